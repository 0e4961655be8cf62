import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'Im Café',
  language: 'de',
  level: 'A2',
  description: 'Bestell in einem kleinen Café etwas zu trinken und zu essen, und bezahl am Ende.',
  role: 'Bedienung in einem Café in Köln',
  scenario:
    'Es ist zehn Uhr am Vormittag, und im Café ist wenig los. Du setzt dich ans Fenster und bestellst. Bei der Bestellung geht etwas schief, aber das ist schnell in Ordnung.',
  goals: [
    'Ich kann höflich etwas bestellen.',
    'Ich kann sagen, wie ich etwas möchte.',
    'Ich kann sagen, dass etwas nicht stimmt.',
    'Ich kann um die Rechnung bitten und bezahlen.',
  ],
  grammar: ['Ich möchte … / Ich hätte gern …', 'Akkusativ: einen, eine, ein', 'mit und ohne'],
  vocabulary: words({
    'das Stück Kuchen': 'ein Teil von einem Kuchen',
    'das belegte Brötchen': 'ein Brötchen mit Käse oder etwas anderem',
    'das Kännchen': 'Kaffee oder Tee für zwei Tassen',
    'die Hafermilch': 'ein Getränk aus Hafer statt Milch',
    'die Schorle': 'Saft mit Mineralwasser',
    'zum Mitnehmen': 'man isst oder trinkt es woanders',
    'zum Hieressen': 'man bleibt im Café',
    'die Rechnung': 'der Zettel mit dem Preis',
    bar: 'mit Münzen und Scheinen',
    'die Karte': 'damit bezahlt man ohne Bargeld',
    'das Trinkgeld': 'ein bisschen Geld extra für die Bedienung',
    zusammen: 'alles auf einer Rechnung',
  }),
  steps: [
    step(
      'Was darf ich Ihnen zu trinken bringen?',
      [
        'Kaffee|Tee|Cappuccino|Espresso|Kakao|Schokolade|Saft|Apfelsaft|Orangensaft|Wasser|Mineralwasser|Schorle|Apfelschorle|Limonade|Milch|Milchkaffee|Cola|Latte|*tee|*saft|*wasser|Tasse|Kännchen|nichts',
      ],
      'Nenne ein Getränk: „Ich hätte gern …“ oder „Einen …, bitte“.',
      'Ich hätte gern einen Milchkaffee, bitte.',
    ),
    step(
      'Gern. Möchten Sie etwas dazu, zum Beispiel Milch, Zucker oder Zitrone?',
      ['Milch|Hafermilch|Zucker|Zitrone|Eis|Honig|ohne|mit|nichts|nein|ja|beides|pur|schwarz|Sahne|danke'],
      'Sag, was du möchtest, oder benutze „ohne“.',
      'Mit Hafermilch und ohne Zucker, bitte.',
    ),
    step(
      'Und möchten Sie auch etwas essen? Wir haben belegte Brötchen, Apfelkuchen und Käsekuchen.',
      [
        'Brötchen|Kuchen|Apfelkuchen|Käsekuchen|Stück|Croissant|Suppe|Brot|Brezel|Salat|Käse|Keks|satt|nichts|nein|ja|nur|danke|hungrig|Hunger|*brötchen|*kuchen',
      ],
      'Wähle etwas aus, oder sag höflich Nein.',
      'Ja, ein Stück Apfelkuchen, bitte.',
    ),
    step(
      'Alles klar. Möchten Sie hier am Fenster sitzen, oder nehmen Sie alles mit?',
      ['hier|Fenster|sitzen|bleiben|bleibe|hieressen|mitnehmen|mit|draußen|Terrasse|Tisch|setze|to go'],
      'Sag, ob du bleibst oder gehst.',
      'Ich möchte hier am Fenster sitzen.',
    ),
    step(
      'So, bitte schön. Oh, Moment, das ist für einen anderen Tisch! Was hatten Sie bestellt?',
      [
        'bestellt|hatte|wollte|möchte|Kaffee|Tee|Cappuccino|Kakao|Saft|Wasser|Schorle|Kuchen|Apfelkuchen|Käsekuchen|Brötchen|Milchkaffee|mein*',
      ],
      'Sag noch einmal, was du bestellt hast: „Ich habe … bestellt.“',
      'Ich habe einen Milchkaffee und ein Stück Apfelkuchen bestellt.',
    ),
    step(
      'Das tut mir leid, hier ist es. Ist jetzt alles in Ordnung?',
      ['ja|danke|gut|lecker|alles|Ordnung|perfekt|super|prima|stimmt|nein|kalt|fehlt|noch|schmeckt|wunderbar'],
      'Sag, ob alles gut ist oder was noch fehlt.',
      'Ja, danke, jetzt ist alles in Ordnung.',
    ),
    step(
      'Danke, dass Sie es mir sagen. Das macht acht Euro vierzig. Wie möchten Sie bezahlen?',
      ['Karte|bar|Handy|EC|Kreditkarte|Euro|Schein|stimmt so|kontaktlos|Bargeld|zusammen'],
      'Sag, womit du bezahlst: „Mit …“ oder „bar“.',
      'Mit Karte, bitte. Und ich hätte gern die Rechnung.',
    ),
  ],
  starters: [
    'Guten Morgen! Ist dieser Tisch frei?',
    'Hallo, ich würde gern bestellen.',
    'Guten Tag! Was haben Sie heute?',
  ],
  opening_message: 'Guten Morgen und herzlich willkommen im Café am Rhein. Setzen Sie sich ruhig.',
  correction: 'prompt',
})
