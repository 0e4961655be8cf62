import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingA2 = template({
  id: 'shopping-a2',
  name: 'Eine Jacke kaufen',
  language: 'de',
  level: 'A2',
  description: 'Du brauchst eine warme Jacke. Sag, was du suchst, probier sie an und bezahl.',
  role: 'Verkäuferin in einem Kleidergeschäft in Bern',
  partner_name: 'Frau Moser',
  region: 'CH',
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
    dunkelblau: 'blau wie der Himmel in der Nacht',
    'die Größe': 'wie groß Kleidung ist: S, M, L',
    anprobieren: 'Kleidung anziehen, um zu sehen, ob sie passt',
    'die Umkleidekabine': 'dort probiert man Kleidung an',
    eng: 'zu klein und nah am Körper',
    weit: 'nicht nah am Körper',
    grau: 'eine Farbe zwischen Schwarz und Weiß',
    kosten: 'einen Preis haben',
    'im Angebot': 'billiger als sonst',
    'die Karte': 'damit bezahlt man ohne Bargeld',
    umtauschen: 'etwas zurückbringen und etwas anderes nehmen',
  }),
  facts: [
    fact(
      'Was kostet die rote Jacke?',
      ['kostet|kosten|Preis|teuer|viel', 'rot*'],
      'Die rote kostet hundertneunzehn Franken.',
    ),
    fact(
      'Was kostet sie?',
      'kostet|kosten|Preis*|teuer|wie viel|wieviel',
      'Die graue ist im Angebot, sie kostet neunundsiebzig Franken.',
    ),
    fact(
      'Haben Sie sie auch in L?',
      ['haben Sie|gibt es|auch', 'Größe|größer*|kleiner*|L|XL|S|M|andere*|38|40|42|44'],
      'Moment, ich sehe gleich nach.',
    ),
    fact(
      'Wo ist die Umkleidekabine?',
      'Kabine|*kabine|anprobieren|probieren',
      'Die Umkleidekabine ist dort drüben links.',
    ),
    fact('Haben Sie einen Spiegel?', 'Spiegel', 'Der Spiegel ist gleich neben der Tür.'),
    fact(
      'Kann ich die Jacke umtauschen?',
      'umtauschen|zurückbringen|zurückgeben|Garantie|Bon',
      'Ja, Sie haben dreißig Tage Zeit. Nur den Zettel von der Kasse brauchen Sie.',
    ),
    fact(
      'Kann ich mit Karte bezahlen?',
      'Karte|bar|bezahlen|zahlen|Twint|Handy|Euro',
      'Karte, bar, Handy: alles geht.',
    ),
    fact(
      'Ist die Jacke warm?',
      ['warm|wärmer|wasserdicht', 'Jacke|sie|die|das'],
      'Ja, sehr warm, und der Regen kommt auch nicht durch.',
    ),
    fact(
      'Aus welchem Material ist sie?',
      'Material|Wolle|Leder|Baumwolle|Stoff|woraus',
      'Innen ist sie aus Wolle, außen aus Baumwolle.',
    ),
    fact('Kann man sie waschen?', 'waschen|Waschmaschine|reinigen', 'Ja, bei dreißig Grad.'),
    fact(
      'Welche Farben haben Sie?',
      ['welche*|was für|gibt|haben', 'Farbe*|blau*|grün*|schwarz*|gelb*|weiß*|braun*'],
      'Wir haben fast alle Farben, nur bei den Größen fehlt manchmal etwas.',
    ),
    fact(
      'Haben Sie auch Handschuhe?',
      'Handschuhe|Mütze*|Schal*|Socken|Schuhe|Hose*|Pullover|Tasche*|Tüte',
      'Die finden Sie gleich neben der Kasse.',
    ),
    fact(
      'Wie lange haben Sie offen?',
      'offen|geöffnet|schließen|Öffnungszeiten|bis wann',
      'Bis halb sieben, am Donnerstag bis acht.',
    ),
    fact(
      'Gibt es Rabatt?',
      'Rabatt|billiger|günstiger|Angebot|Sonderangebot|Prozent',
      'Einige Jacken sind heute im Angebot, die graue zum Beispiel.',
    ),
    fact('Wie sehe ich aus?', 'wie sehe|steht mir|sieht|wie finden Sie', 'Sehr gut! Die Farbe passt zu Ihnen.'),
    fact('Wo ist die Toilette?', 'Toilette*|WC|Klo', 'Im ersten Stock, bei den Kindersachen.'),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie|wie heißt', 'Ich bin Frau Moser.'),
    fact(
      'Arbeiten Sie schon lange hier?',
      ['lange|seit wann|gern*', 'arbeiten|hier|Geschäft'],
      'Seit fünfzehn Jahren. Ich mag Kleider und Menschen!',
    ),
    fact('Woher kommen Sie?', 'woher|aus Bern|kommen Sie', 'Ich bin aus Bern.'),
    fact(
      'Ist es in Bern immer so kalt?',
      'Wetter|kalt|Schnee|schneit|Winter|Regen',
      'Im Winter ja. Nächste Woche kommt Schnee!',
    ),
    fact('Haben Sie Kinder?', 'Kinder|Familie|Haustier*|Hund|Katze', 'Ja, eine Tochter. Sie kauft alles in Schwarz.'),
    fact('Wie geht es Ihnen?', 'wie geht', 'Danke, gut. Hier drin ist es schön warm.'),
  ],
  steps: [
    step(
      'Was suchen Sie denn?',
      [
        '*jacke*|Mantel|warm*|Winter*|Kleid*|Pullover|Pulli|Hose*|Schuhe|Mütze|T-Shirt|Hemd|Jeans|Anorak|Regen*|Rock|Geschenk|Sweatshirt|Stiefel|Schal|Handschuhe|Weste|Blazer|Anzug|anziehen|kalt|Socken|Bluse|Parka',
      ],
      'Sag, was du brauchst: „Ich suche …“.',
      'Ich suche eine warme Jacke für den Winter.',
      {
        other_wordings: ['Kann ich Ihnen helfen? Was brauchen Sie?', 'Was möchten Sie heute kaufen?'],
        reactions: [
          when(
            'schaue nur|nur schauen|nur gucken|umsehen|umschauen',
            'Schauen Sie ruhig! Die warmen Jacken sind gleich hier. Suchen Sie vielleicht so etwas?',
            { goes_to: 'stay' },
          ),
          when('*jacke*|Mantel|Anorak|Parka', [
            'Jacken haben wir viele, da finden wir etwas.',
            'Eine Jacke, gut! Der Winter kommt ja bald.',
            'Da sind Sie zur richtigen Zeit gekommen, alle sind neu da.',
          ]),
          when('Geschenk', 'Ein Geschenk, wie schön! Eine warme Jacke ist immer gut.'),
          when(
            'Pullover|Pulli|Hose*|Schuhe|Mütze|T-Shirt|Hemd|Jeans|Rock|Kleid|Stiefel|Schal|Handschuhe|Socken|Anzug|Bluse|Sweatshirt',
            'Das ist leider gerade ausverkauft. Aber wir haben sehr schöne Jacken!',
          ),
          when('warm*|Winter|kalt', 'Etwas Warmes, das verstehe ich bei der Kälte!'),
          on('dont_know', 'Kein Problem. Brauchen Sie etwas Warmes für den Winter?', { goes_to: 'stay' }),
          on('joke', 'Das verkaufen wir leider nicht! Vielleicht eine warme Jacke?', { goes_to: 'stay' }),
          on('no', 'Das ist in Ordnung. Aber schauen Sie, unsere Winterjacken sind neu!'),
          when('Hochzeit|Party|Fest|Feier|für eine Reise', 'Da finden wir bestimmt etwas.'),
        ],
      },
    ),
    step(
      'Welche Farbe hätten Sie gern?',
      [
        'schwarz*|*blau*|rot*|*grün*|gelb*|weiß|weiße|weißen|*grau*|braun*|orange*|rosa|pink|lila|violett|dunkel*|hell*|egal|bunt*|beige|türkis|Farbe*|gold*|silber*|kariert|alle|nicht so|keine',
      ],
      'Nenne eine oder zwei Farben.',
      'Dunkelblau oder grün, bitte.',
      {
        other_wordings: ['Und in welcher Farbe?', 'Haben Sie eine Lieblingsfarbe für die Jacke?'],
        reactions: [
          when(
            'nicht schwarz|nicht rot|nicht blau|nicht grau|nicht gelb|nicht rosa|nicht pink|nur nicht',
            'Gut, die lasse ich hängen.',
          ),
          when(
            ['*blau*', '*grün*'],
            [
              'Blau oder grün, das sind schöne Farben.',
              'Blau habe ich, und Grün habe ich auch.',
              'Das trägt man diesen Winter viel.',
            ],
          ),
          when('schwarz*|dunkel*', ['Etwas Dunkles passt immer.', 'Schwarz, ganz klassisch.']),
          when('*blau*|Himmel|wie das Meer', ['Blau passt gut zu Ihnen.', 'Blau tragen dieses Jahr viele.']),
          when('rot*|gelb*|orange*|rosa|pink|bunt*|lila|türkis|violett', [
            'Das bringt Farbe in den Winter!',
            'Eine fröhliche Farbe, das gefällt mir.',
          ]),
          when('*grün*|braun*|beige|*grau*|passend|Schuhen', 'Eine ruhige Farbe, die passt zu allem.'),
          when('weiß|weiße|weißen|hell*', 'Hell ist schön, aber Vorsicht mit Schokolade!'),
          when('egal|alle', 'Egal? Das macht es leicht.'),
          on('dont_know', 'Schauen Sie sich um: Mögen Sie lieber helle oder dunkle Farben?', { goes_to: 'stay' }),
          on('joke', 'So eine Farbe kenne ich nicht! Vielleicht blau, grün oder schwarz?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und welche Größe haben Sie?',
      [
        'klein*|mittel*|groß*|S|M|L|XL|XXL|XS|#|Größe|glaube|normal*|vierzig|achtunddreißig|Medium|Large|Small|weiß nicht|messen|zwischen',
      ],
      'Sag S, M, L oder eine Zahl.',
      'Ich glaube, ich habe Größe M.',
      {
        other_wordings: ['Welche Größe brauchen Sie, S, M oder L?', 'Und Ihre Größe?'],
        reactions: [
          when('XS|S|Small|klein*', 'Da haben wir noch etwas.'),
          when('M|Medium|mittel*|normal*|38|40', [
            'M, das habe ich mir gedacht.',
            'Die haben wir da, ich hole eine.',
            'Moment, die ist gleich hier vorn.',
          ]),
          when('L|XL|XXL|Large|groß*', 'Da haben wir schöne, große Jacken.'),
          when('#', 'Gut, einen Moment.'),
          on('dont_know', 'Ich sehe es schon, Sie haben wohl Größe M.'),
          on('joke', 'Für einen Riesen haben wir leider nichts! Eher S, M oder L?', { goes_to: 'stay' }),
          on('refusal', 'Kein Problem, ich sehe es schon: wohl Größe M.'),
        ],
      },
    ),
    step(
      'Schauen Sie, diese ist sehr warm und hat große Taschen. Möchten Sie sie anprobieren?',
      [
        'ja|gern*|anprobier*|*kabine|nein|andere*|natürlich|okay|ok|probier*|klar|warum nicht|nee|gefällt|schön|hässlich|teuer|kostet|super|toll|sofort|lieber|hier|Spiegel|danke|nicht nötig',
      ],
      'Sag Ja, und frag, wo.',
      'Ja, gern. Wo ist die Umkleidekabine?',
      {
        other_wordings: [
          'Hier, diese ist neu und sehr warm. Wollen Sie sie anprobieren?',
          'Wie wäre es mit dieser? Sie ist warm und leicht. Möchten Sie sie anprobieren?',
        ],
        reactions: [
          when(
            'gefällt mir nicht|hässlich|andere*|nicht schön|mag ich nicht',
            'Dann nehmen Sie diese hier, die ist noch schöner. Halten Sie sie einmal an.',
          ),
          when('teuer|zu viel', 'Keine Angst, anprobieren kostet ja nichts.'),
          on('no', [
            'Kein Problem, halten Sie sie einfach vor den Spiegel.',
            'In Ordnung, dann sehen wir im Spiegel, ob sie passt.',
          ]),
          on('yes', [
            'Sehr gern, ich warte hier.',
            'Schön! Lassen Sie sich Zeit.',
            'Natürlich, der Spiegel ist auch dort.',
          ]),
          when('gern*|okay|klar|probier*|anprobier*|natürlich', [
            'Sehr gern, ich warte hier.',
            'Schön! Lassen Sie sich Zeit.',
          ]),
          on('joke', 'Sie haben Ideen! Ziehen Sie sie einfach einmal an.'),
          on('dont_know', 'Ziehen Sie sie einfach kurz an, ich halte Ihre Tasche.'),
          when('steht mir|Vergnügen|mein Stil|kratzt', 'Schauen Sie einfach mal in den Spiegel.'),
        ],
      },
    ),
    step(
      'Und, wie passt sie?',
      [
        '*groß|klein|eng|weit|lang|kurz|gut|passt|perfekt|super|warm|bequem|gefällt|schön|prima|schlecht|richtig|okay|ok|toll|schwer|leicht|heiß|hässlich|genau|nicht so|Ärmel|nein|ja|dick|dünn|komisch|wunderbar|größer*|kleiner*|geht so',
      ],
      'Sag, ob sie zu groß, zu klein oder genau richtig ist.',
      'Sie ist ein bisschen zu eng. Haben Sie sie auch in L?',
      {
        other_wordings: ['Na, ist sie bequem? Passt die Größe?', 'So, da ist der Spiegel. Wie passt sie Ihnen?'],
        reactions: [
          when(
            'nicht gut|passt nicht|schlecht|gefällt nicht|gefällt mir nicht|hässlich|komisch|nicht schön',
            'Nein? Gut, dass wir noch andere haben.',
          ),
          when('eng|klein|kurz', [
            'Ja, an den Schultern sehe ich es auch.',
            'Stimmt, Sie brauchen ein bisschen mehr Platz.',
            'Ja, mit einem Pullover darunter geht das nicht.',
          ]),
          when('groß|weit|lang|dick|schwer', [
            'Ja, da passen Sie zweimal hinein!',
            'Stimmt, sie ist ein bisschen zu viel.',
          ]),
          when('perfekt|super|gut|passt|richtig|toll|prima|bequem|schön|gefällt|warm|wunderbar|genau', [
            'Das freut mich! Oh, aber da ist ein Fleck am Ärmel. So kann ich sie Ihnen nicht verkaufen.',
            'Sie steht Ihnen sehr gut! Ach nein, hier fehlt ja ein Knopf. Das tut mir leid.',
          ]),
          on('no', 'Nein? Gut, dass wir noch andere haben.'),
          on('yes', 'Das freut mich! Oh, aber da ist ein Fleck am Ärmel. So kann ich sie Ihnen nicht verkaufen.'),
          on('dont_know', 'Heben Sie einmal die Arme: Ist sie zu eng oder zu weit?', { goes_to: 'stay' }),
          on('joke', 'Sie bringen mich zum Lachen! Aber ist sie zu groß oder zu klein?', { goes_to: 'stay' }),
          when(
            'für mich gemacht|wie angegossen|kriege sie|bekomme sie|Nummer|Reißverschluss|zwickt|rutscht|sitzt',
            'Gut, dass Sie sie anprobiert haben.',
          ),
        ],
      },
    ),
    step(
      'In dieser Farbe habe ich leider keine andere mehr, nur eine in Rot. Oder diese graue, die ist billiger. Was meinen Sie?',
      [
        'rot*|*grau*|billig*|nehme|keine|nein|beide*|kostet|Preis|gefällt|lieber|egal|erste*|zweite*|günstig*|hässlich|schön*|andere*|überlege*|wie viel|weiß nicht|anprobier*|teuer|nächste*|mag|passt',
      ],
      'Wähle eine aus, oder frag nach dem Preis.',
      'Ich nehme die graue. Was kostet sie?',
      {
        other_wordings: [
          'Ich habe noch eine in Rot, und diese graue ist sogar billiger. Welche nehmen Sie?',
          'Schauen Sie, zwei passen noch: eine rote und eine graue, die graue ist billiger. Was sagen Sie?',
        ],
        reactions: [
          when(
            'keine|beide nicht|keine von beiden|gefallen mir nicht|nicht kaufen|überlege*|nächste*',
            'Das ist in Ordnung. Nächste Woche bekommen wir neue.',
          ),
          when(['nicht rot*|kein Rot|Rot nicht|rot* nicht|mag kein Rot'], 'Dann ist die graue genau richtig.'),
          when('beide', 'Beide? Dann wird Ihnen diesen Winter nicht kalt!'),
          when('*grau*|billig*|günstig*|zweite*', [
            'Die graue steht Ihnen sehr gut.',
            'Gute Wahl, die passt zu allem.',
            'Die ist wirklich schön warm.',
          ]),
          when('rot*|erste*', ['Die rote sieht man auch im Schnee!', 'Rot, wie schön! Die steht Ihnen.']),
          when('egal', 'Dann nehmen Sie die graue, da sparen Sie Geld.'),
          on('no', 'Das ist in Ordnung. Nächste Woche bekommen wir neue.'),
          on('dont_know', 'Halten Sie beide vor den Spiegel. Welche gefällt Ihnen besser?', { goes_to: 'stay' }),
          on('joke', 'Rosa mit Punkten haben wir leider nicht! Die rote oder die graue?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Brauchen Sie noch etwas?',
      [
        'nein|ja|alles|danke|Tüte|Handschuhe|Mütze*|Schal*|zahle*|bezahlen|Karte|bar|Kasse|brauche|*nichts|umtauschen|Hose*|Socken|Schuhe|nee|Pullover|Rechnung|Geschenk*|Tasche|Stiefel|suche|T-Shirt|Kleid*|Regenschirm|Gürtel',
      ],
      'Sag, dass das alles ist, oder frag nach etwas anderem.',
      'Nein, das ist alles, danke. Kann ich mit Karte bezahlen?',
      {
        other_wordings: [
          'Darf es noch etwas sein, zum Beispiel ein Schal?',
          'Ist das alles, oder möchten Sie noch etwas?',
        ],
        reactions: [
          when('Tüte|Geschenk*', 'Gern, ich packe alles schön ein.'),
          when('Handschuhe|Mütze*|Schal*|Socken', [
            'Die haben wir gleich hier, und heute sind sie zehn Prozent billiger.',
            'Warm von oben bis unten, sehr gut!',
          ]),
          when(
            'Hose*|Schuhe|Pullover|Stiefel|T-Shirt|Kleid*|Regenschirm|Gürtel',
            'Das zeige ich Ihnen gleich, es ist dort hinten.',
          ),
          on('no', [
            'Sehr gut, dann haben wir alles.',
            'Gern. Dann sind wir fertig.',
            'Gut, dann gehen wir zusammen zur Kasse.',
          ]),
          when('alles|*nichts', ['Sehr gut, dann haben wir alles.', 'Gern. Dann sind wir fertig.']),
          when('Karte|bar|Kasse|bezahlen|zahle*', 'Die Kasse ist gleich hier vorne.'),
          on('dont_know', 'Sind Ihre Hände warm? Vielleicht brauchen Sie Handschuhe?', { goes_to: 'stay' }),
          on('joke', 'Die Sonne verkaufen wir leider nicht! Vielleicht einen Schal?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(4, 'Sie haben Glück, diese ist gerade erst gekommen! Sie ist sehr warm. Möchten Sie sie anprobieren?'),
    twist(
      6,
      'Oje, die letzte in dieser Farbe hat gerade die Frau dort gekauft! Ich habe noch eine rote, oder diese graue, die ist billiger. Was meinen Sie?',
    ),
    twist(7, 'Sehen Sie, draußen fallen die ersten Schneeflocken! Brauchen Sie noch etwas?'),
  ],
  starters: [
    'Guten Tag! Können Sie mir bitte helfen?',
    'Hallo, ich schaue mich nur um.',
    'Guten Tag. Wo finde ich die Jacken?',
  ],
  opening_message: 'Guten Tag und herzlich willkommen! Draußen ist es schon ganz schön kalt, nicht wahr?',
  closing_message: 'Vielen Dank für Ihren Besuch, und kommen Sie gut durch den Winter! Auf Wiedersehen.',
  correction: 'prompt',
})
