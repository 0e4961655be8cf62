import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewA2 = template({
  id: 'job-interview-a2',
  name: 'Ein Ferienjob',
  language: 'de',
  level: 'A2',
  description: 'Du möchtest im Sommer in einer Eisdiele arbeiten. Sprich über dich und über die Arbeit.',
  role: 'Besitzerin einer Eisdiele in Konstanz am Bodensee',
  partner_name: 'Elena',
  region: 'DE',
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
    'die Schule': 'dort lernt man',
    'die Menschen': 'alle Leute',
    freundlich: 'nett zu anderen',
    schnell: 'in kurzer Zeit',
    helfen: 'etwas für andere tun',
    'der Laden': 'ein kleines Geschäft',
    leidtun: 'das sagt man, wenn man einen Fehler gemacht hat',
    bringen: 'etwas zu jemandem tragen',
    'der Gast': 'jemand, der im Café isst oder trinkt',
    verdienen: 'Geld für Arbeit bekommen',
    'pro Stunde': 'für jede Stunde',
    anfangen: 'beginnen',
  }),
  facts: [
    fact(
      'Wie viel verdiene ich pro Stunde, und wann kann ich anfangen?',
      ['verdien*|Geld|Stunde|Lohn|bezahl*|bekomme', 'anfangen|beginnen|starten|Anfang|los'],
      'Du bekommst dreizehn Euro pro Stunde, und du kannst am Samstag anfangen.',
    ),
    fact(
      'Wie viel verdiene ich?',
      'verdien*|Geld|Lohn|bezahl*|bekomme ich|pro Stunde|Gehalt',
      'Dreizehn Euro pro Stunde, und das Trinkgeld teilen wir.',
    ),
    fact(
      'Wann kann ich anfangen?',
      'anfangen|beginnen|starten|los|erste* Tag',
      'Am Samstag, wenn du möchtest. Komm um halb zehn.',
    ),
    fact(
      'Was muss ich anziehen?',
      'anziehen|Kleidung|Kleider|T-Shirt|Uniform|Schuhe|Hose',
      'Du bekommst ein T-Shirt von uns. Bitte trag bequeme Schuhe.',
    ),
    fact(
      'Was muss ich genau machen?',
      ['was', 'machen|mache|tun|Aufgabe*'],
      'Du verkaufst Eis, machst Kaffee, und am Abend räumst du auf.',
    ),
    fact(
      'Darf ich Eis essen?',
      ['darf|kann|bekomme|gratis|umsonst|kostenlos', 'Eis|essen|probieren|gratis|umsonst'],
      'Jeden Tag zwei Kugeln, das ist bei uns Regel Nummer eins!',
    ),
    fact(
      'Welche Eissorten haben Sie?',
      'Sorte*|Eissorte*|Schokolade|Vanille|welche* Eis|Lieblingseis',
      'Zwanzig Sorten! Ich mag am liebsten Pistazie.',
    ),
    fact('Was kostet eine Kugel Eis?', ['kostet|Preis|teuer', 'Eis|Kugel'], 'Eine Kugel kostet einen Euro achtzig.'),
    fact(
      'Wie viele Leute arbeiten hier?',
      ['wie viele|wer|wie groß', 'Leute|Kollegen|Team|Personen|arbeiten|arbeitet|noch'],
      'Wir sind fünf: mein Bruder, ich und drei junge Leute wie du.',
    ),
    fact(
      'Wie lange arbeite ich am Tag?',
      ['wie lange|wie viele|von wann|Uhr', 'Stunden|Tag|Schicht|arbeite|*pause*'],
      'Vier bis sechs Stunden am Tag, mit einer Pause.',
    ),
    fact(
      'Muss ich am Sonntag arbeiten?',
      ['muss|arbeite|arbeiten|offen', 'Sonntag|Samstag|Wochenende'],
      'Am Wochenende ist am meisten los, aber wir wechseln uns ab.',
    ),
    fact(
      'Gibt es eine Pause?',
      '*pause*|Urlaub|frei|Wochenende',
      'Natürlich, eine halbe Stunde Pause und zwei freie Tage in der Woche.',
    ),
    fact(
      'Muss ich gut Deutsch sprechen?',
      ['Deutsch|Sprache*|Englisch', 'muss|sprechen|gut|brauche|Problem|können|sprichst'],
      'Dein Deutsch ist gut genug. Viele Gäste sprechen auch Englisch oder Italienisch.',
    ),
    fact(
      'Brauche ich Papiere?',
      'Papier*|Dokument*|Ausweis|Pass|Vertrag|Zeugnis|Lebenslauf',
      'Nur deinen Ausweis. Den Vertrag machen wir am ersten Tag.',
    ),
    fact(
      'Wie alt muss ich sein?',
      'wie alt|Alter|zu jung|zu alt',
      'Das Alter ist mir nicht so wichtig. Wer jünger als fünfzehn ist, braucht seine Eltern dazu.',
    ),
    fact(
      'Seit wann gibt es die Eisdiele?',
      ['seit wann|wie lange', 'gibt|Eisdiele|Café|Laden|hier|arbeiten|arbeitest'],
      'Seit zweiundzwanzig Jahren. Mein Vater hat sie aufgemacht.',
    ),
    fact(
      'Woher kommen Sie?',
      'woher|kommen Sie|kommst du|Italien|Italienerin',
      'Meine Familie kommt aus Venedig, aber ich bin hier am Bodensee geboren.',
    ),
    fact(
      'Wie heißen Sie?',
      'wie heißen|Ihr Name|wer sind Sie|wie heißt|dein Name',
      'Ich bin die Elena. Hier sagen alle du.',
    ),
    fact(
      'Haben Sie Kinder?',
      'Kinder|Familie|verheiratet|Haustier*|Hund|Katze',
      'Ja, zwei Söhne. Sie essen leider das meiste Eis.',
    ),
    fact(
      'Wie ist das Wetter im Sommer?',
      'Wetter|Regen|heiß',
      'Im Sommer ist es hier oft heiß. Bei Regen haben wir wenig zu tun.',
    ),
    fact(
      'Kann man im See schwimmen?',
      'See|schwimmen|baden|Strand',
      'Der See ist nur zwei Minuten von hier. In der Pause gehe ich oft schwimmen.',
    ),
    fact('Wie geht es Ihnen?', 'wie geht', 'Sehr gut, danke! Ein bisschen viel Arbeit, aber das ist schön.'),
  ],
  steps: [
    step(
      'Erzähl mir ein bisschen von dir. Wer bist du, und was machst du?',
      [],
      'Sag deinen Namen und ob du zur Schule gehst oder arbeitest: „Ich heiße …, und ich …“.',
      'Ich heiße Marco, und ich gehe hier in Konstanz zur Schule.',
      {
        other_wordings: [
          'Ich möchte dich kennenlernen. Wie heißt du, und was machst du?',
          'Also, wer bist du denn, und was machst du so?',
        ],
        topics: [
          'heiße|heisse|Name*|nenn*|komme|wohne|geboren',
          'Klasse|Gymnasium|lern*|studier*|Student*|Uni*|Kurs*|Arbeit|Beruf*|Job|Büro|Koch|Köchin|Verkäufer*|Hausfrau|Rentner*|arbeitslos|Ausbildung|Firma|Praktikum',
          'spiele|Sport*|Hobby*|lese|koche|Ukraine|ich bin|bin #|# Jahre|Jahre alt|bin Lehrer*|meine Familie|# Kinder|ich arbeite|arbeite als|arbeite in|arbeite bei|Arbeit suche|suche Arbeit|zur Schule|in die Schule|Schüler*|in der Schule|Schule fertig|ich lebe|lerne Deutsch|aus Spanien|aus Italien',
          'gern Fußball|gern mit|habe Ferien|bin Mutter|bin Vater',
        ],
        reactions: [
          on('dont_know', 'Fang einfach mit deinem Namen an! Wie heißt du?', { goes_to: 'stay' }),
          on('joke', 'Du bist lustig, das mögen die Gäste! Und wer bist du wirklich?', { goes_to: 'stay' }),
          on('asks_back', 'Ich bin die Elena, und das hier ist meine Eisdiele.'),
          when(
            [],
            ['Freut mich, {name}!', '{name}, schön, dass du da bist!', 'Hallo {name}! Toll, dass es heute klappt.'],
          ),
          when('zur Schule|in die Schule|Schüler*|Schule fertig|Klasse|Gymnasium', [
            'Ah, du gehst noch zur Schule. Dann hast du bald lange Ferien!',
            'Freut mich! In den Ferien hast du dann Zeit.',
          ]),
          when('studier*|Student*|Uni*', 'Freut mich! Bei uns arbeiten viele Studenten.'),
          when(
            'arbeite|Beruf|Büro|Firma|bin Lehrer*|Verkäufer*|Koch|Köchin',
            'Freut mich! Dann weißt du schon, was Arbeit ist.',
          ),
          when('lern*|Kurs*|lerne Deutsch', 'Freut mich! Bei uns sprichst du den ganzen Tag Deutsch.'),
          when(
            '# Kinder|habe Kinder|bin Mutter|bin Vater|meine Familie|Hausfrau',
            'Freut mich! Mit Familie kann man gut organisieren, das weiß ich.',
          ),
          when('heiße|ich bin|Name*', ['Freut mich!', 'Schön, dich kennenzulernen!']),
        ],
      },
    ),
    step(
      'Warum möchtest du bei uns arbeiten?',
      [
        'weil|denn|gern*|Eis*|Geld|Spaß|nah*|liebe|verdien*|kaufen|helfen|sparen|kostenlos|gratis|sprechen|Job|im Sommer|den Sommer|am See|der See|Ferienjob|interessant|interessiert|brauche Arbeit|wohne hier|wohne in der Nähe|mit Leuten|viel lernen|eine Reise|für Urlaub|sehr nett|seid nett|sind nett',
      ],
      'Gib einen Grund mit „weil“.',
      'Weil ich gern mit Menschen arbeite und Eis liebe.',
      {
        other_wordings: ['Und warum gerade bei uns, in einer Eisdiele?', 'Warum möchtest du diesen Job haben?'],
        reactions: [
          when(
            ['mit Menschen|Menschen kennen*|nette Leute|viele Leute|Leute kennen*|mit Leuten', 'Eis|im Sommer|am See'],
            [
              'Menschen und Eis: Dann bist du hier richtig!',
              'Schön! Bei uns gibt es beides, den ganzen Sommer lang.',
              'Das sehe ich, du lachst ja schon. Und Eis gibt es jeden Tag.',
            ],
          ),
          when('Geld|verdien*|sparen|kaufen|neues Handy|neues Fahrrad|eine Reise|neuen Computer', [
            'Du bist ehrlich, das gefällt mir.',
            'Ja, Geld braucht jeder. Das ist in Ordnung.',
          ]),
          when('Deutsch lern*|Deutsch sprech*|mein Deutsch|etwas lernen|möchte lernen|sprechen|Erfahrung*', [
            'Hier lernst du viel, versprochen!',
            'Mit unseren Gästen lernst du schnell.',
          ]),
          when(
            'mit Menschen|Menschen kennen*|nette Leute|viele Leute|Leute kennen*|mit Leuten|Gäste',
            'Menschen haben wir hier genug, besonders am Sonntag!',
          ),
          when('Eis*|Schokolade|gratis|kostenlos', [
            'Eis liebe ich auch, das sieht man!',
            'Das ist der beste Grund von allen!',
          ]),
          when('am See|im Sommer|nah*|wohne hier', 'Ja, hier am See ist es im Sommer wunderbar.'),
          when('meine Freund*|nette Leute|seid nett|Spaß', 'Spaß haben wir hier jeden Tag!'),
          when('mir langweilig|in den Ferien|Ferienjob|Zeit', 'Langweilig ist es bei uns nie!'),
          on('dont_know', 'Denk nach: Magst du Eis, Menschen oder Geld?', { goes_to: 'stay' }),
          on('joke', 'Haha! Und warum möchtest du wirklich hier arbeiten?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Was kannst du gut?',
      [
        'schnell|rechn*|Mathe*|Zahlen|Sprache*|helf*|koch*|putz*|aufräum*|sprech*|pünktlich|Team|organis*|lach*|stark|Englisch|verkauf*|sauber|geduldig|zuhör*|*nichts|fleißig|back*|tragen|alles|kann gut|ich kann|bin gut|bin sehr|ich bin|gut im|gut mit|mit Kindern|sehr nett|spiele gut|gut singen|singe gut',
      ],
      'Sag, was du gut kannst: „Ich kann gut …“ oder „Ich bin …“.',
      'Ich bin freundlich und kann schnell arbeiten.',
      {
        other_wordings: ['Und was sind deine Stärken? Was kannst du gut?', 'Was machst du besonders gut?'],
        reactions: [
          when(
            '*nichts|nicht viel|kann nicht',
            'Das glaube ich nicht, jeder kann etwas! Bist du vielleicht schnell oder freundlich?',
            { goes_to: 'stay' },
          ),
          when(
            ['freundlich|sehr nett|bin nett', 'schnell|fleißig|schnell arbeit*|hart arbeit*|arbeite gern'],
            [
              'Freundlich und schnell, genau so jemanden suche ich!',
              'Das ist wichtig, denn die Schlange ist hier oft lang.',
              'Sehr schön. Im Sommer muss es hier schnell gehen.',
            ],
          ),
          when('rechn*|Mathe*|Zahlen|Kopfrechnen', 'Rechnen ist wichtig, besonders an der Kasse.'),
          when(
            'Sprache*|Englisch|Deutsch sprechen|gut Deutsch|Spanisch|Italienisch|Französisch|sprech*',
            'Sprachen sind wunderbar, wir haben Gäste aus der ganzen Welt.',
          ),
          when(
            'freundlich|sehr nett|bin nett|mit Leuten|mit Leuten|mit Menschen|lach*|zuhör*|geduldig|bin lustig|nie böse|nie wütend',
            ['Freundlich sein ist hier das Wichtigste.', 'Das mögen die Gäste.'],
          ),
          when('koch*|back*|Kaffee machen|Kaffee koch*', 'Sehr gut, Kaffee müssen wir auch machen.'),
          when('putz*|aufräum*|sauber', 'Oh, aufräumen mag nicht jeder. Sehr gut!'),
          when('schnell|pünktlich|fleißig|stark|tragen|Team|organis*|schnell arbeit*|hart arbeit*|arbeite gern|helf*', [
            'Das ist im Sommer sehr wichtig.',
            'Solche Leute brauchen wir.',
          ]),
          when(
            'gut spielen|spiele gut|Musik machen|Fußball spielen|spiele Fußball|gut singen|singe gut|tanz*|Sport|am Computer|mit Computern',
            'Das ist toll, auch wenn man es beim Eis nicht so oft braucht!',
          ),
          on('dont_know', 'Überleg mal: Bist du schnell, freundlich oder gut in Mathe?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Hast du schon einmal gearbeitet oder jemandem bei der Arbeit geholfen?',
      [
        'ja|nein|gearbeitet|geholfen|helfe|Laden|Geschäft|manchmal|Babysitter|Praktikum|Büro|verkauft|Zeitung*|Bauernhof|arbeite|nee|im Garten|schon einmal|noch nie|niemals|in der Küche|mein* Onkel|meiner Tante|auf Kinder|mit Kinder*|im Supermarkt|in der Schule|letzten Sommer|in meiner Heimat|mit Hund*',
      ],
      'Erzähl etwas, was du gemacht hast, oder sag „noch nie“ und wie du zu Hause hilfst.',
      'Ja, ich helfe manchmal meinem Onkel in seinem Laden.',
      {
        other_wordings: [
          'Hast du schon Erfahrung? Wo hast du schon gearbeitet oder geholfen?',
          'Und hast du schon einmal so etwas gemacht, zum Beispiel in einem Laden oder zu Hause geholfen?',
        ],
        reactions: [
          when(
            'im Restaurant|in einem Restaurant|Café|Eisdiele|Hotel|Bar|in der Küche|Pizzeria|Koch|Köchin|Kellner*|Teller|abgewaschen|Restaurant',
            'Oh, dann kennst du die Arbeit ja schon!',
          ),
          when('Laden|Geschäft|im Supermarkt|Markt|verkauft|Kasse', [
            'In einem Laden, das ist gut. Dann kannst du verkaufen.',
            'Dann kennst du die Kasse schon.',
            'Super, dann weißt du schon, wie man mit Kunden spricht.',
          ]),
          when(
            'auf Kinder|mit Kinder*|Babysitter|auf meinen Bruder|auf meine Schwester|passe auf|aufgepasst',
            'Mit Kindern muss man Geduld haben, das ist auch hier gut.',
          ),
          when(
            'im Garten|mit Hund*|Hunde ausgeführt|Nachbar* geholfen|Bauernhof|Zeitung*',
            'Schön, du hast also keine Angst vor Arbeit.',
          ),
          when(
            'zu Hause helf*|meinen Eltern|mein* Mutter geholfen|mein* Mutter helf*|mein* Vater geholfen|mein* Vater helf*|mein* Oma geholfen|mein* Oma helf*|mein* Onkel|meiner Tante',
            [
              'In der Familie hilft man zusammen, das mag ich.',
              'Das zählt auch! Bei uns ist es auch wie in einer Familie.',
            ],
          ),
          when('noch nie|nein nie|noch nicht|niemals', 'Das macht nichts, alle haben einmal angefangen.'),
          on('no', 'Das macht nichts, alle haben einmal angefangen.'),
          on('yes', ['Sehr gut, Erfahrung hilft immer.', 'Schön, das freut mich.']),
          on('dont_know', 'Denk an zu Hause: Hilfst du dort manchmal?', { goes_to: 'stay' }),
          on('joke', 'Als Astronaut? Sehr gut! Und wo hast du wirklich schon geholfen?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ein kleiner Test: Ein Gast sagt, das ist das falsche Eis. Was sagst du?',
      [
        'leid|*entschuldig*|sorry|Problem|ander*|welche*|Moment|bringe|gebe|mache|natürlich|Fehler|sofort|tausche|Verzeihung|richtig*|hole|möchten|gratis|kostenlos|umsonst|verzeihen|bekommen|Sorte|was wollten|was möchten|Geld|Ihnen|Chefin|schade|bestellt|neues Eis|ein neues|neue Kugel|das neue|esse es',
      ],
      'Sei höflich: Entschuldige dich und sag, was du machst.',
      'Das tut mir leid! Ich bringe Ihnen sofort ein neues.',
      {
        other_wordings: [
          'Jetzt spielen wir: Ich bin ein Gast, und du hast mir das falsche Eis gegeben. Was sagst du?',
          'Stell dir vor, ein Gast ist böse: „Das ist nicht mein Eis!“ Was sagst du?',
        ],
        reactions: [
          when(
            'Pech|egal|nicht mein Problem|selbst schuld|Ihr Problem',
            'Oh, dann kommt der Gast nie wieder! Noch einmal, ein bisschen freundlicher: Was sagst du?',
            { goes_to: 'stay' },
          ),
          when(
            [
              'leid|*entschuldig*|sorry|Verzeihung',
              'neues Eis|ein neues|das neue|ander*|bringe|gebe|mache|sofort|hole|tausche|richtig*',
            ],
            [
              'Perfekt, genau so!',
              'Sehr höflich. Der Gast lacht schon wieder.',
              'Sehr nett gesagt. So kommt der Gast gern wieder.',
            ],
          ),
          when('gratis|kostenlos|umsonst|Geld', 'So wird jeder Gast wieder froh. Aber bitte nicht zu oft!'),
          when('leid|*entschuldig*|sorry|Verzeihung', [
            'Sehr höflich, das ist wichtig.',
            'Gut, zuerst eine Entschuldigung.',
          ]),
          when('neues Eis|ein neues|das neue|ander*|bringe|gebe|mache|hole|tausche|sofort|richtig*', [
            'Gut, du hilfst gleich.',
            'Schnell ein neues, sehr gut.',
          ]),
          when('esse es selbst', 'Das falsche Eis isst du? Das mache ich auch immer!'),
          when('welche*|was wollten|was möchten|Sorte|bestellt', 'Gut, du fragst freundlich nach.'),
          on('dont_know', 'Denk nach: Der Gast ist traurig. Was sagst du zuerst?', { goes_to: 'stay' }),
          on('joke', 'Haha, das sagen wir besser nicht! Was sagst du wirklich?', { goes_to: 'stay' }),
          when('behalten|geschenkt|Geschenk', 'So gewinnt man einen Gast für immer!'),
        ],
      },
    ),
    step(
      'Wir haben jeden Tag von zehn bis acht offen. Wann kannst du arbeiten?',
      [
        '*tag|*tags|*woch*|Wochenende*|Woche|Vormittag*|Nachmittag*|Juli|August|Juni|Ferien|jeden|Uhr|morgens|egal|September|spät|Mittag*|halb|frei|jederzeit|ab|keine Zeit|um #|bis #|von #|# Tage|immer arbeit*|kann immer|fast immer|am Abend|abends|abends|am Morgen|so früh|im Sommer|den ganzen Sommer|immer',
      ],
      'Sag Tage und Uhrzeiten.',
      'Ich kann samstags und sonntags von zehn bis vier arbeiten.',
      {
        other_wordings: [
          'Die Eisdiele ist jeden Tag von zehn bis acht offen. Wann hast du Zeit?',
          'An welchen Tagen hast du Zeit? Wir haben immer von zehn bis acht offen.',
        ],
        reactions: [
          when('kann immer|immer arbeit*|fast immer|immer außer|jeden|egal|jederzeit|den ganzen Tag|ganze Woche', [
            'Immer? Das höre ich gern!',
            'Wunderbar! Aber ein freier Tag muss auch sein.',
          ]),
          when('Samstag*|Sonntag*|Wochenende*', [
            'Am Wochenende ist bei uns am meisten los, das passt gut.',
            'Sehr gut, am Wochenende brauche ich Hilfe.',
            'Toll, da stehen die Leute bis auf die Straße.',
          ]),
          when('nicht am|kann nicht|keine Zeit|kann nie', 'Das ist in Ordnung, wir finden schon etwas.'),
          when('Nachmittag*|nach der Schule|am Abend|abends', 'Am Nachmittag kommen die meisten Gäste, das ist gut.'),
          when('Vormittag*|morgens|am Morgen|so früh', 'Am Vormittag ist es ruhig, da kannst du in Ruhe lernen.'),
          when('Ferien|Juli|August|im Sommer|Juni', 'Genau dann brauche ich Hilfe!'),
          when('*tag|*tags|*woch*|Uhr|um #|ab #|bis #|von #', ['Gut, das schreibe ich auf.', 'Das passt gut.']),
          on('dont_know', 'Hast du eher am Wochenende oder eher in der Woche Zeit?', { goes_to: 'stay' }),
          on('joke', 'Um Mitternacht schlafen unsere Gäste! Wann kannst du wirklich?', { goes_to: 'stay' }),
          when(
            'mich braucht|ihr braucht|nach der Schule|nach dem Unterricht',
            'Gut, das passt bestimmt in unseren Plan.',
          ),
        ],
      },
    ),
    step(
      'Hast du noch Fragen an mich?',
      [
        'wie|wann|was|wo|wer|kann ich|muss ich|Stunde|Geld|verdien*|Kleidung|nein|bekomme|darf ich|*nichts|nee|keine Frage*|alles klar|haben Sie|sind Sie|welche*|Eis|danke|warum|gibt es ein*|gibt es noch|gibt es Trinkgeld|gibt es Pausen|Urlaub|Trinkgeld|Pausen|Arbeitszeit*',
      ],
      'Frag nach dem Geld, der Kleidung oder dem ersten Tag.',
      'Wie viel verdiene ich pro Stunde, und wann kann ich anfangen?',
      {
        other_wordings: ['Und was möchtest du von mir wissen?', 'So, jetzt bist du dran. Was möchtest du fragen?'],
        reactions: [
          on('no', ['Gut! Wenn du etwas wissen willst, frag mich einfach.', 'Sehr gut, alles klar.']),
          on('dont_know', 'Frag ruhig, zum Beispiel nach dem Geld. Was möchtest du wissen?', { goes_to: 'stay' }),
          on('joke', 'Du bringst mich zum Lachen, das ist gut für die Arbeit!'),
          when('alles klar|keine Frage*', 'Sehr gut, alles klar.'),
          when('alles gesagt|alles erklärt|alles verstanden', 'Gut, sonst fragst du einfach später.'),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Moment, da kommt ein Kind mit einem Euro … So, da bin ich wieder! Was kannst du gut?'),
    twist(
      5,
      'Oh, siehst du die Frau dort? Sie hat das falsche Eis und schaut ganz böse! Du bist jetzt meine Hilfe: Was sagst du zu ihr?',
    ),
    twist(
      6,
      'Das war mein Bruder am Telefon: Diesen Sommer kommen noch mehr Gäste! Von zehn bis acht ist offen. Wann kannst du arbeiten?',
    ),
  ],
  starters: [
    'Hallo! Ich habe Ihren Zettel gesehen.',
    'Guten Tag. Suchen Sie noch jemanden?',
    'Hallo, ich möchte nach dem Ferienjob fragen.',
  ],
  opening_message: 'Hallo! Du kommst wegen des Ferienjobs? Schön, setzen wir uns kurz.',
  closing_message: 'Du gefällst mir, ich rufe dich morgen an. Und jetzt nimm dir noch ein Eis mit! Tschüs!',
  correction: 'prompt',
})
