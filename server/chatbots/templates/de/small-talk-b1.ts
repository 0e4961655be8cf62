import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Gespräch im Zug',
  language: 'de',
  level: 'B1',
  description: 'Eine lange Zugfahrt und eine nette Person neben dir. Halte das Gespräch in Gang.',
  role: 'Mitreisende in einem Zug von München nach Berlin',
  partner_name: 'Renate',
  region: 'DE',
  scenario:
    'Ihr sitzt beide am Fenster und habt noch Stunden vor euch. Der Zug bleibt auf freier Strecke stehen, und ihr kommt ins Gespräch: über Reisen, zu Hause und Pläne.',
  goals: [
    'Ich kann ein Gespräch beginnen und weiterführen.',
    'Ich kann eine kleine Geschichte von einer Reise erzählen.',
    'Ich kann meine Meinung sagen und nach der anderen fragen.',
    'Ich kann mich höflich verabschieden.',
  ],
  grammar: ['Perfekt und Präteritum beim Erzählen', 'während und als', 'ich auch / ich auch nicht'],
  vocabulary: words({
    besuchen: 'zu jemandem gehen oder fahren',
    ziemlich: 'mehr als ein bisschen, weniger als sehr',
    verpassen: 'zu spät sein für etwas',
    'der Anschluss': 'der nächste Zug, den man erreichen will',
    'das Polarlicht': 'buntes Licht am Himmel im Norden',
    'aus Versehen': 'ohne dass man es wollte',
    mitnehmen: 'etwas mit sich nehmen',
    'auf dem Land': 'nicht in der Stadt',
    'die Fahrt': 'wenn man im Zug, Bus oder Auto unterwegs ist',
    aufwachsen: 'als Kind irgendwo leben',
    umsteigen: 'von einem Zug in einen anderen gehen',
    'gute Reise': 'das wünscht man jemandem, der fährt',
  }),
  facts: [
    fact(
      'Was lesen Sie?',
      'was lesen|was liest|Buch|Krimi*',
      'Einen Krimi. Ich weiß schon, wer es war, aber ich lese weiter.',
    ),
    fact(
      'Möchten Sie etwas essen?',
      'möchten Sie|wollen Sie|darf ich Ihnen',
      'Das ist sehr freundlich von Ihnen, gern.',
    ),
    fact(
      'Gefällt Ihnen München?',
      ['gefällt|mögen|gern|wie ist|schön', 'München|Stadt'],
      'München hat gute und schlechte Seiten: schöne Parks und schreckliche Mieten.',
    ),
    fact(
      'Wohin fahren Sie?',
      ['wohin|wo|bis', 'fahren|fährst|aussteigen|steigen|reisen'],
      'Ich steige vor Berlin aus und besuche meine Enkel.',
    ),
    fact(
      'Warum fahren Sie dorthin?',
      ['warum|was machen|wen', 'fahren|dort|besuchen|Berlin|Enkel'],
      'Meine Enkelin wird sechs, und ich habe einen Drachen genäht.',
    ),
    fact(
      'Fahren Sie oft mit dem Zug?',
      ['oft|gern|immer|lieber', 'Zug|Bahn|reisen|fahren'],
      'Ja, sehr oft, ich fahre nicht gern Auto.',
    ),
    fact(
      'Was war Ihre schönste Reise?',
      ['schönste*|beste*|Lieblings*|letzte*', 'Reise|Urlaub'],
      'Mit neunzehn bin ich mit dem Rad bis nach Lissabon gefahren. Heute täten mir die Knie weh!',
    ),
    fact('Wo leben Sie lieber?', ['wo|lieber', 'Sie', 'leben|wohnen'], 'Im Herzen bin ich immer noch ein Dorfkind.'),
    fact(
      'Woher kommen Sie?',
      'woher|aufgewachsen|geboren|Dorf|wohnen Sie|leben Sie|kommen Sie',
      'Ich bin in einem winzigen Dorf im Allgäu aufgewachsen und lebe jetzt in München.',
    ),
    fact(
      'Was machen Sie beruflich?',
      'beruflich|Beruf|arbeiten|Arbeit|Rente',
      'Ich war dreißig Jahre Bibliothekarin, und jetzt lese ich endlich alles selbst.',
    ),
    fact(
      'Haben Sie Kinder?',
      'Kinder|Familie|Enkel*|verheiratet|Mann|Geschwister',
      'Zwei Söhne und drei Enkel, und alle sind sehr laut.',
    ),
    fact('Haben Sie ein Haustier?', 'Haustier*|Hund|Katze|Tier*', 'Eine Schildkröte, sie ist älter als meine Söhne.'),
    fact(
      'Warum steht der Zug?',
      ['warum|was', 'steht|stehen|Zug|passiert|los|gesagt|Durchsage'],
      'Auf den Schienen steht eine Kuh, haben sie gesagt.',
    ),
    fact(
      'Wie lange bleiben wir stehen?',
      ['wie lange|wann', 'stehen|dauert|weiter|fahren|warten|ankommen|Ankunft'],
      'Eine halbe Stunde, hat die Stimme gesagt.',
    ),
    fact(
      'Gibt es hier WLAN?',
      'WLAN|Internet|Passwort|Steckdose',
      'Ja, aber nur, wenn der Zug steht. Heute haben wir also Glück!',
    ),
    fact(
      'Wo ist das Bordrestaurant?',
      '*restaurant|Bistro|essen|trinken|Kaffee|Hunger|Toilette*|WC',
      'Zwei Wagen weiter, und die Toilette ist gleich davor.',
    ),
    fact(
      'Sprechen Sie andere Sprachen?',
      'Sprache*|Englisch|Spanisch|Französisch|Italienisch',
      'Ein bisschen Italienisch, zum Bestellen reicht es.',
    ),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie|wie heißt', 'Ich bin die Renate.'),
    fact('Wie alt sind Sie?', 'wie alt', 'Achtundsechzig, aber im Zug bin ich immer neunzehn.'),
    fact(
      'Wie ist das Wetter in Berlin?',
      'Wetter|regnet|Sonne|kalt',
      'In Berlin regnet es, sagt mein Sohn. Aber das sagt er immer.',
    ),
    fact('Wie geht es Ihnen?', 'wie geht es Ihnen|wie gehts', 'Danke, sehr gut, ich reise einfach gern.'),
    fact(
      'Waren Sie schon einmal dort?',
      'waren Sie|kennen Sie|mögen Sie|gefällt',
      'Leider noch nicht so oft, wie ich möchte.',
    ),
  ],
  steps: [
    step(
      'Darf ich fragen, wohin Sie heute fahren?',
      [
        'nach|bis|Berlin|*hause|Ende|Bahnhof|Freund*|Familie|besuch*|Arbeit|Stadt|Urlaub|*schwester|Bruder|nächste*|Leipzig|Nürnberg|Halle|Erfurt|Hamburg|Oma|Eltern|Mutter|Ferien|Konferenz|Uni*|Prüfung|Konzert|Hochzeit|Hauptstadt|zurück|Flughafen|Termin|Endstation|Kinder|Sohn|Tochter|Heimat|Tante|Messe|zu',
      ],
      'Sag, wohin und warum.',
      'Ich fahre bis Berlin und besuche meine Schwester.',
      {
        other_wordings: ['Und wohin geht die Reise bei Ihnen?', 'Fahren Sie auch so weit? Wohin möchten Sie denn?'],
        reactions: [
          when('*schwester|Bruder|Eltern|Mutter|Familie|Oma|Sohn|Tochter|Kinder|Tante', [
            'Familie besuchen, das ist der schönste Grund für eine Reise.',
            'Da freut sich bestimmt schon jemand auf Sie.',
            'Das ist schön. Man sieht sich ja viel zu selten.',
          ]),
          when('Freund*', 'Freunde in einer anderen Stadt, das ist etwas Wunderbares.'),
          when(
            'Arbeit|Konferenz|Termin|Messe|Chef*',
            'Oh, beruflich unterwegs. Dann genießen Sie wenigstens die Fahrt.',
          ),
          when('Urlaub|Ferien|Konzert|Hochzeit', 'Wie schön, da beginnt die Freude schon im Zug.'),
          when('*hause|zurück|Heimat', 'Nach Hause, das ist immer die beste Richtung.'),
          when('Uni*|Prüfung|*schul*|studier*', 'Dann wünsche ich Ihnen jetzt schon viel Glück.'),
          when([], ['Nach {place}, da war ich lange nicht mehr.', '{place}, wie schön!']),
          when('Berlin|Hauptstadt', 'Berlin! Da ist immer etwas los.'),
          on('refusal', 'Entschuldigung, ich bin wieder viel zu neugierig.'),
          on('joke', 'Zum Nordpol? Dann sitzen Sie im falschen Zug! Und wohin wirklich?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Fahren Sie eigentlich oft mit dem Zug?',
      [
        'ja|nein|oft|selten|nie|manchmal|meistens|Zug|Auto|Flugzeug|*bus|lieber|fast|immer|*rad|erste*|fliege|jeden|Woche|Jahr|Bahn|früher|teuer|bequem|Führerschein|regelmäßig|eigentlich|gern|ungern|zweimal|einmal|leider|Umwelt|täglich|pendle|hasse|liebe',
      ],
      'Sag, wie oft, und vergleiche mit etwas anderem.',
      'Ja, ziemlich oft. Ich fahre lieber Zug, weil ich dann lesen kann.',
      {
        other_wordings: [
          'Sind Sie oft mit dem Zug unterwegs?',
          'Und sonst, fahren Sie gern Zug, oder nehmen Sie lieber das Auto?',
        ],
        reactions: [
          when('lesen|arbeiten|schlafen|Fenster|Landschaft|bequem|entspannt', [
            'Genau, im Auto kann man nicht lesen!',
            'Ich schaue am liebsten aus dem Fenster.',
            'Ja, im Zug hat man endlich einmal Zeit.',
          ]),
          when('nicht oft|selten|nie|erste*|nicht so oft|fast nie', [
            'Dann ist das ja etwas Besonderes für Sie.',
            'Ach, dann sind Sie die vielen Verspätungen noch nicht gewohnt.',
          ]),
          when('Umwelt|Klima', 'Die Umwelt, ja, das sagt meine Enkelin auch immer.'),
          when('teuer|Preis*', 'Billig ist es nicht, da haben Sie recht.'),
          when('Auto|Flugzeug|fliege|*bus|*rad', 'Jeder reist eben auf seine Art.'),
          when('jeden|täglich|pendle|immer|Woche', 'So oft? Dann kennen Sie sicher jede Kuh an der Strecke.'),
          when('oft|meistens|gern|liebe|regelmäßig', ['Da geht es Ihnen wie mir.', 'Ich auch, ich mag das einfach.']),
          on('no', 'Dann ist das ja etwas Besonderes für Sie.'),
          on('yes', 'Da geht es Ihnen wie mir.'),
          on('asks_back', 'Ich fahre ständig, ich habe Enkel in drei Städten.'),
        ],
      },
    ),
    step(
      'Haben Sie die Durchsage gehört? Wir bleiben eine halbe Stunde stehen. Ist das schlimm für Sie?',
      [
        'ja|nein|Anschluss|verpass*|spät*|warte*|Problem|anrufen|Zeit|eilig|Glück|macht *nichts|schlimm|Termin|bisschen|umsteigen|egal|leider|abholen|Schwester|lesen|Hunger|ärgerlich|normal|gewohnt|Prüfung|Flug|okay|ok|dumm|schade|pünktlich|Verspätung|ruhig|Bahn|gehört|Kaffee',
      ],
      'Sag, was das für deine Pläne bedeutet.',
      'Ein bisschen. Ich verpasse wahrscheinlich meinen Anschluss.',
      {
        other_wordings: [
          'Oh, wir stehen! Eine halbe Stunde, hat die Stimme gesagt. Haben Sie es eilig?',
          'Nun halten wir auf freier Strecke, mindestens eine halbe Stunde. Ist das ein Problem für Sie?',
        ],
        reactions: [
          when(
            'nicht schlimm|kein Problem|macht *nichts|egal|nicht eilig|Zeit genug|habe Zeit|viel Zeit|gewohnt|normal',
            ['Sie nehmen es mit Ruhe, das gefällt mir.', 'Sehr vernünftig, ändern können wir es ja nicht.'],
          ),
          when('Anschluss|umsteigen|verpass*', [
            'Oje! Fragen Sie gleich den Schaffner, oft wartet der andere Zug.',
            'Das ist ärgerlich, aber es fährt sicher noch einer.',
            'Das wäre schade. Ich drücke Ihnen die Daumen!',
          ]),
          when('Termin|Prüfung|Flug|Arbeit|Konferenz', 'Oh, das ist dumm. Rufen Sie lieber gleich dort an.'),
          when('Schwester|abholen|anrufen|Freund*|Mutter|Familie', 'Schicken Sie am besten gleich eine Nachricht.'),
          when('Hunger|Kaffee|Durst|Toilette', 'Dagegen hilft das Bistro, zwei Wagen weiter.'),
          when('ärgerlich|Verspätung|immer|typisch|hasse', 'Ja, die Bahn! Darüber kann man Bücher schreiben.'),
          on('no', ['Sie nehmen es mit Ruhe, das gefällt mir.', 'Sehr vernünftig, ändern können wir es ja nicht.']),
          on('yes', 'Das tut mir leid. Hoffentlich geht es bald weiter.'),
          when('nicht gehört|verstanden', 'Eine Kuh steht auf den Schienen, hat die Stimme gesagt.'),
          when('gutes Buch|mein Buch|ein Buch|Musik|doch nichts|ist nichts|Serie|Geduld|immer dasselbe', [
            'Sie nehmen es gelassen, das gefällt mir.',
            'So sehe ich das auch.',
          ]),
        ],
      },
    ),
    step(
      'Vertreiben wir uns die Zeit! Was war Ihre schönste Reise?',
      [],
      'Erzähl, wo du warst, mit wem, und was besonders war.',
      'Vor zwei Jahren war ich mit meinem Vater in Norwegen. Wir haben Polarlichter gesehen.',
      {
        other_wordings: [
          'Erzählen Sie mir etwas! Welche Reise war für Sie die schönste?',
          'Dann haben wir ja Zeit für Geschichten. Wo war es auf Ihren Reisen am schönsten?',
        ],
        topics: [
          'Opa|Bauernhof|Onkel|Tante|Cousin*|Motorrad|Fahrrad|Wohnmobil|Festival|Konzert|Skifahren|Surfen',
          'war|waren|gewesen|gefahren|geflogen|gereist|besucht|gesehen|gewandert|gegessen|geschwommen|getroffen|kennengelernt|gewohnt|gezeltet|erlebt|getaucht|geblieben',
          '*reise|Reise*|Urlaub|Ferien|Meer|Strand|Berge|Insel|Stadt|Land|Ausland|See|Wüste|Camping|Zelt|Hotel|Schiff|Flugzeug|Hochzeitsreise|Klassenfahrt|*schul*|Ausflug|Rucksack|Dorf|Natur|Museum|Safari',
          '*land|*ien|Paris|London|Rom|Madrid|Barcelona|New York|Türkei|Amerika|USA|Schweiz|Japan|China|Afrika|Asien|Thailand|Mexiko|Peru|Brasilien|Frankreich|Österreich|Portugal|Kuba|Marokko|Ägypten|Wien|Berlin|Istanbul|Kanada|Venedig|Mallorca|Lissabon|Prag|Europa|Indien|Bali|Vietnam',
          'Vater|Mutter|Eltern|Familie|Freund*|Mann|Frau|Kinder|allein|Bruder|Schwester|Oma|zusammen|Klasse|schönste*|beste*|erste*|noch nie|keine|nie',
          'Großeltern|jeden Sommer|jedes Jahr|Kindheit',
        ],
        reactions: [
          when('Polarlicht*|Himmel|Sterne', [
            'Polarlichter! Davon träume ich seit meiner Kindheit.',
            'Wie wunderbar! So etwas sieht man nicht jeden Tag.',
            'Am Himmel, mit eigenen Augen! Da werde ich ganz neidisch.',
          ]),
          when(
            'noch nie|nie gereist|keine Reise|nicht verreist',
            'Dann liegt Ihre schönste Reise noch vor Ihnen, das ist doch auch etwas.',
          ),
          when('Hochzeitsreise|geheiratet|verliebt', 'Ach, wie romantisch!'),
          when('Vater|Mutter|Eltern|Oma|Familie|Kinder|Schwester|Bruder', [
            'So eine Reise mit der Familie vergisst man nie.',
            'Solche Erinnerungen bleiben, das kann ich Ihnen versprechen.',
          ]),
          when('Meer|Strand|Insel|See|Schiff|getaucht|geschwommen', 'Am Wasser ist es einfach am schönsten.'),
          when('Berge|gewandert|Natur|Wüste|Camping|Zelt|Safari', [
            'In der Natur kommt man zur Ruhe.',
            'Ein richtiges Abenteuer, das klingt wunderbar.',
          ]),
          when('Freund*|Klasse*|zusammen', 'Mit den richtigen Leuten ist jede Reise schön.'),
          when([], ['{place}! Das klingt wunderbar.', '{place}, da möchte ich auch einmal hin.']),
          on('dont_know', 'Denken Sie an einen Sommer, der besonders war. Wo waren Sie da?', { goes_to: 'stay' }),
          on('joke', 'Vom Bett zum Kühlschrank? Die mache ich auch gern! Und eine längere?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und ist dabei auch etwas schiefgegangen?',
      [],
      'Erzähl eine kleine Geschichte: „Während wir …, …“.',
      'Ja! Während wir geschlafen haben, hat jemand aus Versehen unsere Schuhe mitgenommen.',
      {
        other_wordings: [
          'Auf jeder Reise passiert doch etwas Dummes. Was war es bei Ihnen?',
          'Und die Pannen? Die erzählt man später am liebsten. Gab es welche?',
        ],
        topics: [
          'Benzin|Tank|Ziege|Hut|gegessen|gefressen|Tier*|Wasser|nass|leer|vergaß|verlor|Dieb*|nachts|dunkel|allein|Angst|geweint|gelacht|Navi|Sprache',
          'verloren|vergessen|verpasst|gestohlen|geklaut|kaputt|verlaufen|gefallen|gestürzt|krank|verletzt|gebrochen|gestritten|Streit|verspätet|Verspätung|abgesagt|passiert|schief*|mitgenommen|falsch*|verschwunden|geregnet|gestochen|verbrannt|Panne|Unfall|Problem*|überbucht|steckengeblieben',
          'Koffer|Gepäck|Pass|Ausweis|Geld|Tasche|Rucksack|Handy|Schlüssel|Schuhe|Kamera|Auto|Reifen|Zug|Bus|Flug*|Hotel*|Zimmer|Bett|Zelt|Wetter|Regen|Sturm|Schnee|Sonnenbrand|Essen|Bauch*|Polizei|Krankenhaus|Hund|Affe*|Kuh|Schlange|Mücken|Spinne*',
          'nein|*nichts|zum Glück|alles|perfekt|gut|ja|einmal|plötzlich|während|als|jemand|leider|geschlafen|gesucht|gewartet',
          'Lebensmittel*|*vergiftung|Durchfall|Magen',
        ],
        reactions: [
          when('Schuhe', [
            'Nein! Dann mussten Sie wohl auf Socken weiterreisen.',
            'Die Schuhe? So etwas habe ich ja noch nie gehört!',
            'Auf Strümpfen durch ein fremdes Land, du liebe Zeit!',
          ]),
          when('zum Glück *nichts|*nichts schief*|*nichts passiert|alles gut|alles perfekt|gar *nichts', [
            'Da hatten Sie wirklich Glück.',
            'Ganz ohne Panne, das schaffe ich nie.',
          ]),
          when(
            'krank|verletzt|gebrochen|Krankenhaus|Unfall|gestürzt',
            'Oh, das war sicher kein Spaß. Gut, dass es vorbei ist.',
          ),
          when('gestohlen|geklaut|Polizei', 'Das ist schrecklich, da fühlt man sich so hilflos.'),
          when('Koffer|Gepäck|Pass|Geld|Tasche|Rucksack|Handy|Schlüssel|verloren|vergessen', [
            'Ach du liebe Zeit! So etwas vergisst man nicht.',
            'Das ist mein größter Albtraum.',
          ]),
          when('verpasst|Zug|Flug*|Bus|Verspätung', 'Das passt ja gut zu heute!'),
          when('verlaufen|falsch*', 'Dabei sieht man oft die schönsten Ecken.'),
          when('Regen|geregnet|Wetter|Sturm|Schnee|Sonnenbrand', 'Das Wetter macht eben, was es will.'),
          on('no', 'Da hatten Sie wirklich Glück.'),
          on('dont_know', 'Vielleicht etwas Kleines: Haben Sie etwas verloren oder vergessen?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ich bin in einem winzigen Dorf aufgewachsen und lebe jetzt in München. Wo würden Sie lieber leben, auf dem Land oder in einer großen Stadt?',
      [],
      'Entscheide dich, gib einen Grund, und frag zurück.',
      'Ich würde lieber auf dem Land leben, weil es ruhiger ist. Und Sie, gefällt Ihnen München?',
      {
        other_wordings: [
          'Schauen Sie, dort drüben liegt ein Dorf wie das, aus dem ich komme. Würden Sie lieber auf dem Land oder in einer großen Stadt leben?',
          'Mein Sohn will jetzt aufs Land ziehen, ich verstehe ihn nicht ganz. Wo würden Sie lieber leben, auf dem Land oder in der Stadt?',
        ],
        topics: [
          '*stadt|Land|*dorf|beides|weder|groß*|klein*|Meer|lieber|leben|ruhig*|weil|See|Natur|Kultur|Berge|Arbeit|langweilig|laut|egal|Mitte|Vorort|Insel|überall|Kinder|darauf an|Garten|Berlin|München|Luft|Kino',
          'Freund*|Familie|Heimat|Strand|Wald|Süden|Norden|wo ich|hier|dort|Theater|Leute|Menschen|Verkehr|Lärm|Tiere|billig*|teuer|Bus|U-Bahn',
          'dazwischen|Mischung|Kühe|Nachbarn',
        ],
        reactions: [
          on('asks_back', 'Ich? Im Herzen bin ich ein Dorfkind geblieben.'),
          when('beides|darauf an|Mitte|Vorort|klein* Stadt|Kleinstadt', 'Ein bisschen von beidem, das wäre ideal.'),
          when('egal|überall', 'Wer überall leben kann, ist ein freier Mensch.'),
          when('Meer|Insel|See|Strand', 'Am Wasser, ja! Das wäre auch mein Traum.'),
          when('nicht in der Stadt|Land|*dorf|ruhig*|Natur|Garten|Luft|Berge', [
            'Ja, die Ruhe, die fehlt mir manchmal auch.',
            'Und man kennt noch seine Nachbarn.',
            'Morgens nur die Vögel, ja, das hat etwas.',
          ]),
          when('Kinder|Familie', 'Für Kinder ist das wirklich eine wichtige Frage.'),
          when('*stadt|Kultur|Kino|Arbeit|Berlin|München', [
            'Theater, Kinos, Menschen, das verstehe ich gut.',
            'In der Stadt ist man nie allein, wenn man nicht will.',
          ]),
          on('dont_know', 'Was brauchen Sie mehr, Ruhe oder Leben auf der Straße?', { goes_to: 'stay' }),
          on('joke', 'Im Speisewagen? Da ziehe ich mit ein! Und wirklich, Stadt oder Land?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Oh, wir fahren wieder! Was machen Sie als Erstes, wenn Sie ankommen?',
      [],
      'Sag: „Als Erstes … ich …“.',
      'Als Erstes esse ich mit meiner Schwester und erzähle ihr von dieser Fahrt.',
      {
        other_wordings: [
          'Endlich, es geht weiter! Und was machen Sie, sobald Sie da sind?',
          'Da, die Kuh ist weg, wir rollen! Was ist das Erste, was Sie nach der Ankunft tun?',
        ],
        topics: [
          'esse*|schlaf*|rufe|anrufen|treffe*|gehe*|trinke*|sehe|spazier*|Schwester|Familie|Freund*|Hotel|dusche*|Bett|*kaffee|Abendessen|ausruh*|umarme*|besuche|erzähle*|koche*|Taxi|Oma|Eltern|Mutter|kaufe|bestelle|fahre|Hund|Katze|arbeite*|suche|*nichts|Pizza|Toilette|rauche|Koffer|nehme|feiere|bade',
          'Handy|laden|lade|Schuhe|streichel*|Klo|umziehe*|wasche|Zähne|fernseh*|Film|lese|spiele*|lerne*|auspacke*|Wohnung|*hause|Bus|setze|telefonier*|schreibe|Bier|Tee|Wasser|frische Luft|Schlüssel|Bahnhof',
        ],
        reactions: [
          when('erzähle*|Fahrt|Geschichte', [
            'Grüßen Sie bitte von der alten Dame im Zug!',
            'Erzählen Sie auch von mir, der Frau mit der großen Tasche!',
            'Da haben Sie ja heute genug erlebt.',
          ]),
          when('esse*|koche*|Pizza|Abendessen|Restaurant|Hunger', [
            'Nach so einer Fahrt schmeckt alles doppelt gut.',
            'Essen ist immer ein guter Anfang.',
          ]),
          when('*kaffee|Tee|trinke*|Bier', 'Das haben Sie sich dann verdient.'),
          when('schlaf*|Bett|ausruh*|dusche*|bade|*nichts', 'Oh ja, Reisen macht müde, auch wenn man nur sitzt.'),
          when('umarme*|treffe*|besuche|Schwester|Familie|Freund*|Mutter|Oma|Eltern|Hund|Katze', [
            'Das Wiedersehen ist doch das Schönste.',
            'Da wird sich jemand freuen!',
          ]),
          when('anrufen|rufe', 'Gut so, zu Hause macht sich immer jemand Sorgen.'),
          when('arbeite*|Termin|Hotel|suche|Taxi|fahre', 'Hoffentlich bleibt auch etwas Zeit für Sie.'),
          when('spazier*|Stadt|sehe|Museum|gehe', 'Nach dem langen Sitzen tut das gut.'),
          on('dont_know', 'Haben Sie dann eher Hunger, oder sind Sie eher müde?', { goes_to: 'stay' }),
          on('joke', 'Da wäre ich gern dabei! Und was machen Sie wirklich zuerst?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ich steige an der nächsten Station aus. Es war schön, mit Ihnen zu sprechen.',
      [
        'schön*|Freude|tschüs|tschüss|alles Gute|Wiedersehen|Reise|Fahrt|Tag|danke|auch|Glück|kennen*|gute*|gefreut|ebenfalls|gleichfalls|Abend|Spaß|nett*|schade|grüßen|Grüße|bis bald|Enkel*|Vergnügen|wünsche|ciao|dank|interessant|Gespräch|ja',
      ],
      'Verabschiede dich, und wünsche etwas Schönes.',
      'Mich hat es auch gefreut. Gute Reise noch!',
      {
        other_wordings: [
          'Da kommt schon mein Bahnhof! Das war ein sehr nettes Gespräch.',
          'Nun muss ich meinen Mantel suchen, ich steige gleich aus. Ich habe mich gern mit Ihnen unterhalten.',
        ],
        reactions: [
          when('schade|leider', 'Ja, ich hätte auch gern noch weitergeredet.'),
          when('Enkel*|Geburtstag|grüßen|Grüße', 'Danke, das richte ich gern aus!'),
          when('gute* Reise|gute* Fahrt|alles Gute|schön* Tag|Glück|wünsche', [
            'Danke, das wünsche ich Ihnen auch!',
            'Wie lieb, danke!',
            'Vielen Dank, Ihnen auch!',
          ]),
          when('gefreut|Freude|auch|Spaß|nett*|interessant|schön*|Vergnügen', [
            'Das freut mich sehr.',
            'Mit Ihnen ist die Zeit schnell vergangen.',
          ]),
          when('danke|dank', 'Ich danke Ihnen!'),
          when('tschüs|tschüss|Wiedersehen|ciao|bis bald', 'Auf Wiedersehen!'),
          on('joke', 'Sie werden mir fehlen!'),
          when('meinerseits|sehen wir uns|sieht man sich|vergessen|passen Sie auf', [
            'Das ist lieb von Ihnen.',
            'Wer weiß, man sieht sich immer zweimal!',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Huch, haben Sie das gehört? Eine Kuh steht auf den Schienen, und wir warten eine halbe Stunde! Ist das schlimm für Sie?',
    ),
    twist(
      5,
      'Jetzt kommt der Wagen mit dem Kaffee, ich nehme zwei, einer ist für Sie! Und, ist auf dieser Reise auch etwas schiefgegangen?',
    ),
    twist(7, 'Schauen Sie, ein Regenbogen! Und wir fahren wieder. Was machen Sie als Erstes, wenn Sie ankommen?'),
  ],
  starters: [
    'Guten Tag! Ist hier noch frei?',
    'Schöne Landschaft, nicht wahr?',
    'Hallo! Haben wir schon wieder Verspätung?',
  ],
  opening_message:
    'Guten Tag! Setzen Sie sich ruhig, ich nehme meine Tasche weg. Das wird eine lange Fahrt, nicht wahr?',
  closing_message: 'So, hier ist mein Bahnhof. Kommen Sie gut an, und vielleicht sehen wir uns ja wieder in einem Zug!',
  correction: 'prompt',
})
