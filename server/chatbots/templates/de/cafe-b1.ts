import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Verabredung im Café',
  language: 'de',
  level: 'B1',
  description:
    'Du triffst eine alte Freundin im Café. Erzähl, was es Neues gibt, sucht etwas aus und macht einen Plan.',
  role: 'Eine alte Schulfreundin in einem Café in Wien',
  partner_name: 'Valerie',
  region: 'AT',
  scenario:
    'Ihr habt euch seit einem Jahr nicht gesehen. Deine Freundin hat einen Tisch freigehalten und will alles wissen. Das Café ist voll, und nicht alles auf der Karte ist noch da.',
  goals: [
    'Ich kann erzählen, was in letzter Zeit passiert ist.',
    'Ich kann vergleichen und sagen, was mir lieber ist.',
    'Ich kann reagieren, wenn sich ein Plan ändert.',
    'Ich kann mich verabreden.',
  ],
  grammar: ['Perfekt', 'lieber und am liebsten', 'weil und denn', 'Zeitangaben'],
  vocabulary: words({
    'in letzter Zeit': 'in den letzten Wochen oder Monaten',
    anfangen: 'beginnen',
    kennenlernen: 'jemanden zum ersten Mal treffen',
    lieber: 'mehr als etwas anderes gern',
    schade: 'das ist leider so',
    stattdessen: 'für etwas anderes',
    süß: 'mit viel Zucker',
    'darauf ankommen': 'das hängt von etwas ab',
    'sich verabreden': 'sagen, wann und wo man sich trifft',
    einladen: 'für jemanden bezahlen',
    'getrennt zahlen': 'jeder bezahlt für sich',
    'nächstes Mal': 'wenn man sich wieder trifft',
  }),
  facts: [
    fact(
      'Wann fährst du in die Berge?',
      ['wann|wie lange|welche* Monat', 'fährst|Reise|Berge|dauert|los|bleibst|Urlaub|geht'],
      'Ende Juli, für eine Woche.',
    ),
    fact(
      'Wohin fährst du genau?',
      ['wohin|wo|welche*', 'fährst|Berge|Reise|Hütte|genau|hin|Urlaub'],
      'Nach Tirol, in eine kleine Hütte ohne Internet.',
    ),
    fact(
      'Was kostet die Reise?',
      ['kostet|teuer|Preis|viel', 'Reise|Hütte|Urlaub|Berge'],
      'Die Hütte gehört meiner Tante, wir zahlen nur das Essen.',
    ),
    fact(
      'Wer kommt noch mit?',
      ['wer|allein|mit wem', 'mit|kommt|fährst|noch|Reise'],
      'Bis jetzt nur meine Schwester und ihr Hund.',
    ),
    fact('Wie geht es dir?', 'wie geht|gehts dir', 'Mir geht es gut, nur schlafe ich zu wenig.'),
    fact(
      'Was machst du beruflich?',
      'arbeitest|Arbeit|Job|Beruf*|Firma|beruflich|studierst',
      'Ich arbeite jetzt bei einer kleinen Zeitung. Viel Stress, aber sehr lustige Kollegen.',
    ),
    fact(
      'Was gibt es bei dir Neues?',
      'Neues|gemacht|bei dir los|bei dir passiert|du so',
      'Ich bin umgezogen und habe endlich einen Balkon, auf dem sogar Tomaten wachsen.',
    ),
    fact(
      'Wo wohnst du jetzt?',
      'wohnst|Wohnung|umgezogen',
      'Im sechzehnten Bezirk, in einer kleinen Wohnung mit Balkon.',
    ),
    fact(
      'Hast du einen Freund?',
      'Freund|verheiratet|verliebt|Single|Beziehung|Partner*|Kinder',
      'Frag nicht! Im Moment habe ich nur meinen Kater, und der ist sehr eifersüchtig.',
    ),
    fact('Hast du ein Haustier?', 'Haustier*|Katze|Kater|Hund|Tier*', 'Ja, einen dicken Kater, er heißt Sigmund.'),
    fact(
      'Wie geht es deiner Familie?',
      'Familie|Eltern|Mutter|Schwester|Bruder',
      'Allen geht es gut. Meine Schwester heiratet nächstes Jahr.',
    ),
    fact(
      'Hast du noch Kontakt zu den anderen aus der Schule?',
      '*schul*|Klasse|Lehrer*|anderen|Kontakt',
      'Nur zu zwei von ihnen. Unser Mathelehrer sitzt übrigens jeden Samstag hier.',
    ),
    fact(
      'Was kannst du empfehlen?',
      'empfiehlst|empfehlen|nimmst du|trinkst du|isst du|bestellst du',
      'Die heiße Schokolade, die ist hier hausgemacht.',
    ),
    fact(
      'Was kostet das?',
      'kostet|teuer|Preis*',
      'Das ist ein Wiener Kaffeehaus, billig ist es nicht. Aber man darf den ganzen Tag sitzen bleiben.',
    ),
    fact('Wo ist die Toilette?', 'Toilette*|WC|Klo', 'Hinten, an den Zeitungen vorbei.'),
    fact('Gibt es hier WLAN?', 'WLAN|Internet|Passwort', 'Ja, aber heute reden wir!'),
    fact(
      'Hast du lange gewartet?',
      'gewartet|wartest|lange hier|zu spät|Verspätung',
      'Nur zehn Minuten, und ich hatte ja eine Zeitung.',
    ),
    fact(
      'Bist du oft hier?',
      ['oft|gern|kommst', 'hier|Café|Kaffeehaus'],
      'Fast jeden Sonntag. Der Kellner kennt mich schon zu gut.',
    ),
    fact(
      'Hast du am Samstag Zeit?',
      [
        'hast du|kannst du|passt|wie wäre|wollen wir|treffen|wäre|geht',
        '*tag|*woch|Zeit|Abend|morgen|Wochenende|bei mir|bei dir|Park|Uhr|hier',
      ],
      'Ja, das passt mir sehr gut.',
    ),
    fact('Was gibt es noch?', 'was gibt|was haben|Speisekarte|Karte', 'Melange, Tee, Suppe und Würstel gibt es immer.'),
    fact('Magst du Torte?', 'magst du|hast du gern', 'Ja, und wie!'),
  ],
  steps: [
    step(
      'Was hast du in letzter Zeit gemacht?',
      [],
      'Erzähl ein oder zwei Neuigkeiten: „Ich habe …“, „Ich bin …“.',
      'In letzter Zeit habe ich viel gearbeitet, und ich habe einen neuen Kurs angefangen.',
      {
        other_wordings: [
          'So, jetzt erzähl! Was gibt es Neues bei dir?',
          'Ein ganzes Jahr haben wir uns nicht gesehen! Was ist alles passiert?',
        ],
        topics: [
          'Spanien|Italien|Türkei|Cousin*|Yoga|gefeiert|Oma geworden|getroffen|gezockt|gebaut|Freiwillig*|Chor|Theater',
          'arbeit*|gearbeitet|Job|Stelle|Firma|Chef*|Büro|Praktikum|Ausbildung|gekündigt|arbeitslos|Rente|pensioniert|Beruf*|Projekt*|Kolleg*',
          'Uni*|studier*|Studium|Kurs*|lern*|gelernt|Prüfung*|Test*|Deutsch|Sprache*|Abitur|Matura|Klasse|Note*|Führerschein|Hausaufgabe*',
          'gereist|Reise*|gefahren|geflogen|Urlaub|Ferien|Ausland|Meer|Berge|besucht|umgezogen|Umzug|Wohnung|gewohnt|gezogen|renoviert',
          'geheiratet|Hochzeit|Baby|Sohn|Tochter|verliebt|getrennt|geschieden|Familie|gestorben|Enkel*',
          'Sport*|trainiert|gelaufen|gespielt|Gitarre|gelesen|gekocht|gemalt|getanzt|geschrieben|geschlafen|krank|Krankenhaus|operiert|Unfall|verletzt|gesund|Serie*|gemacht|gewesen|angefangen|gekauft|gewonnen|Verein|*nichts|Neues|langweil*|Stress|Corona|habe viel|viel gearbeitet|viel gelernt',
          'viel zu tun|neuen Job|neue Wohnung|neue Stelle|neue Arbeit|bin Vater|bin Mutter|bin Oma|bin Opa|ein Kind|Schule fertig|Filme gesehen|geschwommen|keine Zeit|viel Zeit|mit Freund*|mit Familie|bei Eltern|Kinder bekommen|Geburtstag gefeiert|wenig|nicht viel|im Garten gearbeitet|in Italien',
          'in Spanien|nach *land|in *land',
          'Grippe|im Bett|geboren',
        ],
        reactions: [
          when('gestorben|krank|Krankenhaus|operiert|Unfall|getrennt|geschieden|gekündigt|arbeitslos', [
            'Ach je, das wusste ich nicht. Das tut mir sehr leid.',
            'Das war sicher keine leichte Zeit.',
          ]),
          when('geheiratet|Hochzeit|Baby|verliebt', 'Nein, wirklich? Und das sagst du mir erst jetzt!'),
          when('umgezogen|Umzug|Wohnung|gezogen', 'Umgezogen! Dann haben wir beide Kisten geschleppt.'),
          when('Kurs*|gelernt|Sprache*|Deutsch|Prüfung*|studier*|Studium|Uni*|Schule fertig|Schule gewechselt', [
            'Das wusste ich gar nicht! Du warst immer schon fleißiger als ich.',
            'Du lernst schon wieder etwas Neues, typisch!',
            'Und das neben allem anderen? Respekt!',
          ]),
          when('gereist|Reise*|geflogen|Urlaub|Ferien|Ausland', 'Wie schön! Ich war nur am Neusiedler See.'),
          when('gearbeitet|arbeite*|Job|Stelle|Firma|Praktikum|Projekt*', [
            'Arbeit, Arbeit, Arbeit! Das kenne ich.',
            'Das klingt nach langen Tagen.',
          ]),
          when(
            'Sport*|Fußball gespielt|trainiert|gelaufen|Musik gemacht|Gitarre|getanzt|gespielt',
            'Das passt zu dir!',
          ),
          when(
            '*nichts|langweil*|Neues|wie immer',
            'Komm, in einem ganzen Jahr muss doch etwas passiert sein! Eine kleine Sache?',
            { goes_to: 'stay' },
          ),
          on('dont_know', 'Fang einfach mit dem letzten Wochenende an! Was hast du gemacht?', { goes_to: 'stay' }),
          on('joke', 'Du hast dich wirklich nicht verändert! Und was hast du in Wahrheit gemacht?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Und wie geht es dir damit?',
      [],
      'Sag, ob es dir gefällt, und warum.',
      'Es gefällt mir gut, weil ich viele Leute kennenlerne.',
      {
        other_wordings: ['Und wie fühlst du dich dabei?', 'Und, bist du zufrieden damit?'],
        topics: [
          'gut|super|toll|prima|schön|gefällt|gefallen|Spaß|glücklich|zufrieden|froh|stolz|freue*|interessant|spannend|besser|perfekt|wunderbar|liebe|genieße|fantastisch|positiv|fit|erleichtert|dankbar|Glück',
          'schlecht|müde|schwer|schwierig|traurig|allein|einsam|anstrengend|Stress|stressig|langweilig|nervös|Angst|Heimweh|vermisse|leider|hart|kompliziert|genervt|sauer|wütend|nicht leicht|krank|schlimm|fehlt|Sorgen|unzufrieden|hasse|weh',
          'geht so|es geht|okay|ok|normal|manchmal|so lala|ganz gut|weil|denn|obwohl|gewöhn*|Leute|Kolleg*|Geld|Erfahrung*|ruhig*|anders|Herausforderung|hoffe|mache gern|gern dort|sehr gern|neue Freunde|viel gelernt|lerne viel|viel Arbeit|viel Spaß|wenig Zeit|keine Zeit|mehr Zeit|neues Leben|ist neu',
          'alles neu',
          'Wolke|mal so|hinschmeißen|Höhen und Tiefen|auf und ab|Kopfschmerzen|schlafe schlecht|lohnt sich',
          'ständig*',
        ],
        reactions: [
          when(
            'nicht schlecht|geht so|es geht|okay|ok|so lala|manchmal|normal',
            'Also so mittel. Das wird bestimmt noch besser.',
          ),
          when(
            'nicht gut|nicht so gut|nicht zufrieden|nicht glücklich|gefällt mir nicht|schlecht|traurig|einsam|allein|Heimweh|schlimm|Angst',
            [
              'Oh, das tut mir leid. Gut, dass wir heute hier sitzen.',
              'Das ist hart. Du kannst mich jederzeit anrufen, das weißt du.',
            ],
          ),
          when(
            'müde|Stress|stressig|anstrengend|schwer|schwierig|hart',
            'Das klingt anstrengend. Dann tut dir eine Pause gut.',
          ),
          when('Leute|Kolleg*|Freund*|kennen*', [
            'Neue Leute, das ist doch das Beste daran.',
            'Das freut mich! Die musst du mir mal vorstellen.',
            'Das klingt schön. Allein macht ja auch nichts Spaß.',
          ]),
          when('glücklich|super|toll|perfekt|wunderbar|stolz|fantastisch|liebe|freue*', [
            'Das sieht man dir an!',
            'Wie schön, da freue ich mich richtig mit.',
          ]),
          when('gut|gefällt|Spaß|zufrieden|froh|interessant|spannend|mache gern|sehr gern', [
            'Das freut mich für dich!',
            'Schön, das hört man gern.',
          ]),
          on('dont_know', 'Sag einfach: Ist es eher schön oder eher anstrengend?', { goes_to: 'stay' }),
          on('refusal', 'Schon gut, wir müssen nicht darüber reden.'),
        ],
      },
    ),
    step(
      'Lass uns bestellen, bevor es noch voller wird. Was nimmst du? Ich kann die heiße Schokolade empfehlen.',
      [
        '*schokolade|*kaffee|Melange|*tee|*saft|*kuchen|*suppe|*wasser|*strudel|Kakao|Cappuccino|Cola|Espresso|Torte|Brot|Toast|Würstel|Bier|Wein|Spritzer|*schorle|Limonade|Eis|*salat|Gulasch|dasselbe|das Gleiche|auch|nehme|bestelle|probiere|Frühstück|Kipferl|egal|*nichts|Hunger|Durst',
      ],
      'Sag, was du nimmst oder was dir lieber ist.',
      'Ich nehme lieber einen Tee, und ich esse eine Suppe.',
      {
        other_wordings: [
          'Da kommt endlich der Kellner. Die heiße Schokolade ist hier sehr gut. Was möchtest du?',
          'Schau, der Kellner! Ich mag hier die heiße Schokolade am liebsten. Und du, was nimmst du?',
        ],
        reactions: [
          when('*schokolade|Kakao|auch|dasselbe|das Gleiche', [
            'Siehst du, wir haben immer noch den gleichen Geschmack.',
            'Zweimal das Beste, was es hier gibt!',
          ]),
          when('Bier|Wein|Spritzer|Sekt', 'Um diese Uhrzeit? Du hast wirklich etwas zu feiern!'),
          when(
            ['*tee', '*suppe'],
            [
              'Tee und Suppe? Du bist ja vernünftig geworden.',
              'Suppe und Tee, das ist genau das Richtige bei dem Wetter.',
              'So gesund! Früher hast du immer zwei Stück Torte genommen.',
            ],
          ),
          when('*tee', 'Tee? Du hast früher doch immer Kaffee getrunken!'),
          when('*kaffee|Melange|Cappuccino|Espresso|Verlängerten', [
            'Kaffee, natürlich. Wir sind ja in Wien.',
            'Ohne Kaffee geht bei dir nichts, das weiß ich noch.',
          ]),
          when(
            '*suppe|Würstel|Toast|Gulasch|Schnitzel|Brot|*salat|Frühstück|Semmel|ohne Fleisch|vegetarisch*|vegan|Nudeln|Pommes|Burger',
            'Du hast also richtig Hunger!',
          ),
          when('*kuchen|Torte|*strudel|Eis', 'Gleich etwas Süßes, das ist mein Mensch!'),
          when(
            '*nichts|keinen Hunger|keinen Durst',
            'Gar nichts? Dann bestelle ich für dich eine Limonade mit, und wir schauen, was passiert.',
          ),
          on('dont_know', 'Du konntest dich nie entscheiden! Lieber etwas Warmes oder etwas Kaltes?', {
            goes_to: 'stay',
          }),
          on('joke', 'Der Kellner schaut schon böse! Was soll ich ihm wirklich sagen?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Oje, der Kellner schüttelt den Kopf: Das ist leider aus. Was nimmst du stattdessen?',
      [
        'dann|stattdessen|*schokolade|*kaffee|Melange|*tee|*saft|*kuchen|*suppe|schade|egal|*nichts|*wasser|*strudel|Kakao|Torte|Cola|Limonade|macht *nichts|schlimm|dasselbe|auch|Bier|Wein|Toast|*salat|Würstel|Cappuccino|Espresso|Eis|nehme|Problem|gibt es|andere*|empfiehlst|Brot|Semmel',
      ],
      'Such etwas anderes aus: „Dann nehme ich …“.',
      'Schade. Dann nehme ich stattdessen die heiße Schokolade.',
      {
        other_wordings: [
          'Ach nein, genau das haben sie heute nicht mehr. Was möchtest du dann?',
          'So ein Pech, das hat gerade der Tisch neben uns bekommen, jetzt ist es aus. Was nimmst du jetzt?',
        ],
        reactions: [
          when('egal|dasselbe|wie du|auch', 'Dann nehmen wir zweimal das Gleiche.'),
          when('*nichts', 'Dann trinkst du einfach bei mir mit.'),
          when('*schokolade|Kakao', [
            'Das wirst du nicht bereuen!',
            'Die heiße Schokolade also doch. Ich habe es ja gesagt!',
            'Siehst du, am Ende nimmt sie hier jeder.',
          ]),
          when('*kaffee|Melange|Cappuccino|Espresso', 'Kaffee gibt es zum Glück immer.'),
          when('*tee|*saft|*wasser|Cola|Limonade', 'Das haben sie sicher noch.'),
          when('*suppe|Toast|Würstel|*salat|Brot|Semmel', 'Gute Idee, das riecht hier so gut.'),
          when('*kuchen|*strudel|Torte', 'Etwas Süßes ist immer eine gute Lösung.'),
          when('schade|so ein Pech|ärgerlich|Mist', 'Ja, das ist wirklich schade.'),
          on('dont_know', 'Soll ich für dich etwas aussuchen, vielleicht eine Melange?', { goes_to: 'stay' }),
          when('was noch da|noch da ist|was da ist|Appetit|Überraschung|überrasch*', [
            'Gut, dann lassen wir uns überraschen.',
            'In Ordnung, das sage ich ihm.',
          ]),
        ],
      },
    ),
    step(
      'Teilen wir uns einen Nachtisch? Es gibt Apfelstrudel und Schokoladentorte. Was findest du besser, und warum?',
      [],
      'Wähle etwas aus und gib einen Grund mit „weil“.',
      'Den Apfelstrudel, weil mir die Torte zu süß ist.',
      {
        other_wordings: [
          'Ein Nachtisch muss sein! Apfelstrudel oder Schokoladentorte: Was ist dir lieber, und warum?',
          'Schau, dort in der Vitrine: Apfelstrudel und Schokoladentorte! Was sollen wir teilen, und warum?',
        ],
        topics: [
          '*strudel|*torte|beides|beide|*nichts|keins|nein|egal|Apfel|Schokolade|satt|süß|Torte|Zucker|allergisch|Diät|lieber|danke|teile*|allein|Obst|Vanille*|ja|Eis|gesund*|schmeckt',
          'entscheide*|such*|wähl*|du darfst|wie du willst|warm|Sahne|leicht|Kalorien|dick|Bauch|Durst|gegessen|Kuchen|Laktose|Gluten|vegan|gesund|überrasch*|probieren|keinen Nachtisch|zu schwer|keinen Hunger|mein Lieblings*',
        ],
        reactions: [
          when(
            'teile* nicht|nicht teilen|allein essen|für mich allein',
            'Du teilst nicht? Gut, dann bekommt jeder sein eigenes Stück!',
          ),
          when(
            'allergisch|Diät|Zucker|Diabetes|vegan',
            'Gut, dass du es sagst. Dann esse ich allein, und du erzählst.',
          ),
          when('beides|beide', 'Beides! Deshalb bin ich so gern mit dir unterwegs.'),
          when('*strudel|Apfel', [
            'Der Strudel, genau. Mit viel Vanillesoße!',
            'Der schmeckt hier wie bei meiner Oma.',
            'Ein Strudel, zwei Gabeln. Wie damals nach der Schule!',
          ]),
          when('*torte|Schokolade', [
            'Schokolade, was sonst! Zwei Gabeln, bitte.',
            'Die Torte ist hier wirklich ein Traum.',
          ]),
          when('egal', 'Dann nehmen wir den Strudel, der ist größer.'),
          when(
            '*nichts|keins|satt|keinen Nachtisch|keinen Hunger',
            'Kein Nachtisch? Na gut, aber du darfst bei mir probieren.',
          ),
          on('no', 'Kein Nachtisch? Na gut, aber du darfst bei mir probieren.'),
          on('dont_know', 'Stell es dir vor: warme Äpfel oder dunkle Schokolade?', { goes_to: 'stay' }),
          on('joke', 'Das steht leider nicht auf der Karte! Strudel oder Torte?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ich plane im Sommer eine Reise in die Berge. Würdest du mitkommen?',
      [],
      'Sag Ja, Nein oder Vielleicht, und erklär es.',
      'Ich würde gern mitkommen, aber es kommt auf meine Arbeit an. Wann fährst du?',
      {
        other_wordings: [
          'Was ich dich fragen wollte: Ich fahre im Sommer in die Berge. Hättest du Lust mitzukommen?',
          'Hör mal, im Sommer will ich in die Berge fahren. Wärst du dabei?',
        ],
        topics: [
          'ja|nein|gern*|leider|vielleicht|kommt darauf an|Idee|Lust|mitkomm*|komme|schade|arbeiten|Zeit|klingt|toll|super|Fall|natürlich|überlege*|Berge|wandern|klar|sicher|unbedingt|lieber|wahrscheinlich|Angst|müsste|Höhe|sofort|nachdenken',
          'Eltern|erlaubt|erlauben|Höhenangst|frei|müde|wie lange|wohin|klettern|Hütte|freue|Pläne|verreise|Heimat|krank|Knie|nächstes Jahr|mein Hund|meine Kinder|mit Kindern|keinen Urlaub|Urlaub nehmen|Urlaub bekomme|lieber ans Meer|ans Meer|meine Familie|mein Chef|meinen Chef|wenig Geld|kein Geld',
          'zu teuer|meine Arbeit|zu viel Arbeit|im Sommer muss|im Sommer habe|Prüfungen|eine Prüfung|meine Mutter|mein Mann|meine Frau|das Wetter|Wetter gut|schon in Spanien|nach Spanien',
        ],
        reactions: [
          when(
            'kommt darauf an|kommt auf an|vielleicht|überlege*|wahrscheinlich|nachdenken|mal sehen|weiß nicht|mein Chef|meinen Chef',
            [
              'Das verstehe ich, überleg es dir in Ruhe.',
              'Kein Stress, ich muss es erst im Juni wissen.',
              'Klar, gib mir einfach Bescheid, wenn du mehr weißt.',
            ],
          ),
          when('lieber ans Meer|ans Meer|Strand', 'Ans Meer, du bist immer noch eine Wasserratte!'),
          when(
            'kein Geld|wenig Geld|zu teuer|leisten|pleite|knapp bei Kasse',
            'Am Geld soll es nicht liegen, die Hütte kostet fast nichts.',
          ),
          when(
            'Angst|Höhe|hasse|nicht gern wandern|mag keine Berge|zu hoch',
            'Keine Angst, wir können auch nur vor der Hütte sitzen.',
          ),
          when('leider nicht|kann nicht|kann leider|keine Zeit|keine Lust|geht nicht|schade', [
            'Schade, aber das verstehe ich.',
            'Wie schade! Dann schicke ich dir eine Postkarte.',
          ]),
          on('no', ['Schade, aber das verstehe ich.', 'Wie schade! Dann schicke ich dir eine Postkarte.']),
          when('sofort|unbedingt|natürlich|klar|auf jeden Fall|super|toll|sehr gern|bin dabei', [
            'Juhu! Ich wusste es!',
            'Das wird herrlich, wir zwei auf einer Hütte!',
          ]),
          on('yes', ['Das wird herrlich, wir zwei auf einer Hütte!', 'Wie mich das freut!']),
          when('gern*|Lust|klingt|Idee|träume|Traum|wollte ich schon immer', 'Wie mich das freut!'),
          on('joke', 'Sehr komisch! Kommst du jetzt mit oder nicht?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Bis zum nächsten Treffen darf kein Jahr mehr vergehen. Wann und wo wollen wir uns treffen?',
      [],
      'Schlag einen Tag und einen Ort vor: „Wie wäre es am … bei …?“',
      'Wie wäre es am Samstagnachmittag bei mir?',
      {
        other_wordings: [
          'Jetzt müssen wir uns öfter sehen! Wann und wo passt es dir?',
          'Ein Jahr war zu lang. Wann sehen wir uns wieder, und wo?',
        ],
        topics: [
          '*woch|Wochenende|Uhr|bei mir|bei dir|Park|hier|Mittag*|Monat|Kino|Café|bald|egal|Prater|übermorgen|Juni|Juli|August|Mai|nach der Arbeit|anrufen|telefonieren|schreiben|Bahnhof|Donau|jederzeit',
          'ruf*|schreib*|melde*|wann du|wo du|Bar|Schwimmbad|Pizzeria|nächste*|gleich|kommen|komm|vorbei|online|treffen|sobald|am *tag*|um #|# Uhr|heute Abend|bei uns zu Hause|bei mir zu Hause|in der Stadt|in die Stadt|in # Wochen|am Abend|morgen Abend|morgen um|im Restaurant|ins Restaurant|im Museum',
          'ins Museum|am See|in den Ferien|vor der Kirche|an meinem Geburtstag|wenn du Zeit|*tagabend|*tagnachmittag|jeden *tag|genug Zeit',
          'danach|ab dem|bis zum|ruf mich|Zeit hast|Zeit habe|meld dich|jeden Tag|nächsten|kochen',
        ],
        reactions: [
          when('keine Zeit|weiß noch nicht|später|nicht sagen', 'Kein Problem, dann schreiben wir uns einfach.'),
          when('bei mir|zu mir', [
            'Zu dir komme ich gern! Ich bringe den Kuchen mit.',
            'Bei dir! Endlich sehe ich mal deine Wohnung.',
            'Bei dir ist es bestimmt gemütlich. Ich bringe etwas Süßes mit.',
          ]),
          when('bei dir|zu dir', 'Gern bei mir, dann lernst du meinen Kater kennen.'),
          when('hier|Café|Kaffeehaus', 'Wieder hier? Der Kellner wird sich freuen.'),
          when(
            'Park|Prater|Donau|Kino|im Restaurant|ins Restaurant|im Museum|ins Museum',
            'Ja, das machen wir! Da war ich schon ewig nicht mehr.',
          ),
          when('am *tag*|nächste* *tag*|*woch|Wochenende|morgen um|morgen Abend|am Abend|Uhr', [
            'Abgemacht, das schreibe ich mir gleich auf!',
            'Abgemacht! Diesmal komme ich zu spät, versprochen.',
          ]),
          when('egal|jederzeit', 'Dann sagen wir Sonntag um drei, wieder hier.'),
          on('dont_know', 'Dann frage ich anders: Lieber unter der Woche oder am Wochenende?', { goes_to: 'stay' }),
          on('no', 'Kein Problem, dann schreiben wir uns einfach.'),
        ],
      },
    ),
    step(
      'Und da kommt die Rechnung. Heute lade ich dich ein!',
      [
        'danke|dank|lieb|nett|nein|nächste*|Mal|getrennt|teilen|zahle|bezahle|lass|zusammen|schön|musst|nötig|freut|ja|super|okay|ok|gern|kommt nicht in Frage|wirklich|sicher|toll|großzügig|selbst|auf keinen Fall|Hälfte|revanchier*|Trinkgeld|prima',
      ],
      'Bedanke dich, oder schlag vor, dass jeder für sich bezahlt.',
      'Das ist lieb von dir, danke! Nächstes Mal lade ich dich ein.',
      {
        other_wordings: [
          'Herr Ober, bitte zahlen! Und nein, heute bezahle ich für dich mit!',
          'Oh, die Rechnung. Gib her, heute bist du mein Gast!',
        ],
        reactions: [
          when(
            ['nächste*|Mal', 'ich|lade|zahle|bezahle'],
            [
              'Abgemacht, beim nächsten Mal bist du dran!',
              'Darauf freue ich mich schon!',
              'Gut, aber dann bestelle ich die ganze Torte!',
            ],
          ),
          when('getrennt|teilen|Hälfte|selbst|kommt nicht in Frage|auf keinen Fall', [
            'Du bist stur wie früher! Gut, dann zahlt jeder für sich.',
            'Na schön, aber das Trinkgeld gebe ich.',
          ]),
          when('Trinkgeld', 'Das Trinkgeld darfst du übernehmen, das ist nur gerecht.'),
          when('danke|dank|lieb|nett|großzügig', [
            'Sehr gern! Du hättest das Gleiche getan.',
            'Ach, das mache ich doch gern.',
          ]),
          on('no', 'Du bist stur wie früher! Gut, dann zahlt jeder für sich.'),
          on('yes', 'Sehr gern! Du hättest das Gleiche getan.'),
          on('joke', 'Mit dir wird es nie langweilig!'),
          when('jeder zahlt|jede zahlt|zahlt seins|halbe-halbe|schulde', 'Nichts da! Du zahlst beim nächsten Mal.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Hast du das gehört? Die Küche hat gerade zugemacht, und davon gibt es nichts mehr. Was nimmst du stattdessen?',
    ),
    twist(
      5,
      'Schau nicht hin, dort sitzt unser alter Mathelehrer! Teilen wir uns zur Beruhigung einen Nachtisch? Apfelstrudel oder Schokoladentorte, und warum?',
    ),
    twist(7, 'Oje, mein Telefon, ich muss bald ins Büro! Schnell: Wann und wo treffen wir uns wieder?'),
  ],
  starters: [
    'Entschuldige die Verspätung! Wartest du schon lange?',
    'Hallo! Du hast dich gar nicht verändert.',
    'Hier ist aber viel los heute!',
  ],
  opening_message: 'Da bist du ja endlich! Ich habe uns diesen Tisch freigehalten. Wir haben uns so viel zu erzählen.',
  closing_message: 'Es war so schön mit dir! Komm gut nach Hause, und melde dich, wenn du da bist. Baba!',
  correction: 'prompt',
})
