import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'Der neue Nachbar',
  language: 'de',
  level: 'A2',
  description: 'Nebenan ist jemand eingezogen. Sag Hallo, und lernt euch kennen.',
  role: 'Ein neuer Nachbar in einem Haus in Graz',
  scenario:
    'Ihr trefft euch vor dem Haus. Dein Nachbar ist gestern eingezogen und kennt noch niemanden. Ihr habt beide ein paar Minuten Zeit.',
  goals: [
    'Ich kann mich vorstellen.',
    'Ich kann über Familie, Freizeit und Wohnen sprechen.',
    'Ich kann Gegenfragen stellen.',
    'Ich kann etwas vorschlagen.',
  ],
  grammar: ['Präsens', 'Fragen mit und ohne Fragewort', 'Wollen wir …? / Hast du Lust …?'],
  vocabulary: words({
    'der Nachbar': 'jemand, der neben dir wohnt',
    nebenan: 'in der Wohnung daneben',
    einziehen: 'anfangen, irgendwo zu wohnen',
    'die Freizeit': 'die Zeit ohne Arbeit und Schule',
    'das Hobby': 'etwas, was man gern macht',
    'das Haustier': 'ein Tier, das bei dir wohnt',
    'spazieren gehen': 'gehen, weil es schön ist',
    'die Bäckerei': 'dort kauft man Brot',
    'das Wetter': 'Sonne, Regen, Wind',
    'in der Nähe': 'nicht weit weg',
    einladen: 'jemanden bitten, zu kommen',
    'bis bald': 'auf Wiedersehen, bis zum nächsten Mal',
  }),
  steps: [
    step(
      'Ich wohne seit gestern hier. Und wer bist du?',
      ['*'],
      'Sag deinen Namen: „Ich bin …“.',
      'Hallo, ich bin Sofia. Freut mich!',
    ),
    step(
      'Freut mich auch! Wohnst du schon lange hier?',
      ['ja|nein|seit|Jahr*|Monat*|Woche*|immer|#|geboren|lange|erst|schon|nicht'],
      'Sag, wie lange: „Seit … Jahren“.',
      'Ja, ich wohne seit fünf Jahren hier.',
    ),
    step(
      'Und mit wem wohnst du zusammen?',
      [
        'allein|mit|Familie|Mutter|Vater|Eltern|Bruder|Brüder*|Schwester*|Freund*|Hund|Katze|Mann|Frau|Kinder*|Sohn|Tochter|niemand*|WG|Mitbewohner*|Oma|Großmutter|Partner*',
      ],
      'Erzähl von deiner Familie, deinen Freunden oder deinen Haustieren.',
      'Ich wohne mit meinen Eltern und unserer Katze zusammen.',
    ),
    step(
      'Schön! Ich fahre gern Rad und koche gern. Was machst du in deiner Freizeit?',
      [],
      'Sag zwei Dinge: „Ich … gern.“',
      'Ich schwimme gern und spiele oft Gitarre.',
    ),
    step(
      'Das mache ich manchmal auch! Ich kenne mich hier noch nicht aus. Wo kann ich gutes Brot kaufen?',
      [
        'Bäckerei|Bäcker|Laden|Geschäft|Supermarkt|Markt|Straße|Ecke|Nähe|neben|da|dort|Zentrum|Bahnhof|gegenüber|links|rechts|Platz|gibt',
      ],
      'Nenne einen Ort: „Neben … gibt es …“.',
      'Neben dem Bahnhof gibt es eine gute Bäckerei.',
    ),
    step(
      'Danke! Und möchtest du mich auch etwas fragen?',
      ['was|wo|wer|wie|woher|hast|bist|kannst|warum|wann|welche*|magst|arbeitest|wohnst|kommst|machst|du|dir|nein'],
      'Frag nach der Arbeit, der Familie oder den Hobbys.',
      'Ja. Woher kommst du, und was arbeitest du?',
    ),
    step(
      'Ich komme aus einem Dorf in den Bergen und bin Krankenpfleger. Oh, es fängt an zu regnen! Wollen wir mal zusammen einen Tee trinken?',
      [
        'ja|gern*|klar|schön|Idee|wann|Samstag|Sonntag|morgen|Wochenende|leider|nein|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Lust|Zeit|kann|super',
      ],
      'Sag Ja, und schlag einen Tag vor.',
      'Ja, gern! Hast du am Samstagnachmittag Zeit?',
    ),
  ],
  starters: ['Hallo! Bist du neu hier?', 'Hallo! Brauchst du Hilfe?', 'Guten Morgen! Schönes Wetter heute.'],
  opening_message: 'Oh, hallo! Ich glaube, wir sind Nachbarn.',
  correction: 'prompt',
})
