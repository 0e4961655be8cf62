import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Handys in der Schule: ja oder nein?',
  language: 'de',
  level: 'B1',
  description: 'Sollen Handys in der Schule verboten werden? Vertritt deine Meinung und antworte auf die andere Seite.',
  role: 'Eine Diskussionspartnerin, die höflich die Gegenseite vertritt',
  partner_name: 'Miriam',
  region: 'DE',
  scenario:
    'Der Debattierklub diskutiert, ob Handys im Unterricht und in der Pause verboten werden sollen. Du wählst eine Seite, und deine Partnerin sucht nach schwachen Punkten in dem, was du sagst.',
  goals: [
    'Ich kann meine Meinung klar sagen.',
    'Ich kann sie mit Gründen und Beispielen stützen.',
    'Ich kann auf ein Argument der anderen Seite antworten.',
    'Ich kann zusammenfassen und einen Kompromiss suchen.',
  ],
  grammar: ['sollte und dürfte', 'obwohl, trotzdem, einerseits – andererseits', 'Konjunktiv II: Es wäre …'],
  vocabulary: words({
    verbieten: 'sagen, dass etwas nicht erlaubt ist',
    erlauben: 'Ja zu etwas sagen',
    'die Ablenkung': 'etwas, was die Aufmerksamkeit stört',
    'sich konzentrieren': 'nur an eine Sache denken',
    'eine Prüfung bestehen': 'einen Test gut genug machen',
    nachschlagen: 'in einem Buch oder im Internet suchen',
    'der Notfall': 'ein gefährlicher Moment, in dem man Hilfe braucht',
    'das Sekretariat': 'das Büro der Schule',
    'die Regel': 'was man darf und was nicht',
    nützlich: 'so, dass es hilft',
    zwar: 'das sagt man vor einem „aber“',
    'kurz gesagt': 'in wenigen Worten',
  }),
  facts: [
    fact(
      'Was machst du in der Freizeit?',
      'Freizeit|Hobby|Hobbys|gern',
      'Ich spiele Theater. Da streite ich auch gern.',
    ),
    fact(
      'Was ist deine eigene Meinung?',
      ['deine|du|dir|selbst', 'Meinung|denkst|findest|meinst|dafür|dagegen'],
      'Ganz ehrlich: Ich ändere meine Meinung jede Woche. Heute nehme ich einfach die andere Seite.',
    ),
    fact(
      'Ist das in anderen Ländern verboten?',
      [
        'Land|Ländern|Länder|Frankreich|Deutschland|Österreich|Schweiz|Europa|wo|überall',
        'verboten|Verbot|erlaubt|Regel*|Gesetz*',
      ],
      'In Frankreich sind Handys in der Schule seit 2018 verboten. In Deutschland entscheiden oft die Schulen selbst.',
    ),
    fact(
      'Wie ist das an deiner Schule?',
      ['deine*|euch|ihr', '*schul*|Klasse|Uni|Lehrer*|Unterricht'],
      'An meiner alten Schule lagen die Handys im Unterricht in einer Kiste. Das hat meistens funktioniert.',
    ),
    fact(
      'Wie oft bist du am Handy?',
      ['wie oft|wie lange|wie viel*|Stunden|süchtig', 'Handy*|Bildschirm*|Smartphone|online'],
      'Leider drei Stunden am Tag, sagt mein Handy. Ich glaube, es übertreibt.',
    ),
    fact(
      'Hast du ein Handy?',
      ['hast du|welche*|dein', 'Handy*|Smartphone|App*'],
      'Natürlich, aber während der Debatte ist es aus.',
    ),
    fact(
      'Bist du Lehrerin?',
      [
        'bist|arbeitest|Beruf|studierst|machst du',
        'Lehrerin|Beruf*|arbeit*|studier*|Studentin|Schülerin|beruflich|was',
      ],
      'Ich studiere Geschichte und möchte später Lehrerin werden.',
    ),
    fact(
      'Wie lange bist du schon im Debattierklub?',
      ['lange|seit wann|oft', '*klub|debattier*|diskutier*|hier'],
      'Seit zwei Jahren. Am Anfang war ich so nervös, dass meine Stimme gezittert hat.',
    ),
    fact(
      'Wie lange dauert die Debatte?',
      ['wie lange|wie viele|wann', 'dauert|Debatte|Minuten|Runden|fertig|Ende|Fragen'],
      'Nur ein paar Minuten. Am Ende fasst du deine Meinung zusammen.',
    ),
    fact(
      'Wer hört uns zu?',
      'Publikum|zuhör*|hört zu|hört uns|Leute',
      'Heute sitzen ungefähr zwanzig Leute im Publikum, und alle sind nett.',
    ),
    fact(
      'Wer gewinnt die Debatte?',
      'gewinn*|Jury|Punkte|Sieger*|Preis',
      'Das Publikum stimmt am Ende ab. Aber wichtiger ist, dass man gut zuhört.',
    ),
    fact(
      'Welche Regeln gibt es?',
      ['Regel*|darf ich|erlaubt', 'Debatte|Regel*|hier|ich'],
      'Es gibt nur eine Regel: Wir lassen uns ausreden und bleiben höflich.',
    ),
    fact('Wie heißt du?', 'wie heißt|dein Name|wer bist du', 'Ich bin die Miriam.'),
    fact(
      'Woher kommst du?',
      'woher|wo wohnst|kommst du|wo lebst',
      'Aus Göttingen. Eine kleine Stadt mit vielen Studenten.',
    ),
    fact('Wie alt bist du?', 'wie alt|Alter', 'Ich bin dreiundzwanzig, meine Schulzeit ist also noch nicht lange her.'),
    fact(
      'Hast du Geschwister?',
      'Geschwister|Bruder|Schwester|Familie|Kinder',
      'Ich habe einen kleinen Bruder, und der schläft mit dem Handy ein.',
    ),
    fact('Bist du nervös?', 'nervös|aufgeregt|Angst|Lampenfieber', 'Ein bisschen immer, aber das gehört dazu.'),
    fact('Wie geht es dir?', 'wie geht', 'Danke, gut. Ich freue mich auf deine Argumente.'),
  ],
  steps: [
    step(
      'Also, was ist deine Position: Sollen Handys in der Schule verboten werden oder nicht?',
      [
        'verb*|erlaub*|ja|nein|dafür|dagegen|gegen|für|Position|darauf an|unbedingt|auf keinen Fall|nützlich|stör*|neutral|teils|sowohl|einerseits|sollten nicht|sollen nicht|dürf*|darf|Unterricht|*pause*|*schul*|Handys|ausschalten|ablenk*|benutz*|nicht nötig|Meinung',
      ],
      'Wähle eine Seite: „Meiner Meinung nach sollten Handys …“.',
      'Meiner Meinung nach sollten Handys im Unterricht verboten sein.',
      {
        other_wordings: [
          'Fangen wir an: Bist du für oder gegen ein Handyverbot in der Schule?',
          'Die Frage des Abends: Soll man Handys in der Schule verbieten oder nicht?',
        ],
        reactions: [
          when(
            'darauf an|teils|einerseits|sowohl|neutral|beide Seiten|halb',
            'Ein Mittelweg also. Dann frage ich von beiden Seiten.',
          ),
          when('nicht verb*|gegen Verbot|gegen Handyverbot|kein* Verbot|kein* Handyverbot', [
            'Also gegen ein Verbot. Dann bin ich heute die Strenge.',
            'Du willst sie erlauben. Gut, dann suche ich die Probleme.',
          ]),
          when('nicht erlaub*|nicht benutz*|verboten|verbieten|Verbot|Handyverbot|dafür|stör*|ablenk*|ausschalten', [
            'Also für ein Verbot. Dann verteidige ich die Handys.',
            'Eine klare Haltung! Dann stehe ich auf der anderen Seite.',
            'Gut, dann bin ich heute Abend für die Handys.',
          ]),
          when('erlaub*|dagegen|nützlich|dürf*|brauch*', [
            'Also gegen ein Verbot. Dann bin ich heute die Strenge.',
            'Du willst sie erlauben. Gut, dann suche ich die Probleme.',
          ]),
          on('no', 'Also gegen ein Verbot. Dann bin ich heute die Strenge.'),
          on('yes', 'Also für ein Verbot. Dann verteidige ich die Handys.'),
          on(
            'dont_know',
            'Kein Problem. Stell dir eine Klasse vor, in der alle ein Handy haben: Ist das eher gut oder eher schlecht?',
            { goes_to: 'stay' },
          ),
          on('joke', 'Das Publikum lacht! Aber eine Seite musst du wählen: Verbot, ja oder nein?', { goes_to: 'stay' }),
          on('refusal', 'Komm, nur eine Seite: Bist du eher für oder eher gegen ein Verbot?', { goes_to: 'stay' }),
          when('weg damit|ohne meins|ohne mein Handy|nichts verloren|handyfrei*', [
            'Das ist deutlich.',
            'Gut, jetzt weiß ich, wo du stehst.',
          ]),
        ],
      },
    ),
    step(
      'Was ist dein stärkstes Argument?',
      [],
      'Nenne einen Grund, und erklär ihn in einem zweiten Satz.',
      'Sie sind eine Ablenkung. Niemand kann sich konzentrieren, wenn dauernd Nachrichten kommen.',
      {
        other_wordings: [
          'Und warum denkst du das? Nenn mir deinen besten Grund.',
          'Womit willst du das Publikum überzeugen? Was ist dein wichtigstes Argument?',
        ],
        topics: [
          'Ablenkung|ablenk*|*gelenkt|konzentr*|aufpass*|Aufmerksam*|stör*|klingel*|Nachricht*|chat*|WhatsApp|Benachrichtigung*|unruhig|Chaos',
          'lern*|Lehrer*|Unterricht*|*schul*|Klasse*|Note*|Prüfung*|Test*|Hausaufgabe*|Wörterbuch|nachschlag*|übersetz*|Wissen|Information*|Internet|recherch*|Google|googeln|App*|digital*|Technik|Medien*|modern|KI|Zukunft|Beruf*|Taschenrechner',
          'Mobbing|mobb*|Foto*|Video*|TikTok|Instagram|Social*|soziale*|Datenschutz|spick*|schummel*|abschreib*|betrüg*|süchtig|Sucht|abhängig|gesund*|ungesund|Augen|Stress|Bildschirm*|Strahl*',
          'Notfall*|Notfäll*|Eltern|anruf*|erreich*|Sicherheit|Hilfe|Gefahr*|gefährlich|Kontakt*',
          'reden|sprech*|miteinander|*pause*|allein|einsam*|Gespräch*|Kommunikation|draußen|beweg*|Gemeinschaft',
          'Verantwort*|entscheid*|erwachsen*|privat*|gestohlen|klau*|Geld|Neid|vergleich*|Regel*|Verbot*|verbiet*|verboten|erlaub*|Handy*|Smartphone*|Gerät*|Kinder|Jugendliche*|nützlich|praktisch|Alltag|abgelenkt|zu laut|zu teuer|Schlaf|schlechter schlafen|heimlich film*|gefilmt|Handyspiel*',
          'nur spielen|spielen Spiele|spielen statt|spielen im Unterricht|mit Freund*|braucht man|man braucht|brauchen wir|wir brauchen|brauchen sie|Schulweg|das Recht|ein Recht|Rechte|Freiheit*|frei sein|sicherer|zuhören|zuhört|hören nicht zu|aufpassen|passen nicht auf|gemein*|erziehung|kontrollier*',
          'hört zu|hört mehr|hören zu|Wörter|nachschlagen|gemobbt|die Augen',
        ],
        reactions: [
          when(
            'Mobbing|mobb*|Foto*|heimlich film*|gefilmt',
            'Mobbing und heimliche Fotos, das ist wirklich ein ernstes Problem.',
          ),
          when(
            'Notfall*|Notfäll*|Eltern|Sicherheit|erreich*',
            'Sicherheit, ein starkes Wort. Darüber reden wir gleich noch.',
          ),
          when(
            'reden|miteinander|Gespräch*|einsam*|sprech*',
            'Dass man wieder miteinander spricht, ist ein schöner Gedanke.',
          ),
          when('Ablenkung|ablenk*|*gelenkt|konzentr*|stör*|aufpass*|Nachricht*', [
            'Die Konzentration! Das sagen auch viele Lehrerinnen und Lehrer.',
            'Ablenkung, ja. Aber aus dem Fenster schauen kann man auch.',
            'Das kennt hier im Saal wohl jeder.',
          ]),
          when(
            'süchtig|Sucht|abhängig|gesund*|Schlaf|schlechter schlafen|Augen|Stress',
            'Die Gesundheit, daran denken wenige.',
          ),
          when('spick*|schummel*|abschreib*|betrüg*', 'Stimmt, der Spickzettel ist heute elektronisch.'),
          when(
            'Freiheit*|Verantwort*|selbst entscheid*|erwachsen*|entscheid*',
            'Du traust den Schülern viel zu, das gefällt mir.',
          ),
          when('lern*|Wörterbuch|nachschlag*|Internet|Information*|App*|Wissen|recherch*|Zukunft|digital*|KI', [
            'Das Handy als Werkzeug also. Interessant.',
            'Lernen mit dem Handy, manche sind darin sehr gut.',
          ]),
          on('dont_know', 'Denk an eine Schulstunde: Was wird mit dem Handy besser, was wird schlechter?', {
            goes_to: 'stay',
          }),
          on('joke', 'Dafür bekommst du Applaus, aber keine Punkte. Was ist dein wirkliches Argument?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Hast du dafür ein Beispiel, das du selbst erlebt hast?',
      [],
      'Erzähl, was du gesehen hast: „Letztes Jahr hat in meiner Klasse …“.',
      'In meiner Klasse hat ein Junge unter dem Tisch Videos geschaut und die Prüfung nicht bestanden.',
      {
        other_wordings: [
          'Kannst du das mit etwas belegen, was du selbst gesehen hast?',
          'Das Publikum möchte eine Geschichte hören: Was hast du selbst erlebt?',
        ],
        topics: [
          'Klasse*|*schul*|Kurs*|Uni|Unterricht*|*pause*|Prüfung*|Test*|Note*|Lehrer*|Mathe*|Lektion*|Hausaufgabe*|Ausflug|Universität',
          'Schüler*|Mitschüler*|Kolleg*|jemand*',
          'Handy*|Smartphone*|Video*|Nachricht*|Foto*|gespielt|geschaut|geschrieben|gefilmt|geklingelt|angerufen|telefoniert|gesucht|gegoogelt|übersetzt|nachgeschlagen|benutzt|gestört|abgelenkt|gestohlen|gemobbt|gechattet|Internet|App*|WhatsApp|TikTok|Instagram|YouTube',
          'als ich|passiert|erlebt|erinnere|in der Pause|Schulstunde|am Handy|beim Essen nur|auf dem Handy|Spiele|Beispiel|bei mir|bei uns|selbst gesehen|habe gesehen|habe erlebt|ein Junge|ein Mädchen|Jungen in|Mädchen in|Kinder in|Kind in|noch nie erlebt|noch nie passiert|noch nie gesehen|gesessen und',
          'davon gelesen|gelesen|davon gehört|Zeitung|Nachrichten|Dokumentation|Fernsehen',
        ],
        reactions: [
          when(
            'kein Beispiel|*nichts erlebt|nie erlebt|noch nie erlebt|noch nie passiert',
            'Das ist ehrlich. Dann machen wir ohne Beispiel weiter.',
          ),
          when('Prüfung*|Test*|Note*|bestanden', [
            'Das war sicher ein teures Video.',
            'Das ist ein Beispiel, das jeder hier versteht.',
            'Autsch. Das war eine teure Viertelstunde.',
          ]),
          when('angerufen|Notfall|geholfen|Unfall|verletzt', 'Da war das Telefon also wirklich wichtig.'),
          when('Foto*|gefilmt|gemobbt|Mobbing', 'Das ist schlimm. So etwas vergisst man nicht.'),
          when(
            'Sohn Handy*|Sohn *schul*|Tochter Handy*|Tochter *schul*|Kind* Handy*|Enkel* Handy*',
            'Als Familie sieht man das noch einmal ganz anders.',
          ),
          when(
            'mit Handy gelernt|App gelernt|gesucht|übersetzt|nachgeschlagen|gegoogelt',
            'Ein schönes Beispiel, so kann es also auch gehen.',
          ),
          when('gespielt|Handyspiel*|auf Handy gespielt|Video*|Nachricht*|geschrieben|gechattet|geklingelt|abgelenkt', [
            'Das kennen hier im Saal bestimmt alle.',
            'Ja, das habe ich in der Schule auch gesehen.',
          ]),
          on('no', 'Das ist ehrlich. Dann machen wir ohne Beispiel weiter.'),
          on('dont_know', 'Denk an deine Klasse oder an deine Familie: Wer ist immer am Handy?', { goes_to: 'stay' }),
          on('joke', 'Eine schöne Geschichte, aber ich glaube dir kein Wort! Was hast du wirklich erlebt?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Nun kommt ein bekanntes Gegenargument: Das Handy ist das schnellste Wörterbuch, und man muss lernen, gut damit umzugehen. Was antwortest du?',
      [
        'trotzdem|obwohl|Wörterb*|lernen|zwar|andererseits|Lehrer*|*schul*|Unterricht|Handy*|überzeugt|jedoch|nein|ja|Regel*|schon aber|aber man|aber viele|aber nicht|aber auch|aber wenn|braucht man|man braucht|benutz*|anders|anderer Meinung|chatten',
      ],
      'Sag zuerst, was daran stimmt, und dann deine Antwort: „Das stimmt zwar, aber …“.',
      'Das stimmt zwar, aber dafür gibt es in der Schule Computer.',
      {
        other_wordings: [
          'Viele sagen: Das Handy ist ein tolles Wörterbuch, und in der Schule kann man lernen, gut damit umzugehen. Was sagst du dazu?',
          'Stell dir vor, eine Lehrerin sagt: „Das Handy ist unser bestes Wörterbuch, man muss nur lernen, es gut zu benutzen.“ Was antwortest du ihr?',
        ],
        reactions: [
          when(
            ['stimmt|richtig|recht|zwar|einverstanden|verstehe', 'trotzdem|obwohl|jedoch|andererseits'],
            ['Erst ein Ja und dann ein Aber, sehr geschickt.', 'Du hörst zu und bleibst trotzdem bei deiner Meinung.'],
          ),
          when(
            'stimmt nicht|falsch|nicht überzeugt|nicht einverstanden|kein gutes Argument|Quatsch|Unsinn',
            'Du bist also nicht überzeugt. Dann versuche ich es anders.',
          ),
          when('Computer*|Tablet*|Laptop*|Buch|Bücher|Wörterbücher', [
            'Dafür braucht man also kein Handy, meinst du.',
            'Ein gutes Argument, aber Computer gibt es nie genug.',
            'Mag sein, aber das Handy hat man immer dabei.',
          ]),
          when('auch zu Hause|auch zuhause|zu Hause lernen|Eltern', 'Zu Hause lernt es aber nicht jeder gleich gut.'),
          when('stimmt|stimme|richtig|recht|genau|einverstanden', 'Da sind sich also einmal alle einig.'),
          when(
            'ablenk*|nur spielen|Handyspiel*|Spielzeug|WhatsApp|TikTok|Videos|chatten|Nachricht*',
            'Aus dem Wörterbuch wird also schnell ein Spielzeug.',
          ),
          on('no', 'Du bist also nicht überzeugt. Dann versuche ich es anders.'),
          on('yes', 'Da sind sich also einmal alle einig.'),
          on('dont_know', 'Sag mir einfach: Brauchst du zum Lernen ein Handy oder nicht?', { goes_to: 'stay' }),
          on('joke', 'Schlagfertig! Aber das Publikum wartet. Was sagst du zu dem Wörterbuch?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und was ist mit Notfällen? Viele Eltern möchten ihre Kinder erreichen können.',
      [
        '*schul*|anruf*|rufen|Handy*|Telefon*|Notfall|erreichen|Hilfe|warten|sicher*|darf|dürf*|Angst|Ausnahme*|die Eltern|Eltern können|Eltern müssen|ihre Kinder|die Kinder|Kinder haben|mein Kind|passiert',
      ],
      'Such eine andere Lösung dafür.',
      'Wenn etwas passiert, können die Eltern im Sekretariat anrufen.',
      {
        other_wordings: [
          'Aber was passiert in einem Notfall? Eltern wollen ihre Kinder doch erreichen.',
          'Und wenn etwas Schlimmes passiert? Viele Eltern möchten dann sofort anrufen können.',
        ],
        reactions: [
          when('Sekretariat|Büro|Direktor*|Schule anrufen|Telefon der Schule|Schultelefon', [
            'Das Sekretariat! Früher ging es ja auch so.',
            'Stimmt, die Schule hat auch ein Telefon.',
            'Ein Anruf im Büro, das geht auch. Nur dauert es länger.',
          ]),
          when(
            'lautlos|stumm|Tasche|ausgeschaltet|Rucksack|Schließfach|Kiste|Spind',
            'Dabei, aber nicht in der Hand. Das klingt vernünftig.',
          ),
          when('Lehrer*', 'Die Lehrer müssten dann aber viel telefonieren.'),
          when('selten|fast nie|übertrieben|nicht oft', 'Zum Glück ist es selten, da hast du recht.'),
          when(
            'früher auch|früher ging|früher gab|damals',
            'Früher ging es auch ohne, das sagt meine Oma jeden Sonntag.',
          ),
          when(
            'wichtig|deshalb|darum|brauch* Handy|braucht man|genau|stimmt',
            'Das ist für viele Familien wirklich wichtig.',
          ),
          when('*pause*', 'In der Pause also. Dann müssen Notfälle nur noch pünktlich sein.'),
          on('dont_know', 'Überleg mal: Wen können die Eltern in der Schule anrufen?', { goes_to: 'stay' }),
          on('joke', 'Brieftauben wären auch eine Idee! Aber im Ernst: Wie erreichen Eltern ihr Kind?', {
            goes_to: 'stay',
          }),
          when('überlebt|einzige|gute Grund|guter Grund|damals', 'Das Argument kommt im Publikum gut an.'),
        ],
      },
    ),
    step(
      'Nehmen wir an, die Regel wäre genau das Gegenteil von dem, was du willst. Was würde passieren?',
      [
        'würde*|könnte*|Schüler*|weniger|müsste*|dürfte*|besser|niemand|alle|Unterricht|Handy*|Eltern|traurig|ruhig*|gäbe|dann wäre*|wäre* es|es wäre*|das wäre*|wäre* das|dann hätte*|hätte* mehr|hätte* keine|sich langweil*|langweilen|lauter|Handyverbot|hätte* alle|ich wäre',
      ],
      'Benutze „würden“: „Die Schüler würden …“.',
      'Die Schüler würden weniger miteinander reden, und die Lehrer hätten mehr Probleme.',
      {
        other_wordings: [
          'Ein Gedankenspiel: Die Schule entscheidet genau das Gegenteil von dem, was du willst. Was würde dann passieren?',
          'Jetzt drehen wir es um: Deine Seite verliert, und die Regel ist anders, als du willst. Was wäre die Folge?',
        ],
        reactions: [
          when('heimlich|verstecken|Toilette|trotzdem benutzen', 'Heimlich geht immer etwas, das stimmt wohl.'),
          when('protest*|wütend|sauer|Streit|streiken|böse', 'Da möchte ich nicht Direktorin sein!'),
          when('*nichts|gleich|egal|nicht viel', 'Vielleicht reden wir also über ein kleines Problem.'),
          when('reden|miteinander|Gespräch*|*pause*|draußen', [
            'Wie still oder laut eine Pause ist, sagt viel über eine Schule.',
            'Da nicken einige im Publikum.',
            'Das kann ich mir gut vorstellen.',
          ]),
          when('Lehrer*', 'An die Lehrer muss man auch denken, das ist wahr.'),
          when(
            'Noten|weniger lernen|mehr lernen|besser lernen|lernen weniger|konzentrieren|Prüfungen',
            'Am Ende sieht man es also an den Noten.',
          ),
          when(
            'Chaos|Katastrophe|schlimm*|schlecht*|Problem*',
            'Du siehst wirklich schwarz. Aber ich verstehe, was du meinst.',
          ),
          on('dont_know', 'Stell dir nur einen Schultag vor. Was wäre anders?', { goes_to: 'stay' }),
          on('joke', 'Das wäre ein guter Film! Und was würde wirklich passieren?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Vielleicht sind wir gar nicht so weit auseinander. Fällt dir ein Kompromiss ein, mit dem beide leben können?',
      [],
      'Denk an Unterricht und Pause, an das Alter oder an Orte.',
      'Im Unterricht bleibt das Handy in der Tasche, aber in der Mittagspause ist es erlaubt.',
      {
        other_wordings: [
          'Suchen wir die Mitte: Welchen Kompromiss könntest du dir vorstellen?',
          'Was wäre eine Lösung, bei der beide Seiten zufrieden sind?',
        ],
        topics: [
          'Unterricht*|*pause*|Mittag*|Schulhof|Klasse*|Ecke|Zone|Cafeteria|Mensa|Bibliothek|Flur|draußen|*schul*|Schultag|Minuten|Freitag*',
          'Tasche|Rucksack|Kiste|Box|Schließfach|Spind|Schrank|ausschalt*|ausgeschaltet|Flugmodus|lautlos|stumm|abgeben|einsammeln|weglegen|Lehrer*|Handy*|Smartphone*|Tablet*|Gerät*',
          'erlaub*|dürf*|darf|Regel*|nur wenn|Ausnahme*|Erlaubnis|Notfall*|Notfäll*|Kompromiss*|Lösung*|beide|Mitte|abstimm*|Vertrag|kontrollier*|begrenz*|Strafe*',
          'jünger*|älter*|ältere*|Oberstufe|sechzehn|achtzehn|Jugendliche*|Schüler*|lern*|Wörterbuch|App*|Projekt*|Aufgabe*|verbot*|verbiet*|Verbot|Klassenzimmer|Lehrerzimmer|pro Tag|am Tag nur|# Stunde*|eine Stunde|jede Stunde|bestimmte* Zeit*|feste Zeit*|bestimmte* Alter|ab # Jahren|unter #',
          'über # Jahre|die Kleinen|die Großen|Handys aus|Handy aus|Ton aus|Unterricht aus|ausmachen|Kinder dürfen|kleine Kinder|Eltern entscheid*|Eltern erlaub*|nur in|nur für|nur mit|schaltet|ausschalten|mach* aus',
          'ab 16|ab 14|ab sechzehn|ab vierzehn|pro Woche|Tag ohne|abstimmen',
        ],
        reactions: [
          when(
            'kein* Kompromiss|gibt keinen|gibt es nicht|geht nicht',
            'So schnell geben wir nicht auf! Denk an die Pause oder an das Alter: Was wäre möglich?',
            { goes_to: 'stay' },
          ),
          when(
            'bestimmte* Alter|ab Alter|jünger*|älter*|ältere*|Oberstufe|ab # Jahren|unter # Jahren|sechzehn|die Kleinen',
            'Nach dem Alter zu entscheiden, darauf muss man erst kommen.',
          ),
          when(
            ['Unterricht*|Schulstunde*', '*pause*'],
            [
              'Im Unterricht Ruhe und in der Pause Freiheit, damit kann ich leben.',
              'Das ist eine Regel, die jeder versteht.',
              'Das klingt fair, und es lässt sich auch durchhalten.',
            ],
          ),
          when('*pause*|Mittag*|Schulhof', 'Die Pause wäre also eine freie Zone. Das gefällt mir.'),
          when(
            'Tasche|Rucksack|Kiste|Box|Schließfach|Spind|abgeben|einsammeln|Schrank',
            'Ein fester Platz für das Handy, das klingt praktisch.',
          ),
          when(
            'lautlos|stumm|Handys aus|Handy aus|Unterricht aus|ausgeschaltet|Flugmodus|ausschalt*',
            'Dabei, aber leise, das klingt fair.',
          ),
          when('Lehrer*|lern*|Projekt*|Aufgabe*|Wörterbuch', 'Nur zum Lernen also, das können viele unterschreiben.'),
          on('no', 'So schnell geben wir nicht auf! Denk an die Pause oder an das Alter: Was wäre möglich?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Denk einfach an zwei Orte: Wo ist das Handy in Ordnung, und wo nicht?', { goes_to: 'stay' }),
          on('joke', 'Das wäre eine originelle Schule! Und ein Kompromiss, der wirklich funktioniert?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Fass bitte zum Schluss deine Meinung in ein oder zwei Sätzen für das Publikum zusammen.',
      [],
      'Beginn mit „Zusammenfassend …“ oder „Kurz gesagt, …“.',
      'Kurz gesagt, Handys stören im Unterricht, aber mit klaren Regeln sind sie nützlich.',
      {
        other_wordings: [
          'Das letzte Wort gehört dir: Was ist deine Meinung, in ein oder zwei Sätzen?',
          'Zum Schluss schaut das Publikum dich an. Wie fasst du deine Meinung zusammen?',
        ],
        topics: [
          'Handy*|Smartphone*|Telefon*|Gerät*|*schul*|Unterricht*|*pause*|Klasse*|Lehrer*|lern*|Jugendliche*|Bildung',
          'verb*|erlaub*|Regel*|dürf*|darf|stör*|ablenk*|konzentr*|nützlich|wichtig|gefährlich|Notfall*|Kompromiss*|Lösung*|Freiheit|Verantwort*|sinnvoll|schad*|Balance',
          'kurz gesagt|zusammenfass*|zusammengefasst|Meinung|bleibe dabei|dafür|dagegen|überzeugt|insgesamt|einerseits|hilfreich|helfen beim|Kinder brauchen|Kinder sollen|Kinder dürfen|vertrau*|ohne Handy|bringt nichts',
          'Bildschirm*|Verbot|bleibe bei',
        ],
        reactions: [
          when(
            ['Regel*|Kompromiss*|Lösung*', 'Handy*|*schul*|Unterricht*|*pause*'],
            [
              'Klare Regeln, klare Worte. Das Publikum klatscht!',
              'Das Publikum nickt, und ich nicke auch.',
              'Das war deutlich. Ich gebe zu, du hast gut gekämpft.',
            ],
          ),
          when(
            'nicht verb*|gegen ein Verbot|kein Verbot|erlaub*|nützlich|Freiheit',
            'Das Publikum klatscht, am lautesten die Jüngeren!',
          ),
          when('verboten|verbieten|Verbot|stör*|ablenk*', 'Das Publikum klatscht, am lautesten zwei Lehrerinnen!'),
          on('dont_know', 'Ein Satz genügt: Handys in der Schule, ja oder nein, und warum?', { goes_to: 'stay' }),
          on('refusal', 'Nur ein Satz, du schaffst das: Handys in der Schule, ja oder nein?', { goes_to: 'stay' }),
          on('joke', 'Der Saal lacht! Und jetzt bitte noch ein ernster Satz zu den Handys?', { goes_to: 'stay' }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Eine Lehrerin aus dem Publikum ruft: „Das glaube ich nicht!“ Hast du ein Beispiel, das du selbst erlebt hast?',
    ),
    twist(
      5,
      'Hörst du das? Da klingelt ein Handy im Publikum! Eine Mutter entschuldigt sich. Was ist denn mit Notfällen, wenn Eltern ihre Kinder erreichen möchten?',
    ),
    twist(
      7,
      'Wir haben nur noch zwei Minuten, und das Publikum möchte eine Lösung. Welchen Kompromiss schlägst du vor?',
    ),
  ],
  starters: [
    'Guten Tag. Ich bin bereit für die Debatte.',
    'Darf ich anfangen?',
    'Hallo! Dazu habe ich eine klare Meinung.',
  ],
  opening_message: 'Willkommen zur Debatte. Ich übernehme die Seite, die du nicht nimmst, und ich bin fair.',
  closing_message:
    'Danke für diese Debatte! Du hast mir einiges zum Nachdenken gegeben, und ich würde gern wieder mit dir streiten.',
  correction: 'at_the_end',
})
