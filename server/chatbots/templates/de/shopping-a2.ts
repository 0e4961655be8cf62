import { step, template, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Eine Jacke kaufen',
  language: 'de',
  level: 'A2',
  description: 'Du brauchst eine warme Jacke. Sag, was du suchst, probier sie an und bezahl.',
  role: 'Verkäuferin in einem Kleidergeschäft in Bern',
  scenario:
    'Der Winter kommt, und du hast nur dünne Kleidung. Du gehst in ein Geschäft und schaust dir Jacken an. Eine Verkäuferin kommt, um dir zu helfen.',
  goals: [
    'Ich kann sagen, was ich kaufen möchte.',
    'Ich kann über Farben, Größen und Preise sprechen.',
    'Ich kann sagen, ob etwas passt.',
    'Ich kann nach etwas anderem fragen.',
  ],
  grammar: ['dieser, diese, dieses', 'Komparativ: wärmer, billiger', 'zu groß / nicht groß genug'],
  vocabulary: words({
    'die Jacke': 'kürzer als ein Mantel',
    'die Größe': 'wie groß Kleidung ist: S, M, L',
    anprobieren: 'Kleidung anziehen, um zu sehen, ob sie passt',
    'die Umkleidekabine': 'dort probiert man Kleidung an',
    passen: 'die richtige Größe haben',
    eng: 'zu klein und nah am Körper',
    weit: 'nicht nah am Körper',
    'die Wolle': 'sie kommt vom Schaf und hält warm',
    'die Tasche': 'dort steckt man etwas hinein',
    'im Angebot': 'billiger als sonst',
    'die Kasse': 'dort bezahlt man',
    umtauschen: 'etwas zurückbringen und etwas anderes nehmen',
  }),
  steps: [
    step(
      'Was suchen Sie denn?',
      ['Jacke|Winterjacke|Mantel|warm*|Winter|Kleidung|etwas|Pullover|suche|brauche'],
      'Sag, was du brauchst: „Ich suche …“.',
      'Ich suche eine warme Jacke für den Winter.',
    ),
    step(
      'Da haben wir viele. Welche Farbe hätten Sie gern?',
      [
        'schwarz*|blau*|dunkelblau*|hellblau*|rot*|grün*|gelb*|weiß*|grau*|braun*|orange|rosa|lila|dunkel*|hell*|Farbe|egal|bunt*|beige',
      ],
      'Nenne eine oder zwei Farben.',
      'Dunkelblau oder grün, bitte.',
    ),
    step(
      'Und welche Größe haben Sie?',
      ['klein|mittel|groß|S|M|L|XL|XS|#|Größe|weiß|glaube'],
      'Sag S, M, L oder eine Zahl.',
      'Ich glaube, ich habe Größe M.',
    ),
    step(
      'Schauen Sie, diese ist sehr warm und hat große Taschen. Möchten Sie sie anprobieren?',
      ['ja|gern*|anprobieren|möchte|wo|Kabine|Umkleidekabine|nein|andere|kann|natürlich|okay|probiere|würde'],
      'Sag Ja, und frag, wo.',
      'Ja, gern. Wo ist die Umkleidekabine?',
    ),
    step(
      'Dort drüben links. Und, wie passt sie?',
      [
        'groß|klein|eng|weit|lang|kurz|gut|passt|perfekt|super|warm|bequem|gefällt|zu|schön|prima|schlecht|richtig|okay|nicht',
      ],
      'Sag, ob sie zu groß, zu klein oder genau richtig ist.',
      'Sie ist ein bisschen zu eng. Haben Sie sie auch in L?',
    ),
    step(
      'Ich sehe nach. Es tut mir leid, in der Farbe gibt es keine andere Größe, nur in Rot. Oder diese graue, die ist billiger. Was meinen Sie?',
      ['rot*|grau*|billiger*|nehme|diese|die andere|keine|nein|beide|wie viel|kostet|Preis|gefällt|lieber'],
      'Wähle eine aus, oder frag nach dem Preis.',
      'Ich nehme die graue. Was kostet sie?',
    ),
    step(
      'Sie ist im Angebot: neunundsiebzig Franken. Brauchen Sie noch etwas?',
      [
        'nein|ja|das ist alles|alles|danke|Tüte|Handschuhe|Mütze|Schal|zahle*|bezahlen|Karte|bar|Kasse|brauche|nichts|umtauschen|Hose|Socken',
      ],
      'Sag, dass das alles ist, oder frag nach etwas anderem.',
      'Nein, das ist alles, danke. Kann ich mit Karte bezahlen?',
    ),
  ],
  starters: [
    'Guten Tag! Können Sie mir bitte helfen?',
    'Hallo, ich schaue mich nur um.',
    'Guten Tag. Wo finde ich die Jacken?',
  ],
  opening_message: 'Guten Tag und herzlich willkommen! Draußen ist es schon ganz schön kalt, nicht wahr?',
  correction: 'prompt',
})
