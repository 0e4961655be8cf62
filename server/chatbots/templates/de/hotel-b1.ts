import { step, template, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Eine Beschwerde im Hotel',
  language: 'de',
  level: 'B1',
  description:
    'In deinem Zimmer gibt es mehrere Probleme. Beschreibe sie höflich und find eine Lösung, mit der du zufrieden bist.',
  role: 'Nachtportier in einem Hotel in Innsbruck',
  scenario:
    'Es ist zehn Uhr am Abend. Du bist am Nachmittag angekommen, kannst dich im Zimmer aber nicht ausruhen. Das Hotel ist fast voll, und der Portier muss sich etwas einfallen lassen.',
  goals: [
    'Ich kann ein Problem klar und höflich beschreiben.',
    'Ich kann sagen, was ich erwarte.',
    'Ich kann Vorschläge vergleichen und mich entscheiden.',
    'Ich kann zusammenfassen, was wir vereinbart haben.',
  ],
  grammar: ['zu und nicht … genug', 'schon und noch nicht', 'höfliche Bitten mit könnten und würden'],
  vocabulary: words({
    'sich beschweren': 'sagen, dass man nicht zufrieden ist',
    'die Klimaanlage': 'sie macht ein Zimmer kühl',
    'die Heizung': 'sie macht ein Zimmer warm',
    'der Lärm': 'laute Geräusche',
    funktionieren: 'so arbeiten, wie es soll',
    tropfen: 'langsam Wasser verlieren',
    'der Rabatt': 'ein Preis, der niedriger ist als sonst',
    erstatten: 'Geld zurückgeben',
    'das Zimmer wechseln': 'in ein anderes Zimmer gehen',
    reparieren: 'etwas wieder ganz machen',
    'zur Verfügung': 'frei, sodass man es haben kann',
    'die Unannehmlichkeit': 'ein kleiner Ärger',
  }),
  steps: [
    step(
      'Was stimmt denn mit Ihrem Zimmer nicht?',
      [
        'laut|Lärm|kalt|heiß|warm|Dusche|Wasser|Heizung|Klimaanlage|Licht|Bett|riecht|stinkt|schmutzig|funktioniert|kaputt|WLAN|Fenster|Tür|Bad|Toilette|Nachbar*|schlafen|tropft|Fernseher|Matratze|Geruch|Internet|Lampe',
      ],
      'Beschreibe ein Problem: „… funktioniert nicht“ oder „Es ist zu …“.',
      'Die Heizung funktioniert nicht, und es ist zu kalt zum Schlafen.',
    ),
    step(
      'Das tut mir leid. Seit wann ist das so, und haben Sie schon etwas versucht?',
      [
        'seit|Stunde*|Nachmittag|Abend|angekommen|versucht|probiert|ja|nein|schon|aufgedreht|zugemacht|geöffnet|ganze*|heute|gedreht|Anfang',
      ],
      'Sag, seit wann, und was du schon gemacht hast.',
      'Seit heute Nachmittag. Ich habe sie schon ganz aufgedreht, aber es passiert nichts.',
    ),
    step(
      'Verstehe. Gibt es noch etwas, womit Sie nicht zufrieden sind?',
      [],
      'Nenne noch ein Problem, oder sag, dass es das einzige ist.',
      'Ja, die Nachbarn sind sehr laut.',
    ),
    step(
      'Unser Techniker ist schon zu Hause. Er könnte morgen früh um sieben kommen. Würde Ihnen das helfen?',
      ['nein|nicht|spät|früh|heute|Nacht|jetzt|schlafen|leider|ja|helfen|hilft|gut|schon|muss|brauche|okay'],
      'Sag, ob dir das reicht, und warum.',
      'Das ist leider zu spät, weil ich heute Nacht schlafen muss.',
    ),
    step(
      'Natürlich. Ich hätte noch ein anderes Zimmer, aber es ist kleiner und ohne Aussicht. Oder ich bringe Ihnen einen Heizlüfter und zwei Decken. Was ist Ihnen lieber?',
      ['Zimmer|kleiner*|andere*|Heizlüfter|Decke*|lieber|wechseln|erste*|zweite*|beides|keins|nehme|Aussicht'],
      'Entscheide dich, und gib einen Grund.',
      'Ich wechsle lieber das Zimmer, weil ein Heizlüfter laut ist.',
    ),
    step(
      'Gut. Und was wäre Ihrer Meinung nach angemessen für den Ärger?',
      [
        'Rabatt|Geld|Preis|Frühstück|kostenlos|umsonst|gratis|zahlen|weniger|Nacht|nichts|Entschuldigung|Essen|Prozent|billiger|günstiger|Kaffee|erstatten|zurück|Gutschein',
      ],
      'Sag, was du erwartest: „Angemessen wäre …“.',
      'Angemessen wäre ein Rabatt oder ein kostenloses Frühstück.',
    ),
    step(
      'Damit bin ich einverstanden. Damit ich nichts vergesse: Was haben wir jetzt vereinbart?',
      [],
      'Fass zusammen: „Sie …, und ich …“.',
      'Ich wechsle jetzt das Zimmer, und das Frühstück morgen ist kostenlos.',
    ),
  ],
  starters: [
    'Guten Abend. Ich habe leider ein Problem mit meinem Zimmer.',
    'Entschuldigung, können Sie mir helfen?',
    'Guten Abend, ich möchte mich beschweren.',
  ],
  opening_message: 'Guten Abend. Ich bin der Nachtportier und helfe Ihnen gern.',
  correction: 'prompt',
})
