import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateA2 = template({
  id: 'debate-a2',
  name: 'Stadt oder Land?',
  language: 'de',
  level: 'A2',
  description: 'Wo lebt man besser, in der Stadt oder auf dem Land? Sag, was du denkst und warum.',
  role: 'Jemand aus deinem Deutschkurs, der gern diskutiert',
  partner_name: 'Milan',
  region: 'DE',
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
    'in der Nähe': 'nicht weit weg',
    'der Verkehr': 'alle Autos auf der Straße',
    teuer: 'es kostet viel',
    'der Bus': 'er fährt viele Leute durch die Stadt',
    'das Geschäft': 'dort kauft man etwas',
    ruhig: 'ohne Lärm',
    'die Natur': 'Bäume, Tiere, Flüsse',
    'der Vorteil': 'die gute Seite von etwas',
    'der Nachteil': 'die schlechte Seite von etwas',
  }),
  facts: [
    fact(
      'Was machst du in der Freizeit?',
      'Freizeit|Hobby|Hobbys|gern|Sport',
      'Ich gehe gern ins Kino, und ich spiele Basketball.',
    ),
    fact(
      'Wo wohnst du?',
      'wo wohnst|wo lebst|wohnst du in|lebst du in',
      'Ich wohne in der Stadt, im dritten Stock, über einer Pizzeria.',
    ),
    fact('Woher kommst du?', 'woher|kommst du', 'Ich komme aus Belgrad, das ist eine große Stadt.'),
    fact(
      'Was gefällt dir in der Stadt?',
      ['was|warum', 'Stadt|gefällt|magst|besser|findest'],
      'Ich kann am Abend ins Kino gehen, und ich brauche kein Auto.',
    ),
    fact(
      'Warst du schon einmal auf dem Land?',
      ['warst|kennst|schon|magst|gehst', 'Land|Dorf|Bauernhof|Natur'],
      'Ja, bei meiner Oma. Da wecken mich um fünf die Hühner!',
    ),
    fact(
      'Was denkst du?',
      ['du|dir|deine', 'denkst|findest|meinst|Meinung|glaubst'],
      'Ich finde die Stadt besser, aber ich höre dir gern zu.',
    ),
    fact(
      'Ist deine Wohnung teuer?',
      'Miete|Wohnung|teuer|kostet',
      'Ja, sehr! Ein kleines Zimmer kostet sechshundert Euro.',
    ),
    fact('Hast du ein Auto?', 'Auto|Fahrrad|Führerschein|Bus', 'Ich habe kein Auto, ich fahre mit der Straßenbahn.'),
    fact(
      'Hast du Haustiere?',
      'Haustier*|Tier*|Hund|Katze',
      'Nein, in meiner Wohnung darf ich leider keine Tiere haben.',
    ),
    fact(
      'Wohnst du allein?',
      'allein|Familie|Geschwister|Eltern|Kinder|verheiratet|WG|Freundin',
      'Ich wohne mit zwei Freunden zusammen. Es ist immer laut!',
    ),
    fact(
      'Was arbeitest du?',
      'arbeit*|Beruf|Job|studierst|machst du',
      'Ich bin Elektriker, und am Abend lerne ich Deutsch.',
    ),
    fact(
      'Wie lange lernst du schon Deutsch?',
      ['wie lange|seit wann|warum', 'Deutsch|Kurs|lernst'],
      'Seit einem Jahr. Diskutieren ist die beste Übung!',
    ),
    fact('Wie alt bist du?', 'wie alt', 'Ich bin sechsundzwanzig.'),
    fact('Wie heißt du?', 'wie heißt|dein Name|wer bist du', 'Ich bin der Milan.'),
    fact(
      'Wie lange dauert die Diskussion?',
      ['wie lange|wie viele|wann', 'dauert|Diskussion|Fragen|fertig|Ende'],
      'Nicht lange, wir haben nur ein paar Fragen.',
    ),
    fact('Was ist heute das Thema?', ['was|welche*', 'Frage|Thema|heute'], 'Heute geht es um Stadt oder Land.'),
    fact(
      'Wo möchtest du in zehn Jahren wohnen?',
      ['wo|du', 'zehn Jahren|Zukunft|später|alt'],
      'Vielleicht in einem kleinen Haus, aber mit U-Bahn!',
    ),
    fact('Bist du nervös?', 'nervös|aufgeregt|Angst', 'Ein bisschen, aber wir schaffen das.'),
    fact('Findest du das auch?', 'findest du|magst du|du auch|stimmst du', 'Ein bisschen schon.'),
    fact('Wie geht es dir?', 'wie geht', 'Gut, danke! Ich diskutiere heute gern.'),
  ],
  steps: [
    step(
      'Fangen wir mit dir an. Wo wohnst du, in der Stadt oder auf dem Land?',
      [
        '*stadt|Land|*dorf|Zentrum|Meer|Nähe|Insel|Vorort|Bauernhof|Berg*|Haus|Wohnung|wohne in|lebe|beides|Berlin|München|Hamburg|Madrid|Paris|Rom|London|Wien|hier|See|Strand|außerhalb|Rand|*burg|Köln|Barcelona|Istanbul',
      ],
      'Sag, wo du wohnst und ob es groß oder klein ist.',
      'Ich wohne in einer kleinen Stadt am Meer.',
      {
        other_wordings: [
          'Zuerst zu dir: Wohnst du in der Stadt oder auf dem Land?',
          'Erste Frage: Wo lebst du, in einer Stadt oder auf dem Land?',
        ],
        reactions: [
          on('asks_back', 'Ich wohne in der Stadt, über einer Pizzeria.'),
          when('Meer|See|Strand|Insel', [
            'Am Wasser! Da möchte ich auch wohnen.',
            'Wie schön, da hast du immer Urlaub.',
            'Da hörst du abends bestimmt die Möwen!',
          ]),
          when('Bauernhof|*dorf|Land|Berg*', [
            'Auf dem Land also. Dann bist du heute der Experte!',
            'Da ist es sicher schön ruhig.',
          ]),
          when('Vorort|außerhalb|Rand|Nähe', 'Also ein bisschen Stadt und ein bisschen Land.'),
          when('klein* Stadt|Kleinstadt', 'Eine kleine Stadt, da kennt man sich.'),
          when([], ['{place}! Das kenne ich.', 'In {place}, interessant.']),
          when('*stadt|Zentrum|Berlin|München|Hamburg|Madrid|Paris|Rom|London|Wien|Köln|Barcelona|Istanbul', [
            'In der Stadt, so wie ich!',
            'Dann hast du alles vor der Tür.',
          ]),
          on('dont_know', 'Siehst du aus deinem Fenster Häuser oder Bäume?', { goes_to: 'stay' }),
          on('joke', 'Haha! Und wo wohnst du wirklich, Stadt oder Land?', { goes_to: 'stay' }),
          on('refusal', 'Kein Problem, dann reden wir allgemein.'),
        ],
      },
    ),
    step(
      'Und was gefällt dir daran?',
      [],
      'Nenne ein oder zwei gute Dinge.',
      'Mir gefällt die frische Luft, und meine Freunde wohnen in der Nähe.',
      {
        other_wordings: ['Was ist dort gut?', 'Und was magst du dort am liebsten?'],
        topics: [
          'Winter|Ski|langweilig|Rad|fahren|Pizza|lecker|kann man|man kann|nie|immer|gehen|zu Fuß|entspannt',
          '*luft|Natur|Wald|Bäume|Tier*|Meer|Strand|See|Fluss|Berg*|Park*|Garten|Blumen|ruhig*|Ruhe|still|leise|grün|Sonne|sauber|laut|Lärm|Verkehr|Platz|draußen|Vögel|Kühe|Himmel|Landschaft|wandern|schwimmen',
          '*freund*|Familie|Eltern|Leute|Mensch*|Nachbar*|Kinder|Oma|Opa|nett|freundlich|kenne|zusammen|Mädchen|Jungs',
          'Geschäft*|Läden|Laden|Supermarkt|Kino|Restaurant*|Café*|Bar*|Party|Museum|Museen|Konzert*|Theater|Disco|Club*|Bus*|U-Bahn|Bahn|Zug|Straßenbahn|*schul*|Uni|Arbeit|Job*|Arzt|Ärzte|Sport*|Fußball*|Schwimmbad|Internet|Angebot|einkaufen|shoppen',
          'Haus|Wohnung|Zimmer|billig*|günstig*|nah|Nähe|Zentrum|alles|viel*|machen|schön|sicher|interessant|modern|groß|klein|Leben|Essen|Kultur|gefällt|mag|*nichts|Weg*|frei',
          'überall|Pferd*|reiten|Stille|nicht viel|was los',
        ],
        reactions: [
          when('*nichts|gefällt mir nicht|nicht gut|wenig', 'Gar nichts? Dann gibt es viel zu diskutieren!'),
          when('*luft|Natur|Wald|Bäume|Garten|grün|Berg*|Tier*', [
            'Die Natur, das verstehe ich. In der Stadt fehlt mir das.',
            'Gute Luft ist wirklich wichtig.',
            'Da bekomme ich sofort Lust auf einen Spaziergang.',
          ]),
          when('Meer|Strand|See|Fluss', 'Wasser in der Nähe, das ist toll!'),
          when('ruhig*|Ruhe|still|leise', 'Ruhig ist es bei mir leider nie!'),
          when('*freund*|Familie|Leute|Mensch*|Nachbar*|nett', [
            'Die Menschen sind das Wichtigste, finde ich auch.',
            'Mit Freunden ist es überall schön.',
          ]),
          when('Kino|Restaurant*|Party|Museum|Konzert*|Club*|Geschäft*|Läden|Café*|Theater|shoppen|einkaufen', [
            'Ja, man kann so viel machen!',
            'Das mag ich auch sehr.',
          ]),
          when('Bus*|U-Bahn|Bahn|Nähe|nah|Zentrum|Arbeit|*schul*', 'Kurze Wege sind praktisch.'),
          when('billig*|günstig*|Haus|Platz|groß', 'Viel Platz für wenig Geld, das möchte ich auch.'),
          on('dont_know', 'Denk an gestern: Was war dort schön?', { goes_to: 'stay' }),
          on('joke', 'Du bist lustig! Und was ist dort wirklich gut?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ich finde die Stadt besser für junge Leute, weil man mehr machen kann. Stimmst du mir zu?',
      [
        'stimme|stimmt|ja|nein|finde|denke|glaube|recht|aber|weil|Meinung|sicher|vielleicht|nicht so|nicht ganz|nicht wirklich|überhaupt nicht|richtig|falsch|genau|Sport|Natur|natürlich|langweilig|besser|auch|manchmal|kommt darauf an|teuer|Kinder|einverstanden|nee|klar|auf keinen Fall|Quatsch|egal',
      ],
      'Beginn mit „Ja, weil …“ oder „Das finde ich nicht, weil …“.',
      'Das finde ich nicht, weil man auf dem Land viel Sport machen kann.',
      {
        other_wordings: [
          'Meiner Meinung nach ist die Stadt für junge Leute besser, denn man kann mehr machen. Findest du das auch?',
          'Ich sage: Junge Leute brauchen die Stadt, da kann man mehr machen. Was denkst du?',
        ],
        reactions: [
          when('kommt darauf an|vielleicht|manchmal|nicht ganz|teilweise', 'Du siehst also beide Seiten.'),
          when(
            [
              'finde nicht|stimme nicht|nicht richtig|stimmt nicht|falsch|nein|Quatsch|glaube nicht|denke nicht|finde ich nicht|nicht wirklich',
              'Sport|Natur|spielen|draußen|Fußball|Freunde',
            ],
            [
              'Sport und Natur, gut. Das habe ich vergessen!',
              'Ein gutes Argument. Aber ich habe auch welche!',
              'Gut, im Park um die Ecke ist es wirklich oft zu voll.',
            ],
          ),
          when(
            'finde nicht|finde ich nicht|stimme nicht|stimmt nicht|falsch|Quatsch|glaube nicht|denke nicht|nicht wirklich|überhaupt nicht|auf keinen Fall',
            ['Du denkst also etwas anderes. Gut, dann diskutieren wir!', 'Nein? Das ist spannend.'],
          ),
          on('no', ['Du denkst also etwas anderes. Gut, dann diskutieren wir!', 'Nein? Das ist spannend.']),
          when(['ja|stimme|stimmt|recht|richtig', 'aber'], 'Ja, aber! Das ist ein guter Anfang.'),
          on('yes', ['Schön, da denken wir gleich.', 'Siehst du, ich wusste es!']),
          when('stimme|stimmt|recht|richtig|genau|finde auch|klar|einverstanden|auch', [
            'Schön, da denken wir gleich.',
            'Siehst du, ich wusste es!',
          ]),
          on('dont_know', 'Was machst du am Samstagabend? Geht das besser in der Stadt oder auf dem Land?', {
            goes_to: 'stay',
          }),
          on('joke', 'Haha! Aber sag: Ist die Stadt besser, ja oder nein?', { goes_to: 'stay' }),
          when('was dran|sehe ich anders|sehe das anders|Jugendliche|im Dorf|Freunde|teilweise', [
            'Ein interessanter Punkt.',
            'So habe ich das noch nicht gesehen.',
          ]),
        ],
      },
    ),
    step(
      'Aber die Stadt hat auch eine schlechte Seite. Welche ist das für dich?',
      [],
      'Denk an Lärm, Luft, Preise oder Menschen.',
      'Es gibt viel Verkehr, und die Wohnungen sind teuer.',
      {
        other_wordings: [
          'Aber nicht alles in der Stadt ist gut. Was ist dort schlecht?',
          'Und was findest du in der Stadt nicht so schön?',
        ],
        topics: [
          'Lärm|laut*|Verkehr|*auto*|teuer|Luft|schmutzig|Leute|Mensch*|gefährlich|voll|Miete*|Stress*|Natur|groß|stinkt|weit|grün|Müll|Preis*|Wohnung*|allein|einsam|schnell|hektisch|heiß|Platz|Stau|Diebe|Kriminalität|keine*|*nichts|Touristen|Krach|dreckig|eng|Bäume|Ratten|unfreundlich|Parkplatz*|kostet',
          'anonym|fremd|Sterne|traurig|hässlich|langweilig|nie Zeit|keine Zeit|kalt|Ruhe|Tiere|Garten|schlafen|nachts|Häuser|Straße*|gesund|krank|Polizei|Wege|warten|Kinder',
          'eilig|in Eile|Hektik|draußen spielen|Kriminelle',
        ],
        reactions: [
          when('keine schlecht*|gibt keine|*nichts', 'Gar keine? Du liebst die Stadt wirklich!'),
          when(
            ['Verkehr|*auto*|Stau', 'teuer|Miete*|kostet'],
            [
              'Verkehr und Preise, oh ja, das ist in meiner Straße auch so.',
              'Ja, ich stehe auch jeden Morgen im Stau.',
              'Da hast du recht, meine Miete ist auch hoch.',
            ],
          ),
          when('teuer|Miete*|Preis*|kostet', [
            'Ja, meine Miete ist auch schrecklich teuer.',
            'Da hast du recht, alles kostet viel.',
          ]),
          when('Lärm|laut*|Krach', [
            'Oh ja, und unter mir ist eine Pizzeria!',
            'Stimmt, schlafen ist manchmal schwer.',
          ]),
          when('Verkehr|*auto*|Stau|Parkplatz*', 'Da hast du recht, überall Autos.'),
          when('Luft|schmutzig|Müll|stinkt|dreckig', 'Das stimmt, die Luft ist wirklich schlecht.'),
          when('Leute|Mensch*|voll|eng|Touristen|Stress*|hektisch', 'Ja, alle haben es immer eilig.'),
          when('gefährlich|Diebe|Kriminalität|Angst', 'In der Nacht habe ich manchmal auch Angst.'),
          when('allein|einsam|Natur|grün|Bäume', 'Das ist wahr, das fehlt mir auch.'),
          on('dont_know', 'Denk an eine große Straße: Was hörst du, was siehst du?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und was ist ein Nachteil auf dem Land?',
      [],
      'Denk an Geschäfte, Busse, Schulen oder Arbeit.',
      'Es gibt nur wenige Busse, und die Geschäfte sind weit weg.',
      {
        other_wordings: ['Und das Land? Was ist dort nicht so gut?', 'Jetzt das Land: Welchen Nachteil siehst du da?'],
        topics: [
          '*bus*|langweilig|Laden|Läden|Geschäft*|weit|*auto*|*schul*|Arzt|Ärzte|Arbeit|*nichts|Freunde|ruhig|still|Zug|Züge|Kino|Internet|allein|einsam|Leute|klein|wenig*|kein*|Supermarkt|Restaurant*|Krankenhaus|Job*|dunkel|Tiere|Insekten|stinkt|Kühe|früh|Handy|Party|Hühner|Nachbar*|Jugend*|Angebot',
          'jeder weiß|alle wissen|fahren|fährt|Winter|schwierig|schwer|langsam|alt|Angst|Abend*|Bäckerei|Post|teuer|Kultur|Museum|Uni*|Universität|neugierig|Mücken|Schnee|Wege|warten|abends|Apotheke|Sport',
        ],
        reactions: [
          when('keinen Nachteil|kein Nachteil|gibt keinen|keinen', 'Keinen? Du bist ein echter Fan vom Land!'),
          when(
            ['*bus*|Zug|Züge', 'weit|Geschäft*|Laden|Läden|Supermarkt'],
            [
              'Ja, ohne Bus und ohne Laden ist es schwer.',
              'Stimmt, und wer kein Auto hat, bleibt zu Hause.',
              'Das sagt meine Tante auch, sie wohnt in einem Dorf.',
            ],
          ),
          when('*bus*|Zug|Züge|*auto*|weit', [
            'Ja, ohne Auto ist es schwer.',
            'Stimmt, bei meiner Oma kommt der Bus nur zweimal am Tag!',
          ]),
          when('langweilig|*nichts|Kino|Party|Restaurant*', [
            'Genau, am Abend ist nichts los!',
            'Da spielt man dann Karten mit der Oma.',
          ]),
          when('Arzt|Ärzte|Krankenhaus', 'Das ist wichtig, besonders für alte Menschen.'),
          when('Arbeit|Job*|*schul*|Uni', 'Ja, viele müssen deshalb jeden Tag weit fahren.'),
          when('Internet|Handy', 'Ohne Internet? Da würde ich weinen!'),
          when('allein|einsam|Freunde|Leute|Nachbar*', 'Das stimmt, man sieht immer die gleichen Leute.'),
          when('Tiere|Insekten|stinkt|Kühe|Hühner|dunkel|still', 'Haha, ja, das kenne ich von meiner Oma!'),
          on('dont_know', 'Was fehlt auf dem Land? Denk an den Bus oder an das Kino.', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und ältere Menschen? Wo leben sie deiner Meinung nach besser?',
      [],
      'Sag, was besser für sie ist und warum.',
      'Meiner Meinung nach ist eine Kleinstadt besser, weil es ruhig ist, aber Ärzte gibt.',
      {
        other_wordings: [
          'Und unsere Großeltern? Wo leben alte Menschen besser?',
          'Jetzt denken wir an alte Leute. Wo ist es für sie besser?',
        ],
        topics: [
          'immer|gelebt|gewohnt|Wald|Rollstuhl|Ärztin|Bank|warm|Sonne',
          '*stadt|Land|*dorf|Zentrum|Meer|Berge|Vorort|*hause|Heim|Altersheim|dort|überall|egal|hier|Haus|Wohnung|Spanien|Insel',
          'ruhig*|Ruhe|Lärm|Luft|Natur|Garten|gesund|sicher*|Arzt|Ärzte|Krankenhaus|Apotheke|Hilfe|helfen|Bus*|Geschäft*|Supermarkt|Auto|laufen|Treppe*|Aufzug|nah|Nähe|weit|langsam',
          'Familie|Kinder|Enkel*|Nachbar*|Freund*|allein|einsam|Leute|zusammen|Oma|Opa|Großeltern|beide*|kommt darauf an|gleich|besser|brauchen',
        ],
        reactions: [
          when('kommt darauf an|egal|beide*|überall', 'Ja, jeder Mensch ist anders.'),
          when('Familie|Kinder|Enkel*|allein|einsam|Freund*', [
            'Genau, die Familie ist am wichtigsten.',
            'Stimmt, allein ist es nirgends schön.',
          ]),
          when('Arzt|Ärzte|Krankenhaus|Apotheke', [
            'Ein Arzt in der Nähe ist wichtig, das stimmt.',
            'Ja, im Alter braucht man oft einen Arzt.',
            'Richtig, meine Oma geht oft zum Arzt.',
          ]),
          when('Heim|Altersheim', 'Meine Oma möchte nie in ein Heim, sagt sie.'),
          when('ruhig*|Ruhe|Luft|Natur|Garten|gesund', 'Ruhe und frische Luft tun gut, das stimmt.'),
          when('Kleinstadt|klein* Stadt', 'Eine kleine Stadt, das ist eine gute Mitte.'),
          when('nicht in der Stadt|nicht Stadt|Land|*dorf', 'Auf dem Land also. Meine Oma denkt das auch.'),
          when('*stadt|Zentrum', 'In der Stadt ist alles nah, das ist praktisch.'),
          on('dont_know', 'Denk an deine Oma oder deinen Opa: Was brauchen sie?', { goes_to: 'stay' }),
          on('joke', 'Auf dem Mond? Da gibt es keinen Arzt! Und wirklich, Stadt oder Land?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und du? Wo möchtest du in zehn Jahren wohnen?',
      [],
      'Sag deinen Wunsch, und nenn einen Grund.',
      'Ich möchte in einem Dorf am Meer wohnen, weil ich die Natur liebe.',
      {
        other_wordings: [
          'Letzte Frage: Wo möchtest du in zehn Jahren leben?',
          'Jetzt träumen wir ein bisschen: Wo wohnst du in zehn Jahren?',
        ],
        topics: [
          '*stadt|Land|*dorf|Meer|Berge|hier|Ausland|Haus|Wohnung|weiß nicht|See|Strand|Insel|Spanien|Italien|Deutschland|Amerika|USA|Berlin|Paris|London|New York|Zentrum|Familie|Eltern|Bauernhof|Natur|Villa|Schloss|München|Wien|Heimat|Garten|Nähe|gleich*|zurück|Schweiz',
          'Süden|Norden|Westen|Osten|*freund*|bleibe|Mann|Frau|Kinder|WG|Boot|Wald|allein|Hauptstadt|reich|Traum*|wo es|warm|Sonne|Madrid|Hamburg|Japan|Australien|Kanada|Istanbul|Barcelona|Türkei|Ukraine|Polen',
          'Arbeit|Job|egal wo|wo es warm',
        ],
        reactions: [
          when('Meer|Strand|Insel|See', [
            'Am Wasser! Ich besuche dich dann jeden Sommer.',
            'Das ist auch mein Traum!',
            'Dann sehen wir uns dort am Strand!',
          ]),
          when('Bauernhof|*dorf|Land|Berge|Natur|Garten', [
            'Dann hast du bestimmt einen Hund und viele Hühner!',
            'Schön, und ich komme am Wochenende zu dir.',
          ]),
          when('hier|gleich*|Heimat|Eltern|Familie', 'Dann gefällt es dir hier wirklich gut.'),
          when('Villa|Schloss|reich', 'Dann nehme ich das Gästezimmer!'),
          when([], ['{place}! Das klingt toll.', 'In {place}? Da komme ich mit!']),
          when(
            'Ausland|Spanien|Italien|Amerika|USA|Australien|Kanada|Japan|Paris|London|New York',
            'So weit weg? Das klingt nach einem Abenteuer!',
          ),
          when('*stadt|Zentrum|Berlin|München|Hamburg|Wien|Madrid', [
            'Dann bleiben wir Nachbarn!',
            'In der Stadt, siehst du, ich hatte recht!',
          ]),
          on('dont_know', 'Mach die Augen zu: Siehst du das Meer, Berge oder Häuser?', { goes_to: 'stay' }),
          when('Mars|Mond|Weltall|Hogwarts', 'Da ist es sicher ruhig! Und wo auf der Erde?', { goes_to: 'stay' }),
          on('joke', 'Auf dem Mars? Da ist es ruhig! Und wo wirklich?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Hör mal, die anderen im Kurs diskutieren schon ganz laut! Ich sage: Für junge Leute ist die Stadt besser, weil man mehr machen kann. Stimmst du mir zu?',
    ),
    twist(
      4,
      'Hörst du das Auto da draußen? Genau das ist mein Problem. Was ist für dich die schlechte Seite der Stadt?',
    ),
    twist(6, 'Meine Oma ruft gerade an, sie ist achtzig. Ich frage dich: Wo leben ältere Menschen besser?'),
  ],
  starters: [
    'Hallo! Was ist heute die Frage?',
    'Ich bin ein bisschen nervös, aber fangen wir an.',
    'Guten Abend! Diskutieren wir zusammen?',
  ],
  opening_message: 'Guten Abend! Heute diskutieren wir beide, und die Frage ist: Stadt oder Land?',
  closing_message: 'Danke, mit dir diskutiere ich gern! Du hast mich zum Nachdenken gebracht. Bis nächste Woche!',
  correction: 'prompt',
})
