import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Ein Ferienjob',
  language: 'de',
  level: 'A2',
  description: 'Du möchtest im Sommer in einer Eisdiele arbeiten. Sprich über dich und über die Arbeit.',
  role: 'Besitzerin einer Eisdiele in Konstanz am Bodensee',
  scenario:
    'Im Fenster hängt ein Zettel: „Hilfe für den Sommer gesucht“. Du gehst hinein und fragst. Die Besitzerin hat zehn Minuten Zeit und möchte dich kennenlernen.',
  goals: [
    'Ich kann mich vorstellen.',
    'Ich kann sagen, was ich gut kann.',
    'Ich kann sagen, wann ich Zeit habe.',
    'Ich kann Fragen zu einer Arbeit stellen.',
  ],
  grammar: ['Präsens', 'können', 'gern + Verb', 'am + Wochentag'],
  vocabulary: words({
    bedienen: 'den Gästen bringen, was sie bestellen',
    'der Gast': 'jemand, der im Café isst oder trinkt',
    freundlich: 'nett zu anderen',
    pünktlich: 'nicht zu spät',
    'die Schicht': 'die Stunden, die man am Tag arbeitet',
    'pro Stunde': 'für jede Stunde',
    'das Team': 'Leute, die zusammen arbeiten',
    aufräumen: 'alles an seinen Platz stellen',
    'die Erfahrung': 'was man schon gemacht hat',
    verdienen: 'Geld für Arbeit bekommen',
    'das Wochenende': 'Samstag und Sonntag',
    anfangen: 'beginnen',
  }),
  steps: [
    step(
      'Erzähl mir ein bisschen von dir. Wer bist du, und was machst du?',
      [],
      'Sag deinen Namen und ob du zur Schule gehst oder arbeitest: „Ich heiße …, und ich …“.',
      'Ich heiße Marco, und ich gehe hier in Konstanz zur Schule.',
    ),
    step(
      'Freut mich! Warum möchtest du bei uns arbeiten?',
      [
        'weil|denn|gern|mag|möchte|will|Eis|Geld|Leute|Menschen|See|Sommer|lernen|Deutsch|Freund*|arbeiten|Ferien|Spaß|nah|liebe',
      ],
      'Gib einen Grund mit „weil“.',
      'Weil ich gern mit Menschen arbeite und Eis liebe.',
    ),
    step(
      'Was kannst du gut?',
      [
        'kann|gut|bin|freundlich|schnell|rechnen|Mathe|Zahlen|Leute*|Menschen|Sprache*|helfen|arbeiten|kochen|putzen|aufräumen|sprechen|pünktlich|Team|Musik|Computer|organisieren|spielen',
      ],
      'Sag, was du gut kannst: „Ich kann gut …“ oder „Ich bin …“.',
      'Ich bin freundlich und kann schnell arbeiten.',
    ),
    step(
      'Hast du schon einmal gearbeitet oder jemandem bei der Arbeit geholfen?',
      [
        'ja|nein|nie|noch nicht|gearbeitet|geholfen|helfe|Eltern|Mutter|Vater|Laden|Geschäft|Schule|Kinder|Garten|Freund*|Onkel|Tante|Familie|einmal|Sommer|Hause|manchmal',
      ],
      'Erzähl etwas, was du gemacht hast, oder sag „noch nie“ und wie du zu Hause hilfst.',
      'Ja, ich helfe manchmal meinem Onkel in seinem Laden.',
    ),
    step(
      'Ein kleiner Test: Ein Gast sagt, das ist das falsche Eis. Was sagst du?',
      [
        'leid|Entschuldigung|Problem|neues|anderes|welches|Moment|bringe|gebe|mache|natürlich|klar|Fehler|was|sofort|tausche',
      ],
      'Sei höflich: Entschuldige dich und sag, was du machst.',
      'Das tut mir leid! Ich bringe Ihnen sofort ein neues.',
    ),
    step(
      'Sehr gut! Wir haben jeden Tag von zehn bis acht offen. Wann kannst du arbeiten?',
      [
        'Montag*|Dienstag*|Mittwoch*|Donnerstag*|Freitag*|Samstag*|Sonntag*|Wochenende|Tag*|Woche|Vormittag|Nachmittag|Abend|immer|Juli|August|Juni|#|Ferien|jeden|Uhr',
      ],
      'Sag Tage und Uhrzeiten.',
      'Ich kann samstags und sonntags von zehn bis vier arbeiten.',
    ),
    step(
      'Das passt gut. Hast du noch Fragen an mich?',
      ['wie|wann|was|wo|wer|kann|muss|gibt|ist|viel|Stunde|Geld|verdiene|anfangen|Kleidung|nein|bekomme|darf'],
      'Frag nach dem Geld, der Kleidung oder dem ersten Tag.',
      'Wie viel verdiene ich pro Stunde, und wann kann ich anfangen?',
    ),
  ],
  starters: [
    'Hallo! Ich habe Ihren Zettel gesehen.',
    'Guten Tag. Suchen Sie noch jemanden?',
    'Hallo, ich möchte nach dem Ferienjob fragen.',
  ],
  opening_message: 'Hallo! Du kommst wegen des Ferienjobs? Schön, setzen wir uns kurz.',
  correction: 'prompt',
})
