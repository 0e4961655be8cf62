import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkA2 = template({
  id: 'small-talk-a2',
  name: 'Der neue Nachbar',
  language: 'de',
  level: 'A2',
  description: 'Nebenan ist jemand eingezogen. Sag Hallo, und lernt euch kennen.',
  role: 'Ein neuer Nachbar in einem Haus in Graz',
  partner_name: 'Jakob',
  region: 'AT',
  scenario:
    'Ihr trefft euch vor dem Haus. Dein Nachbar ist gestern eingezogen und kennt noch niemanden. Ihr habt beide ein paar Minuten Zeit.',
  goals: [
    'Ich kann mich vorstellen.',
    'Ich kann über Familie, Freizeit und Wohnen sprechen.',
    'Ich kann Gegenfragen stellen.',
    'Ich kann etwas vorschlagen.',
  ],
  grammar: ['Präsens', 'Fragen mit und ohne Fragewort', 'Wollen wir …? / Hast du Lust …?'],
  vocabulary: words({
    'freut mich': 'das sagt man, wenn man jemanden kennenlernt',
    wohnen: 'irgendwo seine Wohnung haben',
    nebenan: 'in der Wohnung daneben',
    zusammen: 'nicht allein',
    einziehen: 'anfangen, irgendwo zu wohnen',
    'die Katze': 'ein kleines Haustier, das Mäuse fängt',
    schwimmen: 'sich im Wasser bewegen',
    'die Gitarre': 'ein Instrument mit sechs Saiten',
    'die Bäckerei': 'dort kauft man Brot',
    'in der Nähe': 'nicht weit weg',
    'der Nachmittag': 'die Zeit zwischen Mittag und Abend',
    'Zeit haben': 'frei sein und etwas machen können',
  }),
  facts: [
    fact(
      'Woher kommst du, und was arbeitest du?',
      ['woher|kommst du|kommen Sie', 'arbeit*|Beruf*|Job|machst du|von Beruf'],
      'Ich komme aus einem Dorf in den Bergen, und ich bin Krankenpfleger.',
    ),
    fact(
      'Was arbeitest du?',
      'arbeit*|Beruf*|Job|beruflich|von Beruf|verdienst',
      'Ich bin Krankenpfleger und arbeite in einem großen Krankenhaus. Manchmal auch in der Nacht.',
    ),
    fact(
      'Woher kommst du?',
      'woher|wo her|geboren|aufgewachsen|Heimat|kommst du aus',
      'Ich komme aus einem kleinen Dorf in den Bergen. Da gibt es mehr Kühe als Menschen!',
    ),
    fact(
      'Wo hast du früher gewohnt?',
      ['wo|wie lange', 'gewohnt|früher|vorher|gelebt'],
      'Ich habe immer in meinem Dorf gewohnt. Das hier ist meine erste eigene Wohnung.',
    ),
    fact(
      'Warum wohnst du jetzt in Graz?',
      ['warum|wieso|weshalb', 'hier|Graz|wohn*|gekommen|eingezogen|Haus'],
      'Ich habe hier eine neue Arbeit. Und Graz hat mir schon immer gefallen.',
    ),
    fact(
      'Wie heißt du?',
      'wie heißt|wie heißen|dein Name|Ihr Name|wer bist du|wer sind Sie',
      'Ich bin der Jakob. Freut mich!',
    ),
    fact('Wie alt bist du?', 'wie alt|Alter|Geburtstag', 'Ich bin neunundzwanzig. Im Sommer werde ich dreißig.'),
    fact('Hast du Haustiere?', 'Haustier*|Tier*|Katze*|Hund*|Hamster', 'Leider nicht, aber ich mag Katzen sehr.'),
    fact(
      'Hast du Geschwister?',
      'Geschwister|Bruder|Brüder|Schwester*|Familie|Eltern|Mutter|Vater',
      'Ich habe zwei Schwestern, und meine Eltern haben einen Bauernhof.',
    ),
    fact(
      'Bist du verheiratet?',
      'verheiratet|Freundin|Frau|Kinder|Single|Partner*|allein|mit wem',
      'Nein, ich wohne allein und habe keine Kinder.',
    ),
    fact(
      'In welchem Stock wohnst du?',
      'Stock|Etage|Tür|welche* Wohnung|wo wohnst|wo wohnen|nebenan',
      'Im zweiten Stock, die Tür mit dem roten Fahrrad davor.',
    ),
    fact(
      'Wie ist deine Wohnung?',
      'Wohnung|Zimmer|groß|Balkon|Miete',
      'Sie ist klein, aber hell, und sie hat einen Balkon. Nur Möbel habe ich noch nicht.',
    ),
    fact(
      'Was kochst du gern?',
      'koch*|isst|essen|Lieblingsessen|Essen',
      'Ich koche gern Knödel und Suppen. Und am Sonntag backe ich einen Apfelstrudel.',
    ),
    fact(
      'Was machst du in deiner Freizeit?',
      'Freizeit|Hobby|Hobbys|gern|Sport|Fußball|Wochenende',
      'Ich fahre viel Rad, und im Winter fahre ich Ski. Fußball schaue ich nur im Fernsehen.',
    ),
    fact(
      'Welche Musik hörst du?',
      'Musik|Instrument|Gitarre|singst|Lied*',
      'Ich höre viel Rock, aber nicht zu laut, versprochen!',
    ),
    fact(
      'Welche Sprachen sprichst du?',
      'Sprache*|sprichst|Englisch|Spanisch|Deutsch',
      'Ich spreche Deutsch und Englisch, und ich lerne gerade ein bisschen Italienisch.',
    ),
    fact(
      'Gefällt dir Graz?',
      'Graz|Stadt|gefällt|gefallen',
      'Graz gefällt mir sehr gut, nur der Verkehr ist ein bisschen laut.',
    ),
    fact(
      'Brauchst du Hilfe?',
      'Hilfe|helfen|brauchst|brauchen',
      'Das ist lieb! Am Samstag kommt mein Sofa, da kann ich Hilfe gebrauchen.',
    ),
    fact(
      'Wie ist deine Telefonnummer?',
      'Nummer|Telefonnummer|Handynummer|WhatsApp|Instagram',
      'Klopf einfach an meine Tür. Ich bin meistens da.',
    ),
    fact(
      'Wann hast du Zeit?',
      ['wann|hast du|haben Sie|kannst|geht|passt|wie ist', 'Zeit|*tag|*nachmittag|*abend|morgen|Wochenende|dir|es|Uhr'],
      'Da habe ich noch nichts vor.',
    ),
    fact('Magst du Fußball?', 'magst du|mögen Sie|gefällt dir', 'Ja, eigentlich schon.'),
    fact('Wie geht es dir?', 'wie geht|gehts dir|geht es dir', 'Danke, gut! Ein bisschen müde von den vielen Kartons.'),
  ],
  steps: [
    step(
      'Ich wohne seit gestern hier. Und wer bist du?',
      [],
      'Sag deinen Namen: „Ich bin …“.',
      'Hallo, ich bin Sofia. Freut mich!',
      {
        other_wordings: [
          'Ich bin gestern eingezogen. Und wie heißt du?',
          'Seit gestern wohne ich hier im Haus. Wie heißt du denn?',
        ],
        topics: ['*'],
        reactions: [
          on('asks_back', 'Ich bin der Jakob.'),
          on('refusal', 'Kein Problem, dann sage ich einfach „Nachbar“ zu dir.'),
          on('dont_know', 'Das weißt du nicht? Komm, wie sagen deine Freunde zu dir?', { goes_to: 'stay' }),
          when([], ['Freut mich, {name}!', 'Hallo {name}, schön, dich kennenzulernen!']),
          when(
            'heiße|Name|nennt mich|nennen mich|nenn mich|freut mich|Stock|Etage|Nachbar*|Freunde sagen|Tochter von|Sohn von|Familie von|von unten|von oben|besuche',
            ['Freut mich sehr!', 'Schön, dich kennenzulernen!', 'Hallo, das ist ja nett!'],
          ),
        ],
      },
    ),
    step(
      'Wohnst du schon lange hier?',
      [
        'ja|nein|nee|seit|erst|ewig*|eingezogen|gezogen|kurz*|immer in|bald #|ganz neu|Kindheit|paar Monate|dieses Jahr|Jahrzehnt*|Leben lang|schon lange|sehr lange|so lange|lange hier|ziemlich lange|lange Zeit|wohne hier|lebe hier|von Anfang an|aufgewachsen|Geburt',
      ],
      'Sag, wie lange: „Seit … Jahren“.',
      'Ja, ich wohne seit fünf Jahren hier.',
      {
        other_wordings: ['Wie lange wohnst du denn schon in diesem Haus?', 'Seit wann wohnst du hier?'],
        reactions: [
          when(
            'nicht hier|wohne nicht|zu Besuch|besuche nur|nur im Urlaub|hier Urlaub',
            'Ach, du bist nur zu Besuch! Und ich dachte, wir sind Nachbarn.',
          ),
          when('schon immer|immer hier|geboren|ganze* Leben|ewig*|als Kind|als Baby|klein war', [
            'Dann kennst du hier bestimmt jede Straße.',
            'So lange! Dann kennst du die Stadt besser als alle anderen.',
          ]),
          when(
            'erst|neu hier|bin neu|auch neu|Monat|Monaten|# Woche*|eine* Woche*|paar Woche*|erst gestern|seit gestern|# Tage|paar Tage|nicht lange|nicht so lange|kurz*|halbe* Jahr',
            ['Dann bist du ja auch noch neu hier.', 'Ah, dann kennst du das noch mit den vielen Kartons.'],
          ),
          when('*jahre|*jahren|ein* Jahr', [
            'Dann kennst du das Haus ja sehr gut.',
            'So lange schon! Dann gefällt es dir hier bestimmt.',
            'Toll, dann kannst du mir alles zeigen.',
          ]),
          on('no', 'Ah, dann sind wir beide neu.'),
          on('yes', ['Gut, dann kannst du mir sicher helfen.', 'Dann kennst du bestimmt alle im Haus.']),
          on('asks_back', 'Ich? Erst seit gestern!'),
          on('dont_know', 'Nicht so wichtig! Mehr als ein Jahr oder weniger?', { goes_to: 'stay' }),
          on('joke', 'Du bist lustig! Und wirklich: Seit wann wohnst du hier?', { goes_to: 'stay' }),
          when('zu lange|mein Leben', 'Dann kennst du hier bestimmt jedes Haus.'),
        ],
      },
    ),
    step(
      'Und mit wem wohnst du zusammen?',
      [
        'allein*|Familie|Mutter|Mama|Vater|Papa|*eltern|Bruder|Brüder*|*schwester*|*freund*|Hund*|Katze*|Mann|Frau|Kind*|Sohn|Söhne*|Tochter|Töchter*|niemand*|WG|*bewohner*|Oma|Opa|Partner*|Tante|Onkel|Cousin*|Baby|zu zweit|zu dritt|Heim|solo|nur ich|Haustier*|ganz alleine|Kolleg*|jemand*',
      ],
      'Erzähl von deiner Familie, deinen Freunden oder deinen Haustieren.',
      'Ich wohne mit meinen Eltern und unserer Katze zusammen.',
      {
        other_wordings: ['Wohnst du allein oder mit jemandem zusammen?', 'Und wer wohnt noch bei dir?'],
        reactions: [
          when('gestorben|tot|Witwe*|geschieden|getrennt', 'Oh, das tut mir leid. Das ist sicher nicht leicht.'),
          when('Katze*|Kater', [
            'Eine Katze! Dann komme ich gern mal vorbei.',
            'Ach, das ist deine Katze! Sie war gestern schon auf meinem Balkon.',
            'Ach, wie schön! Ich mag Katzen sehr.',
          ]),
          when('Hund*', [
            'Ein Hund! Ich habe ihn gestern schon gehört.',
            'Ein Hund, wie schön! Den möchte ich bald kennenlernen.',
          ]),
          when('Kinder*|Sohn|Söhne*|Tochter|Töchter*|Baby', [
            'Mit Kindern ist es nie langweilig!',
            'Wie schön! Dann ist bei euch immer etwas los.',
          ]),
          when('WG|*bewohner*|Freunden|Freundinnen', 'Das ist bestimmt lustig. Da ist immer jemand zu Hause.'),
          when('Mann|Frau|Freund*|Partner*', [
            'Zu zweit macht auch das Kochen mehr Spaß.',
            'Schön, dann lerne ich bald noch jemanden kennen.',
          ]),
          when('*eltern|Mutter|Mama|Vater|Papa|Familie|Bruder|Brüder*|*schwester*|Oma|Opa|Tante|Onkel', [
            'Mit der Familie, das ist schön. Meine ist leider weit weg.',
            'Schön! Dann ist immer jemand da.',
          ]),
          when('allein*|niemand*|solo|Single|ledig', [
            'Allein? Das ist schön ruhig.',
            'Ganz allein! Da kann man machen, was man will.',
          ]),
          on('asks_back', 'Ich wohne allein.'),
          on('refusal', 'Kein Problem, das musst du nicht sagen.'),
        ],
      },
    ),
    step(
      'Ich fahre gern Rad und koche gern. Was machst du in deiner Freizeit?',
      [],
      'Sag zwei Dinge: „Ich … gern.“',
      'Ich schwimme gern und spiele oft Gitarre.',
      {
        other_wordings: [
          'Am Abend koche ich gern, und am Wochenende fahre ich Rad. Und was machst du gern?',
          'Nach der Arbeit fahre ich oft Rad. Was sind denn deine Hobbys?',
        ],
        topics: [
          'Hobby*|Freizeit|Spaß|am liebsten|interessiere*|*nichts|nix|keine Zeit|wenig Zeit',
          'Sport*|Fußball|Basketball|Volleyball|Handball|Tennis|Tischtennis|schwimm*|lauf*|jogg*|renn*|turn*|Yoga|Fitness*|trainier*|Training|Ski*|Snowboard|Rad|Fahrrad*|reit*|wander*|kletter*|tanz*|boxen|Karate|Judo|Skate*|Golf|Pilates|Gym',
          'Gitarre|Klavier|Geige|Schlagzeug|Flöte|Chor|Band|Konzert*|Lied*|Instrument*|rappe*|Oper',
          'les*|liest|Buch|Bücher|Comic*|Manga*|schreib*|Gedicht*|Sprache*|lern*|Zeitung*',
          'spiel*|Video*|Game*|zock*|Playstation|Internet|Serie*|Kino|Netflix|YouTube|TikTok|fernseh*|Fernsehen|Anime|Schach|Puzzle*|Lego|Minecraft|Fortnite',
          'zeichn*|bastel*|näh*|strick*|häkel*|foto*|Kunst|reparier*|Theater|Museen|sammel*',
          'koch*|Pflanze*|garteln|grill*',
          'spazier*|Park|Natur|Berg*|einkauf*|shopp*|schlaf*|ausruh*|chill*|entspann*|Sofa|Party|Disco|ausgeh*|helfe|draußen|Verein|telefonier*|male|malen|gemalt|baue|bauen|basteln|essen gehen|gehe essen|backe|backen|gebacken|arbeite viel|arbeite immer|nur arbeiten|viel Arbeit',
          'in die Stadt|am See|zum See|mit Hund*|mit Katze*|mit Kinder*|mit Freund*|bei Freund*|Freund* treff*|Freund* besuch*|mit Familie|bei Familie|in die Kirche|ins Museum|Filme|am Handy|mit Handy|Handyspiel*|ins Restaurant|im Garten|in den Garten|Gartenarbeit|am Computer|Computerspiel*|reise',
          'reisen|fern|schaue|gucke|höre|gerne|Musik|singe|singen|schwimme|schwimmen|gern|liebe|mag|am liebsten|treffe*|triff*',
        ],
        reactions: [
          when('koch*|backe|backen|gebacken', [
            'Dann müssen wir unbedingt mal zusammen kochen!',
            'Kochen auch? Ich wusste, dass wir uns verstehen.',
          ]),
          when('Rad|Fahrrad*|Mountainbike*', 'Wirklich? Dann fahren wir bald mal zusammen!'),
          when('Gitarre|Musik|singe|singen|Klavier|Geige|Schlagzeug|Instrument*|Chor|Band', [
            'Oh, Musik! Dann höre ich dich bald durch die Wand.',
            'Musik ist etwas Schönes. Ich kann leider gar nichts spielen.',
            'Toll! Dann haben wir bald Musik im Haus.',
          ]),
          when('Fußball|Basketball|Volleyball|Tennis|Handball|Tischtennis', 'Sportlich! Da schaue ich lieber zu.'),
          when(
            'schwimm*|lauf*|jogg*|schwimme|schwimmen|Yoga|Fitness*|turn*|tanz*|wander*|kletter*|Sport*|Ski*|reit*|Gym',
            ['Sportlich! Das möchte ich auch öfter machen.', 'Gut für dich! Ich sitze leider zu viel auf dem Sofa.'],
          ),
          when('les*|Buch|Bücher|Comic*|Manga*', 'Lesen mag ich auch. Die meisten Kartons sind voll mit Büchern!'),
          when(
            'am Computer|Computerspiel*|Video*|Game*|zock*|Playstation|Minecraft|Fortnite|am Handy|Handyspiel*|Serie*|Filme schau*|schaue Film*|Filme seh*|sehe Film*|Filme guck*|Kino|Netflix|YouTube|TikTok|fernseh*|Anime',
            ['Das mache ich auch, wenn es regnet.', 'Dann musst du mir mal etwas Gutes empfehlen.'],
          ),
          when('*nichts|nix|keine Zeit|wenig Zeit|schlaf*|chill*|ausruh*|Sofa', [
            'Das verstehe ich. Nach der Arbeit bin ich auch oft müde.',
            'Auch gut! Ausruhen ist wichtig.',
          ]),
          on('dont_know', 'Denk zum Beispiel an den Sonntag. Was machst du da?', { goes_to: 'stay' }),
          on('joke', 'Du machst Witze! Und was machst du wirklich gern?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ich kenne mich hier noch nicht aus. Wo kann ich gutes Brot kaufen?',
      [
        'Laden|Geschäft*|Markt*|dort|Bahnhof|links|rechts|Haltestelle|hinter|Ampel|unten|Meter*|in der Stadt|Innenstadt|vor dem|vor der|gibt es hier|am Park|an der Kirche|in der *straße|auf der *straße|nächste* Straße|am *platz|auf dem *platz|selbst back*|back* selbst',
      ],
      'Nenne einen Ort: „Neben … gibt es …“.',
      'Neben dem Bahnhof gibt es eine gute Bäckerei.',
      {
        other_wordings: [
          'Ich habe noch nichts zu essen im Haus. Wo gibt es hier gutes Brot?',
          'Eine Frage habe ich noch: Wo kaufe ich hier am besten Brot?',
        ],
        reactions: [
          on('dont_know', 'Hm. Und wo kaufst du ein, was du zum Essen brauchst?', { goes_to: 'stay' }),
          when(
            'selbst backe*|selber backe*|backe selbst|backe mein',
            'Selbst backen? Gute Idee, aber mein Ofen ist noch im Karton!',
          ),
          when('kein Brot', 'Du isst kein Brot? Na gut, dann frage ich die Nachbarin im ersten Stock.'),
          when('*markt|Billa|Spar|Hofer|Lidl|Aldi|Edeka|Tankstelle', [
            'Im Supermarkt, danke! Da bekomme ich auch gleich Milch.',
            'Danke! Ich brauche sowieso noch Butter.',
          ]),
          when('Ecke|Nähe|neben|gegenüber|nicht weit|gleich hier|hier um|hier gibt|um die', [
            'Super, das ist ja nicht weit!',
            'Danke! Da gehe ich morgen früh gleich hin.',
            'Sehr gut, das finde ich leicht.',
          ]),
          when('weit|Zentrum', 'Danke! Dann nehme ich das Fahrrad.'),
          when('Bäckerei*|Bäcker*', ['Danke! Frisches Brot am Morgen, das brauche ich.', 'Super, danke für den Tipp!']),
          on('no', 'Schade, dann frage ich die Nachbarin im ersten Stock.'),
          on('joke', 'Haha, aber ich habe wirklich Hunger! Wo gibt es hier eine Bäckerei?', { goes_to: 'stay' }),
          when('gibt es bei|das beste|beste Brot|esse kein|selber', 'Danke, das ist gut zu wissen!'),
        ],
      },
    ),
    step(
      'Und möchtest du mich auch etwas fragen?',
      [
        'was|wo|wer|wie|woher|wohin|warum|wieso|wann|welche*|hast du|bist du|kannst du|magst du|Hobby*|Haustier*|nein|*nichts|keine Frage*|nee|dein* Familie|möchtest du|wohnst du|arbeitest du|kommst du|machst du|spielst du|sprichst du|hörst du|isst du|gehst du|gefällt dir|dein* Beruf|von Beruf|mit wem',
      ],
      'Frag nach der Arbeit, der Familie oder den Hobbys.',
      'Ja. Woher kommst du, und was arbeitest du?',
      {
        other_wordings: [
          'Jetzt habe ich so viel gefragt. Was möchtest du von mir wissen?',
          'Und du, hast du auch eine Frage an mich?',
        ],
        reactions: [
          on('no', ['Kein Problem, wir sehen uns ja jetzt öfter.', 'Gut, dann lernen wir uns langsam kennen.']),
          on('dont_know', 'Frag ruhig, zum Beispiel nach meiner Arbeit. Was möchtest du wissen?', { goes_to: 'stay' }),
          on('refusal', 'Kein Problem. Ich bleibe ja noch lange hier.'),
          on('yes', 'Nur zu! Was möchtest du wissen?', { goes_to: 'stay' }),
          on('joke', 'Du bringst mich zum Lachen! Das ist gut bei einem Nachbarn.'),
        ],
      },
    ),
    step(
      'Oh, es fängt an zu regnen! Wollen wir mal zusammen einen Tee trinken?',
      [
        'ja|gern*|klar|Idee|wann|nein|nee|Lust|Zeit|super|toll|okay|ok|natürlich|sicher|Tee|bei dir|warum nicht|freue|unbedingt|prima|auf jeden Fall|einverstanden|bald|wäre schön|lieber heute|jetzt nicht|morgen geht|morgen passt|Kakao|komm zu|komme mit|das geht|um #',
      ],
      'Sag Ja, und schlag einen Tag vor.',
      'Ja, gern! Hast du am Samstagnachmittag Zeit?',
      {
        other_wordings: [
          'Oje, es regnet! Hast du Lust, bald mal mit mir einen Tee zu trinken?',
          'Da kommt schon der Regen! Wollen wir uns bald mal auf einen Tee treffen?',
        ],
        reactions: [
          when(
            'kein* Tee|Tee nicht|nicht Tee|lieber Kaffee|trinke Kaffee|lieber Kakao',
            'Dann trinken wir eben etwas anderes, ich habe auch Kaffee und Kakao.',
          ),
          when('leider|keine Zeit|keine Lust|kann nicht|geht nicht|lieber nicht|anderes Mal', [
            'Kein Problem, dann ein anderes Mal.',
            'Schade, aber das macht nichts. Ich bin ja jetzt immer da.',
          ]),
          on('no', [
            'Kein Problem, vielleicht ein anderes Mal.',
            'Schade, aber das macht nichts. Ich bin ja jetzt immer da.',
          ]),
          when(
            'heute geht|heute noch|heute Abend|heute gern|heute Nachmittag|jetzt gleich|jetzt gern',
            'So schnell? Super, ich muss nur noch die Tassen finden!',
          ),
          when('bei mir|zu mir', 'Zu dir komme ich gern. Ich bringe den Kuchen mit!'),
          when(
            'am *tag*|nächste* Woche|morgen um|morgen Nachmittag|lieber morgen|morgen Abend|morgen Zeit|Wochenende',
            [
              'Super, ich freue mich! Ich bringe einen Apfelstrudel mit.',
              'Abgemacht! Dann backe ich uns etwas.',
              'Schön! Ich freue mich schon.',
            ],
          ),
          when('vielleicht|weiß noch nicht|mal sehen', 'Kein Stress. Du weißt ja, wo ich wohne.'),
          on('yes', ['Super, ich freue mich! Klopf einfach an meine Tür.', 'Schön! Ich backe uns etwas.']),
          on('refusal', 'Kein Problem. Wir sehen uns ja im Haus.'),
          when('diese Woche|viel zu tun|bringe|Kuchen|Kekse|klopf*|komm vorbei', [
            'Sehr schön, ich freue mich.',
            'Abgemacht!',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(2, 'Moment, ich stelle kurz den Karton ab, der ist so schwer! Sag, wohnst du schon lange hier?'),
    twist(5, 'In meiner Küche ist noch gar nichts, nur eine Banane! Wo kann ich hier gutes Brot kaufen?'),
    twist(
      7,
      'Hörst du das? Mein Telefon, das ist sicher meine Mutter. Wollen wir bald mal zusammen einen Tee trinken?',
    ),
  ],
  starters: ['Hallo! Bist du neu hier?', 'Hallo! Brauchst du Hilfe?', 'Guten Morgen! Schönes Wetter heute.'],
  opening_message: 'Oh, hallo! Ich glaube, wir sind Nachbarn.',
  closing_message: 'Jetzt muss ich aber schnell hinein. Schön, dass wir Nachbarn sind. Bis bald!',
  correction: 'prompt',
})
