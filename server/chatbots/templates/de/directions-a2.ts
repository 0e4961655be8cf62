import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsA2 = template({
  id: 'directions-a2',
  name: 'Nach dem Weg fragen',
  language: 'de',
  level: 'A2',
  description:
    'Du bist neu in der Stadt und suchst das Museum. Frag jemanden auf der Straße, und prüf, ob du alles verstanden hast.',
  role: 'Eine Frau an einer Bushaltestelle in Nürnberg',
  partner_name: 'Frau Vogel',
  region: 'DE',
  scenario:
    'Du möchtest ins Eisenbahnmuseum, aber dein Handy ist leer. An der Haltestelle wartet jemand und hat Zeit. Eine Brücke ist heute gesperrt.',
  goals: [
    'Ich kann höflich nach dem Weg fragen.',
    'Ich kann sagen, wohin ich möchte und wie.',
    'Ich kann einen Weg wiederholen.',
    'Ich kann fragen, wie lange es dauert.',
  ],
  grammar: ['Imperativ: Gehen Sie …, Biegen Sie … ab', 'zu, in, an + Dativ oder Akkusativ', 'Wie weit? Wie lange?'],
  vocabulary: words({
    suchen: 'wissen wollen, wo etwas ist',
    'zu Fuß': 'man geht selbst',
    weit: 'nicht nah',
    geradeaus: 'nicht nach links und nicht nach rechts',
    'die Ampel': 'rotes, gelbes und grünes Licht',
    'nach links': 'auf die Seite, wo das Herz ist',
    'die Brücke': 'auf ihr kommt man über den Fluss',
    gegenüber: 'auf der anderen Seite',
    'die Haltestelle': 'wo der Bus hält',
    dauern: 'eine bestimmte Zeit brauchen',
    gesperrt: 'man kommt nicht durch',
    'die Hilfe': 'das, was man tut, wenn man hilft',
  }),
  facts: [
    fact('Ist heute offen?', ['heute|Montag|Sonntag', 'offen|geöffnet|zu'], 'Ja, heute ist offen. Nur montags ist zu.'),
    fact(
      'Wie lange ist das Museum offen?',
      'offen|geöffnet|öffnet|schließt|Öffnungszeiten|bis wann|um wie viel',
      'Das Museum ist bis fünf Uhr offen.',
    ),
    fact(
      'Gibt es eine andere Brücke?',
      ['andere*|noch|zweite*|welche*', 'Brücke|Weg|Straße|Möglichkeit'],
      'Ja, eine kleine Brücke gibt es noch.',
    ),
    fact('Wie lange dauert das zu Fuß?', 'wie lange|dauert|Minute*', 'Zu Fuß ungefähr fünfzehn Minuten.'),
    fact('Wie weit ist es?', 'wie weit|weit|Kilometer|Meter|nah', 'Nicht weit, ungefähr ein Kilometer.'),
    fact(
      'Was kostet der Eintritt?',
      ['kostet|Preis|teuer|viel', 'Eintritt|Museum|Ticket|Karte|es|das'],
      'Das Museum kostet neun Euro, für Kinder fünf.',
    ),
    fact(
      'Was kostet der Bus?',
      ['kostet|Preis|teuer|viel', 'Bus|Fahrkarte|Taxi'],
      'Eine Fahrkarte kostet drei Euro siebzig.',
    ),
    fact(
      'Wann kommt der Bus?',
      ['wann|welche*|wo|gibt', 'Bus|Straßenbahn|U-Bahn|Haltestelle'],
      'Der Bus hält heute auf der anderen Seite vom Fluss und kommt alle zehn Minuten.',
    ),
    fact(
      'Ist das Museum gut?',
      ['Museum|gut|schön|interessant|lohnt', 'gut|schön|interessant|lohnt|gefällt|Kinder|langweilig|schon|mal'],
      'Sehr schön! Da gibt es alte Züge, und Kinder dürfen überall einsteigen.',
    ),
    fact(
      'Warum ist die Brücke gesperrt?',
      'warum|wieso|gesperrt|Baustelle|kaputt',
      'Sie reparieren dort gerade die Straße.',
    ),
    fact(
      'Wo kann ich mein Handy laden?',
      'Handy|laden|Akku|Steckdose|Strom|WLAN|Internet',
      'Im Museum gibt es ein Café mit Steckdosen und WLAN.',
    ),
    fact(
      'Kann ich hier essen?',
      'essen|Hunger|Restaurant*|Café|Supermarkt|trinken|Würste|Bratwurst',
      'An der Ecke gibt es die besten Nürnberger Bratwürste!',
    ),
    fact('Wo ist die Toilette?', 'Toilette*|WC|Klo', 'Im Supermarkt bei der kleinen Brücke ist eine Toilette.'),
    fact(
      'Wo ist der Bahnhof?',
      'Bahnhof|Burg|Altstadt|Zentrum|Hotel|Polizei|Apotheke',
      'Das ist alles in der Nähe vom Museum. Dort gibt es auch einen Stadtplan.',
    ),
    fact(
      'Haben Sie eine Karte?',
      'Stadtplan|Karte|zeigen|zeichnen|aufschreiben',
      'Leider nicht, aber der Weg ist leicht.',
    ),
    fact(
      'Kommen Sie mit?',
      'kommen Sie mit|mitkommen|mitgehen|begleiten',
      'Das würde ich gern, aber mein Bus kommt gleich.',
    ),
    fact(
      'Woher kommen Sie?',
      'woher|wohnen Sie|sind Sie von hier|aus Nürnberg|kennen Sie',
      'Ich wohne seit dreißig Jahren hier in Nürnberg.',
    ),
    fact(
      'Wohin fahren Sie?',
      ['wohin|was', 'Sie|du', 'fahren|gehen|machen|fährst|machst'],
      'Ich fahre zu meiner Enkelin, sie hat heute Geburtstag.',
    ),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie|wie heißt', 'Ich bin Frau Vogel.'),
    fact('Wie ist das Wetter?', 'Wetter|Regen|regnet|Sonne|kalt', 'Heute bleibt es schön, nur am Abend regnet es.'),
    fact('Wie geht es Ihnen?', 'wie geht es Ihnen|wie geht es dir|wie gehts', 'Danke, sehr gut.'),
  ],
  steps: [
    step(
      'Wohin möchten Sie denn?',
      [
        '*museum|Zentrum|Burg|Hotel|Park|Züge|Zoo|Stadion|Krankenhaus|Polizei|Toilette|*platz|Kino|Bäckerei|Apotheke|Universität|Flughafen|zum Zug|den Zug|zur Stadt|die Kirche|eine Kirche|zur *schule|nach Hause|zum Fluss|das Restaurant|zur *straße|in die *straße|den *markt|Supermarkt suche|suche Supermarkt',
      ],
      'Sag den Ort: „Ich suche …“ oder „Ich möchte zum …“.',
      'Ich suche das Eisenbahnmuseum.',
      {
        other_wordings: ['Kann ich Ihnen helfen? Wohin möchten Sie?', 'Was suchen Sie denn?'],
        reactions: [
          when('*museum|Eisenbahn*|Züge|Lokomotive*', [
            'Das Eisenbahnmuseum! Da war ich schon oft mit meiner Enkelin.',
            'Ach, das Museum! Das ist ganz leicht zu finden.',
            'Das Museum mit den alten Zügen! Das finden Sie leicht.',
          ]),
          when(
            '*bahnhof|zum Zug|Burg|Altstadt|Zentrum|zum *markt|einen *markt|Hauptmarkt|Hotel|zur Kirche|in die Stadt|Stadtzentrum|*platz',
            'Das ist in der gleichen Richtung wie das Eisenbahnmuseum.',
          ),
          when(
            'Toilette|Bäckerei|ein Restaurant|zum Restaurant|Apotheke|Kino|Park',
            'Das finden Sie gleich beim Eisenbahnmuseum.',
          ),
          when('helfen|verlaufen|Weg|fragen', 'Natürlich helfe ich Ihnen! Welchen Ort suchen Sie?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Kein Problem. Möchten Sie vielleicht in das Museum oder zum Bahnhof?', { goes_to: 'stay' }),
          on('joke', 'Zum Mond fährt hier leider kein Bus! Wohin möchten Sie wirklich?', { goes_to: 'stay' }),
          when('Schloss|alten Bilder|Gemälde|Kunst|essen kann|etwas essen', 'Das ist gar nicht weit von hier.'),
        ],
      },
    ),
    step(
      'Möchten Sie zu Fuß gehen oder mit dem Bus fahren?',
      [
        'Fuß|billig*|Taxi|beides|weit|egal|müde|U-Bahn|lieber|Roller|kostet|ich gehe|gehe ich|gehe zu|gehe gern|laufen|ich fahre|fahren bitte|mit Bus|den Bus|der Bus|im Bus|Bus ist|mein Auto|mit Rad|Radfahren|ist besser|wenn es|keine Zeit|wenig Zeit|habe Zeit|das erste|das zweite|Bus nehmen|gehen|Bus',
      ],
      'Wähle eins aus: „zu Fuß“ oder „mit dem Bus“.',
      'Ich gehe lieber zu Fuß, wenn es nicht zu weit ist.',
      {
        other_wordings: [
          'Gehen Sie lieber zu Fuß, oder fahren Sie lieber mit dem Bus?',
          'Und wie möchten Sie hinkommen, zu Fuß oder mit dem Bus?',
        ],
        reactions: [
          when('kein* Bus|nicht Bus|nicht mit dem Bus', 'Dann zu Fuß, das ist auch schöner.'),
          when(
            'nicht zu Fuß|nicht laufen|nicht gehen|müde|Koffer|Gepäck|meine Füße|Füße weh|Kinderwagen',
            'Dann ist der Bus besser. Er hält heute aber auf der anderen Seite vom Fluss.',
          ),
          when('egal|beides', 'Dann gehen Sie zu Fuß, das ist schöner.'),
          when(
            'Fuß|ich laufe|laufe ich|laufen|gehe zu|gehe lieber|spazieren|Wetter|Bewegung|frische Luft|Bus wird mir',
            [
              'Gute Idee bei dem Wetter.',
              'Zu Fuß ist es schön, und es ist nicht weit.',
              'Sehr gut, laufen ist gesund.',
            ],
          ),
          when(
            'mit Bus|den Bus|Bus fahren|nehme Bus|fahre mit|fahre lieber|lieber fahren|ist schneller|geht schneller',
            [
              'Mit dem Bus, gern. Er hält heute aber auf der anderen Seite vom Fluss.',
              'Der Bus fährt heute leider erst hinter dem Fluss. Ich zeige Ihnen die Haltestelle.',
            ],
          ),
          when('Taxi|mit Auto|U-Bahn|Straßenbahn', 'Taxis und Bahnen gibt es hinter dem Fluss.'),
          when('mit Rad|mit Fahrrad|Roller', 'Mit dem Rad? Der Weg ist der gleiche.'),
          on('dont_know', 'Es sind nur fünfzehn Minuten zu Fuß. Gehen Sie gern?', { goes_to: 'stay' }),
          on('joke', 'Fliegen wäre schön! Aber was nehmen Sie: die Füße oder den Bus?', { goes_to: 'stay' }),
          on('yes', 'Dann gehen Sie zu Fuß, das ist schöner.'),
        ],
      },
    ),
    step(
      'Gehen Sie geradeaus bis zur Ampel und dann links. Was machen Sie an der Ampel?',
      ['links'],
      'Sag es mit eigenen Worten: „Ich gehe …“.',
      'An der Ampel gehe ich nach links.',
      {
        other_wordings: [
          'Hören Sie: zuerst geradeaus bis zur Ampel, und dort links. Wohin gehen Sie an der Ampel?',
          'Sehen Sie die Ampel? Bis dort geradeaus und dann links. Was machen Sie also an der Ampel?',
        ],
        reactions: [
          when('nicht links|kein links', 'Doch, an der Ampel bitte nach links! Also, wohin gehen Sie?', {
            goes_to: 'stay',
          }),
          when('links', ['Genau!', 'Richtig, nach links.', 'Sehr gut, Sie haben gut zugehört.']),
          when('rechts', 'Nein, nicht rechts. Da kommt man zum Schwimmbad! An der Ampel links. Wohin gehen Sie?', {
            goes_to: 'stay',
          }),
          when('geradeaus', 'Bis zur Ampel geradeaus, ja. Aber was machen Sie an der Ampel?', { goes_to: 'stay' }),
          when('warte*|grün|rot|stehen|stehe', 'Bei Rot warten Sie, natürlich! Und danach, links oder rechts?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Ich sage es noch einmal: an der Ampel links. Was machen Sie dort?', { goes_to: 'stay' }),
          on('joke', 'Tanzen dürfen Sie auch! Aber dann, links oder rechts?', { goes_to: 'stay' }),
          when('linke Seite|linken Seite|die linke', 'Genau, nach links.'),
        ],
      },
    ),
    step(
      'Danach gehen Sie über die Brücke. Ach nein, die Brücke ist ja heute gesperrt! Was würden Sie jetzt machen?',
      [
        'andere*|Weg|Brücke*|frage*|zurück|Taxi|Boot|U-Bahn|Umweg|nehme|Karte|warte*|suche|helfen|Hilfe|Schiff|springe*|laufe|*nichts|rufe|fliege*|gehe einen|gehe anders|dann gehe|gehe ich|ich gehe|umdrehen|mit Auto|im Handy|Handy nach|mit Bus|den Bus|zum Bus|schwimme|schwimmen|kehre um|drehe um',
      ],
      'Frag nach einem anderen Weg: „Gibt es …?“',
      'Oh! Gibt es hier noch eine andere Brücke?',
      {
        other_wordings: [
          'Dann kommt die Brücke. Oh, halt, da kommt heute niemand durch! Was machen Sie jetzt?',
          'Und dann über die Brücke. Moment, die ist ja seit heute gesperrt! Was würden Sie da machen?',
        ],
        reactions: [
          when(
            'schwimme|schwimmen|durch den Fluss|Boot|Schiff|springe*',
            'Der Fluss ist aber kalt! Nein, es gibt noch eine kleine Brücke.',
          ),
          when('andere* Brücke|andere* Weg|Umweg|zweite Brücke|noch eine', [
            'Sie denken mit!',
            'Gute Frage!',
            'Gut, dass Sie fragen!',
          ]),
          when('Taxi|mit Bus|den Bus|U-Bahn|mit Auto', 'Das ist nicht nötig, es gibt noch eine kleine Brücke.'),
          when('frage*|helfen|Hilfe|rufe', 'Fragen ist immer gut! Ich weiß noch einen anderen Weg.'),
          when(
            'zurück|nach Hause|Hotel|morgen wieder|komme morgen|warte*|*nichts',
            'Nein, nein, nicht aufgeben! Ich weiß noch einen Weg.',
          ),
          when(
            'Karte|im Handy|mit Handy|auf Handy|Stadtplan|suche',
            'Eine Karte brauchen Sie nicht, ich kenne noch einen Weg.',
          ),
          on('dont_know', 'Keine Sorge, es gibt noch einen anderen Weg. Was fragen Sie mich jetzt?', {
            goes_to: 'stay',
          }),
          on('joke', 'Sie sind lustig! Aber es geht einfacher, es gibt noch eine kleine Brücke.'),
        ],
      },
    ),
    step(
      'Gehen Sie an der Kirche rechts, dann sehen Sie gegenüber vom Supermarkt eine kleine Brücke. Können Sie das wiederholen?',
      ['rechts', 'Kirche|Brücke|Supermarkt|gegenüber'],
      'Sag, wo du rechts gehst und was gegenüber der Brücke ist.',
      'Ich gehe an der Kirche rechts, und die Brücke ist gegenüber vom Supermarkt.',
      {
        other_wordings: [
          'An der Kirche gehen Sie rechts, und gegenüber vom Supermarkt ist die kleine Brücke. Können Sie mir das noch einmal sagen?',
          'Also, an der Kirche rechts, und die kleine Brücke ist gegenüber vom Supermarkt. Wie gehen Sie?',
        ],
        reactions: [
          when(
            ['rechts', 'Kirche', 'Supermarkt|Brücke'],
            ['Genau! Sie haben ein gutes Gedächtnis.', 'Perfekt, genau so ist es.', 'Ja, so kommen Sie gut an.'],
          ),
          when(['rechts', 'Kirche|Brücke|Supermarkt|gegenüber'], ['Genau!', 'Ja, so kommen Sie hin.']),
          when(
            'links',
            'Nein, an der Kirche rechts! Und die Brücke ist gegenüber vom Supermarkt. Noch einmal, bitte?',
            { goes_to: 'stay' },
          ),
          when('rechts', 'Rechts ist richtig. Und wo gehen Sie rechts?', { goes_to: 'stay' }),
          when('Kirche|Supermarkt|Brücke', 'Fast! An der Kirche, ja, aber in welche Richtung?', { goes_to: 'stay' }),
          on(
            'no',
            'Kein Problem, noch einmal langsam: an der Kirche rechts, gegenüber vom Supermarkt ist die Brücke. Und jetzt Sie?',
            { goes_to: 'stay' },
          ),
          on(
            'dont_know',
            'Noch einmal langsam: an der Kirche rechts, gegenüber vom Supermarkt ist die Brücke. Und jetzt Sie?',
            { goes_to: 'stay' },
          ),
        ],
      },
    ),
    step(
      'Und dann sind Sie fast da. Möchten Sie noch etwas wissen?',
      [
        'dauert|offen|geöffnet|was|wann|Minute*|Eintritt|nein|*nichts|kostet|danke|schließt|wo|haben Sie|kann ich|nee|wer|warum|sind Sie|kommen Sie|gibt es dort|gibt es ein*|gibt es hier|gibt es da|ist das Museum|ist es weit|Toilette*|Café|Ampel|wie|ist der Weg',
      ],
      'Frag, wie lange es dauert oder bis wann das Museum offen ist.',
      'Ja. Wie lange dauert das zu Fuß?',
      {
        other_wordings: [
          'Nach der Brücke sehen Sie es schon. Haben Sie noch eine Frage?',
          'Hinter der Brücke ist es schon. Was möchten Sie noch wissen?',
        ],
        reactions: [
          on('no', ['Sehr gut, es ist auch nicht weit.', 'Schön, dann haben Sie alles verstanden.']),
          on('dont_know', 'Viele fragen, wie weit es ist oder wie lange offen ist. Und Sie?', { goes_to: 'stay' }),
          on('joke', 'Mit Ihnen wird das Warten nicht langweilig!'),
          when('alles klar|keine Frage*', 'Sehr gut, es ist auch nicht weit.'),
          when('fotografieren|Fotos|filmen|mein Hund', 'Ich glaube, das geht. Fragen Sie am besten an der Kasse.'),
        ],
      },
    ),
    step(
      'Finden Sie es jetzt?',
      [
        'ja|danke|dank|glaube|hoffe|sicher|klar|Hilfe|nein|nett|tschüs|tschüss|Wiedersehen|bestimmt|okay|ok|super|natürlich|kein Problem|leicht|einfach|toll|sehr gut|gut erklärt|alles gut|finde es|finde ich|finde den|nicht ganz|noch nicht|Angst|aufzeichnen|aufschreiben|verlaufe*|allein|verstanden|verstehe',
      ],
      'Bedanke dich für die Hilfe.',
      'Ja, ich glaube schon. Vielen Dank für Ihre Hilfe!',
      {
        other_wordings: ['Da kommt mein Bus. Finden Sie den Weg jetzt allein?', 'So, ist der Weg jetzt klar?'],
        reactions: [
          when(
            'nicht sicher|vielleicht|hoffe|versuche|weiß nicht|noch einmal',
            'Nur Mut! Und an der Kirche fragen Sie einfach noch einmal.',
          ),
          when('danke|dank|nett|freundlich', ['Sehr gern!', 'Das habe ich gern gemacht.', 'Gern geschehen!']),
          on('no', 'Keine Angst, an der Kirche fragen Sie einfach noch einmal.'),
          on('dont_know', 'Nur Mut! An der Kirche fragen Sie einfach noch einmal.'),
          on('yes', ['Da bin ich sicher.', 'Schön, das freut mich.']),
          when('Karte|auf dem Handy|frage ich|frage jemanden|Navi', 'Dann kann nichts mehr schiefgehen.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      2,
      'Schauen Sie, mein Bus hat auch Verspätung, wir haben also Zeit. Möchten Sie zu Fuß gehen oder mit dem Bus fahren?',
    ),
    twist(
      4,
      'Und dann über die Brücke … Oh, dort steht ja die Polizei, niemand darf über die Brücke! Was würden Sie jetzt machen?',
    ),
    twist(7, 'Oh, es tropft, ich glaube, es regnet gleich! Finden Sie es jetzt?'),
  ],
  starters: [
    'Entschuldigung, können Sie mir helfen?',
    'Hallo, kennen Sie sich hier aus?',
    'Entschuldigen Sie, ich glaube, ich habe mich verlaufen.',
  ],
  opening_message: 'Guten Tag! Kann es sein, dass Sie etwas suchen?',
  closing_message: 'Dann viel Spaß und einen schönen Tag in Nürnberg! Auf Wiedersehen.',
  correction: 'prompt',
})
