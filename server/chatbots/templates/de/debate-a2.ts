import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Stadt oder Land?',
  language: 'de',
  level: 'A2',
  description: 'Wo lebt man besser, in der Stadt oder auf dem Land? Sag, was du denkst und warum.',
  role: 'Jemand aus deinem Deutschkurs, der gern diskutiert',
  scenario:
    'Heute ist Diskussionsabend im Deutschkurs. Die Frage ist: Lebt man besser in der Stadt oder auf dem Land? Ihr diskutiert zu zweit.',
  goals: [
    'Ich kann sagen, was ich denke.',
    'Ich kann einen Grund nennen.',
    'Ich kann höflich zustimmen und widersprechen.',
    'Ich kann zwei Dinge vergleichen.',
  ],
  grammar: ['Komparativ: besser, ruhiger, teurer', 'weil und deshalb', 'Ich finde, dass …'],
  vocabulary: words({
    'meiner Meinung nach': 'ich denke',
    zustimmen: 'dasselbe denken',
    'die frische Luft': 'saubere Luft zum Atmen',
    'der Lärm': 'laute Geräusche',
    'der Verkehr': 'alle Autos auf der Straße',
    'die Natur': 'Bäume, Tiere, Flüsse',
    teuer: 'es kostet viel',
    langweilig: 'nicht interessant',
    'der Vorteil': 'die gute Seite von etwas',
    'der Nachteil': 'die schlechte Seite von etwas',
    'der Bus': 'er fährt viele Leute durch die Stadt',
    'das Angebot': 'was man alles machen oder kaufen kann',
  }),
  steps: [
    step(
      'Fangen wir mit dir an. Wo wohnst du, in der Stadt oder auf dem Land?',
      ['*stadt|Land|*dorf|wohne|Zentrum|Meer|Nähe|Insel|Vorort|Bauernhof'],
      'Sag, wo du wohnst und ob es groß oder klein ist.',
      'Ich wohne in einer kleinen Stadt am Meer.',
    ),
    step(
      'Und was gefällt dir daran?',
      [],
      'Nenne ein oder zwei gute Dinge.',
      'Mir gefällt die frische Luft, und meine Freunde wohnen in der Nähe.',
    ),
    step(
      'Ich finde die Stadt besser für junge Leute, weil man mehr machen kann. Stimmst du mir zu?',
      [
        'stimme|stimmt|ja|nein|finde|denke|glaube|recht|aber|weil|Meinung|sicher|vielleicht|nicht so|nicht ganz|nicht wirklich|überhaupt nicht|richtig',
      ],
      'Beginn mit „Ja, weil …“ oder „Das finde ich nicht, weil …“.',
      'Das finde ich nicht, weil man auf dem Land viel Sport machen kann.',
    ),
    step(
      'Interessant. Aber die Stadt hat auch eine schlechte Seite. Welche ist das für dich?',
      [
        'Lärm|laut|Verkehr|Auto*|teuer|Luft|schmutzig|Leute|Menschen|gefährlich|voll|Miete*|Stress|Natur|groß|stinkt|weit|grün',
      ],
      'Denk an Lärm, Luft, Preise oder Menschen.',
      'Es gibt viel Verkehr, und die Wohnungen sind teuer.',
    ),
    step(
      'Da hast du recht. Und was ist ein Nachteil auf dem Land?',
      [
        'Bus*|langweilig|Laden|Läden|Geschäft*|weit|Auto|Schule*|Arzt|Ärzte|Arbeit|nichts|Freunde|ruhig|Zug|Züge|Kino|Internet|allein|Leute|klein|wenig*',
      ],
      'Denk an Geschäfte, Busse, Schulen oder Arbeit.',
      'Es gibt nur wenige Busse, und die Geschäfte sind weit weg.',
    ),
    step(
      'Und ältere Menschen? Wo leben sie deiner Meinung nach besser?',
      [],
      'Sag, was besser für sie ist und warum.',
      'Ich finde eine Kleinstadt besser, weil es ruhig ist, aber Ärzte gibt.',
    ),
    step(
      'Du hast mich nachdenklich gemacht. Und wo möchtest du in zehn Jahren wohnen?',
      ['möchte|würde|wohnen|leben|Stadt|Land|Dorf|Meer|Berge|hier|Ausland|Haus|Wohnung|weiß|vielleicht|See|in|am'],
      'Sag deinen Wunsch, und nenn einen Grund.',
      'Ich möchte in einem Dorf am Meer wohnen, weil ich die Natur liebe.',
    ),
  ],
  starters: [
    'Hallo! Was ist heute die Frage?',
    'Ich bin ein bisschen nervös, aber fangen wir an.',
    'Guten Abend! Diskutieren wir zusammen?',
  ],
  opening_message: 'Guten Abend! Heute diskutieren wir beide, und die Frage ist: Stadt oder Land?',
  correction: 'prompt',
})
