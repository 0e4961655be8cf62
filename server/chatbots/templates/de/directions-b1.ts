import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const directionsB1 = template({
  id: 'directions-b1',
  name: 'Verlaufen auf dem Weg zur Party',
  language: 'de',
  level: 'B1',
  description:
    'Du bist auf dem Weg zu einer Party und hast dich verlaufen. Beschreib, wo du bist, und lass dich am Telefon leiten.',
  role: 'Ein Freund, der in Leipzig eine Party gibt, am Telefon',
  partner_name: 'Jonas',
  region: 'DE',
  scenario:
    'Du bist zu früh aus der Straßenbahn gestiegen, und die Karte auf dem Handy lädt nicht. Es wird dunkel. Dein Freund kennt die Gegend gut, muss aber erst herausfinden, wo du bist.',
  goals: [
    'Ich kann den Ort beschreiben, an dem ich bin.',
    'Ich kann erklären, wie ich hierhergekommen bin.',
    'Ich kann einer Wegbeschreibung folgen und nachfragen.',
    'Ich kann zwischen zwei Wegen entscheiden.',
  ],
  grammar: ['Perfekt mit sein: Ich bin ausgestiegen', 'Wechselpräpositionen', 'indirekte Fragen: Weißt du, ob …?'],
  vocabulary: words({
    'die Ecke': 'wo zwei Straßen sich treffen',
    aussteigen: 'Bus, Bahn oder Zug verlassen',
    'die Haltestelle': 'wo Bus oder Bahn hält',
    'in Richtung': 'dorthin, wo etwas liegt',
    'der Kreisverkehr': 'ein runder Platz, an dem Straßen sich treffen',
    'sich verlaufen': 'den Weg nicht mehr finden',
    nötig: 'so, dass man es braucht',
    abholen: 'zu jemandem kommen und ihn mitnehmen',
    klopfen: 'mit der Hand an die Tür schlagen',
    umkehren: 'den Weg zurückgehen',
    'die Sackgasse': 'eine Straße, die nicht weitergeht',
    'in der Nähe': 'nicht weit weg',
  }),
  facts: [
    fact(
      'Wie lange brauche ich noch?',
      'wie lange|wie weit|dauert|Minute*|Meter|weit',
      'Von der Haltestelle sind es höchstens zehn Minuten.',
    ),
    fact(
      'Wie ist deine Adresse?',
      'Adresse|Hausnummer|Straße heißt|welche* Straße|wo wohnst|welche* Haus|Stock',
      'Gartenstraße achtzehn, das gelbe Haus, zweiter Stock.',
    ),
    fact(
      'Kannst du mich abholen?',
      ['kannst|könnt*|könntest|kann', 'abholen|holen|kommen|entgegen*'],
      'Ich kann leider nicht weg, ich habe den Ofen an. Aber ich bleibe am Telefon.',
    ),
    fact(
      'Wer ist schon da?',
      ['wer|wie viele|ist|sind', 'da|Leute|Gäste|Party|kommt|alle'],
      'Fast alle sind da, und alle fragen nach dir.',
    ),
    fact(
      'Was gibt es zu essen?',
      'essen|trinken|Hunger|Pizza|Kuchen|Bier|gekocht',
      'Es gibt Kartoffelsalat, zwei Kuchen und viel zu viel Käse.',
    ),
    fact(
      'Soll ich etwas mitbringen?',
      'mitbringen|bringen|brauchst du|Geschenk|kaufen',
      'Nur dich selbst! Na gut, Eiswürfel wären toll.',
    ),
    fact(
      'Ist es dort gefährlich?',
      'gefährlich|sicher|Angst|dunkel',
      'Nein, die Gegend ist ganz ruhig. Bleib einfach auf den hellen Straßen.',
    ),
    fact(
      'Fährt noch eine Straßenbahn?',
      'Straßenbahn|Bahn|Bus|Tram|fährt|Linie',
      'Die nächste Bahn kommt erst in einer halben Stunde, zu Fuß bist du schneller.',
    ),
    fact('Was kostet ein Taxi?', 'Taxi', 'Ein Taxi kostet ungefähr acht Euro, aber das brauchst du nicht.'),
    fact(
      'Wie komme ich später nach Hause?',
      ['wie|wann', '*hause|zurück|heim|nachts|später'],
      'Wir bestellen dir ein Taxi, oder du schläfst auf dem Sofa.',
    ),
    fact('Ist die Musik laut?', 'Musik|laut|tanzen|tanzt', 'Sehr laut, die Nachbarn feiern zum Glück mit.'),
    fact(
      'Was feierst du?',
      ['was|warum|wer', 'feier*|Geburtstag|Party|Grund'],
      'Ich habe meine Prüfung bestanden, endlich!',
    ),
    fact(
      'Wie heißt dein Bruder?',
      ['Bruder', 'wie|wer|heißt|alt|ist'],
      'Mein Bruder heißt Felix, er hat einen Bart und ein rotes Rad.',
    ),
    fact('Regnet es bei euch?', 'Wetter|regnet|Regen|kalt', 'Hier ist es trocken, aber es soll bald regnen.'),
    fact('Wie viel Uhr ist es?', 'wie viel Uhr|wie spät|Uhrzeit|zu spät', 'Kurz vor neun, du verpasst noch nichts.'),
    fact('Hast du viel Akku?', 'Akku|Handy|Strom|Netz|hörst du', 'Ich höre dich gut, und mein Handy hängt am Strom.'),
    fact(
      'Wohnst du schon lange da?',
      ['wohnst|lange|neu', 'lange|Wohnung|da|dort|Leipzig'],
      'Seit zwei Jahren, und am Anfang habe ich mich auch verlaufen.',
    ),
    fact('Wer bist du?', 'wie heißt|wer bist|dein Name|wer spricht', 'Hier ist Jonas, wer sonst!'),
    fact('Gibt es eine Toilette in der Nähe?', 'Toilette*|WC|Klo', 'Frag einfach im Supermarkt an der Ecke.'),
    fact('Wie geht es dir?', 'wie geht es dir|wie gehts', 'Mir geht es super, aber ohne dich fehlt etwas.'),
    fact(
      'Kann ich etwas anderes machen?',
      'soll ich|kann ich|muss ich|darf ich',
      'Hör einfach auf mich, dann klappt das.',
    ),
  ],
  steps: [
    step(
      'Sag mir mal, was du um dich herum siehst.',
      [],
      'Beschreibe zwei Dinge: „Links von mir ist …, und …“.',
      'Links von mir ist ein großer Park, und an der Ecke steht ein altes Kino.',
      {
        other_wordings: [
          'Beschreib mir mal, wo du stehst. Was siehst du?',
          'Schau dich in Ruhe um. Was ist links, was ist rechts von dir?',
        ],
        topics: [
          'sehe|gibt|steht|*straße*|Laden|Geschäft*|*kirche|*park|*haus|Häuser|Gebäude|*hof|Brücke|Baum|Bäume|*markt|*schul*|Restaurant|Schild|*platz|Kino|Bank|Fluss|Turm|Apotheke|Bäckerei|Tankstelle|Auto*|Haltestelle|Ampel|Kreuzung|*nichts|dunkel|Café|Hotel|Bar|Wald|Spielplatz|Mauer|links|rechts|Leute',
          'Wiese|Feld*|*hof|Denkmal|Mann|Frau|Hund|Zaun|Garten|Gleis*|Fabrik|Graffiti|Bus|Straßenlampe|Lampe*|Treppe|Post|Friedhof|Kiosk|Imbiss|rot*|grün*|groß*|klein*|alt*|Krankenhaus|Museum|Stadion',
        ],
        reactions: [
          when(
            ['*park|Bäume|Wald', 'Kino'],
            [
              'Ein Park und das alte Kino! Das kenne ich, da war ich als Kind.',
              'Das alte Kino am Park, natürlich!',
              'Ah, ich weiß, wo das ist! Da bist du gar nicht so weit weg.',
            ],
          ),
          when(
            'nur Bäume|Wald|*nichts|nur Häuser|*nichts Besonderes',
            'Das ist nicht viel! Gibt es ein Schild, einen Laden, eine Kirche?',
            { goes_to: 'stay' },
          ),
          when('Kino', 'Das alte Kino! Dort läuft seit Jahren derselbe Film.'),
          when('*kirche|Turm', 'Der Turm mit der großen Uhr? Sehr gut.'),
          when('*park|Spielplatz|Bäume|Fluss|Brücke', 'Das hilft mir, es gibt hier nur einen Park.'),
          when(
            '*markt|Laden|Geschäft*|Apotheke|Bäckerei|Tankstelle|Bank',
            'Ah, bei den Geschäften! Da kaufe ich immer ein.',
          ),
          when('Haltestelle|*hof|Schienen|Gleis*', 'Gut, dann bist du noch in der Nähe der Bahn.'),
          when('Restaurant|Café|Bar|Hotel|*schul*', 'Das kenne ich, das ist gar nicht so weit.'),
          on('dont_know', 'Ganz ruhig. Siehst du ein Geschäft oder eine Kirche?', { goes_to: 'stay' }),
          on('joke', 'Ein Ufo? Dann flieg doch her! Und was siehst du wirklich?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Ich glaube, ich weiß, wo das ist. Wie bist du dahin gekommen?',
      [],
      'Erzähl den Weg im Perfekt: „Ich bin …, und dann …“.',
      'Ich bin mit der Straßenbahn gefahren und zu früh ausgestiegen. Dann bin ich zehn Minuten gelaufen.',
      {
        other_wordings: [
          'Und wie bist du dort gelandet? Erzähl mal von Anfang an.',
          'Moment, ich überlege. Welchen Weg bist du denn gekommen?',
        ],
        topics: [
          '*bahn|Bus|Zug|gefahren|gelaufen|gegangen|*gestiegen|Fuß|Taxi|falsch*|Haltestelle|Rad|Fahrrad|früh|gekommen|Tram|Auto|verpasst|verlaufen|links|rechts|geradeaus|Straße|Park|Roller|Linie|spaziert|Station|gefolgt|gerannt|abgebogen|weiß nicht|geschlafen|Karte|Handy|Richtung|Minuten',
          '*scooter|Motorrad|Uber|S-Bahn|U-Bahn|gelesen|Musik|gesprungen|gefragt|umgestiegen|rausgegangen|raus|mitgenommen|Abkürzung|gedacht',
          'hierher geschickt|geschickt|Ausgang|eingeschlafen',
        ],
        reactions: [
          when(
            ['*gestiegen', 'früh|falsch*'],
            [
              'Zu früh ausgestiegen, das passiert hier jedem einmal.',
              'Ach so, die Haltestellen heißen ja auch fast gleich!',
              'Das ist mir letzte Woche auch passiert.',
            ],
          ),
          when('geschlafen|eingeschlafen|Handy|Musik', 'Du warst mit den Gedanken woanders, typisch!'),
          when('*bahn|Tram|Linie', 'Mit der Bahn, gut. Dann weiß ich, welche Linie das war.'),
          when('Bus', 'Mit dem Bus, ja, der fährt heute anders wegen der Baustelle.'),
          when('Fuß|gelaufen|gegangen|spaziert', 'Du bist zu Fuß unterwegs, da kann man leicht falsch abbiegen.'),
          when('Auto|Taxi', 'Mit dem Auto hättest du mich nicht gebraucht, das ist Pech!'),
          when('Rad|Fahrrad|Roller', 'Auf Rädern also! Dann bist du gleich da.'),
          when('verpasst', 'Verpasst, das kenne ich gut.'),
          on('dont_know', 'Macht nichts. Bist du gefahren oder gelaufen?', { goes_to: 'stay' }),
          on('joke', 'Geflogen? Das glaube ich sofort! Und wirklich, mit der Bahn oder zu Fuß?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Du bist leider in die falsche Richtung gegangen. Du kannst zur Haltestelle zurückgehen oder durch den Park, der ist kürzer, aber dunkel. Was machst du lieber?',
      [
        '*park|zurück*|Haltestelle|kürzer|dunkel|lieber|sicher*|erste*|zweite*|Licht|Weg|umkehren|kehre|gehe|schneller|Angst|egal|durch|Taxi|hell*|Lampe*|länger|keins|laufe|warte*',
      ],
      'Entscheide dich, und sag, warum.',
      'Ich gehe lieber zur Haltestelle zurück, weil der Park zu dunkel ist.',
      {
        other_wordings: [
          'Also, zwei Wege: zurück zur Haltestelle, oder quer durch den Park. Der ist kürzer, aber dunkel. Was ist dir lieber?',
          'Das war die falsche Richtung. Entweder du gehst zurück zur Haltestelle, oder du nimmst den dunklen Weg durch den Park. Was willst du?',
        ],
        reactions: [
          when('zurück*|Haltestelle|umkehren|kehre|nicht durch den Park|nicht Park|erste*', [
            'Vernünftig, da ist es hell.',
            'Gute Entscheidung, den Park mag ich nachts auch nicht.',
            'Ist mir auch lieber. Auf die fünf Minuten kommt es nicht an.',
          ]),
          when('egal', 'Dann geh lieber zurück zur Haltestelle, da ist Licht.'),
          when('Taxi|warte*|keins', 'Das ist gar nicht nötig, die Haltestelle ist ganz nah. Geh kurz zurück.'),
          when('Angst|dunkel|sicher*', 'Dann geh bitte zurück zur Haltestelle, da ist immer jemand.'),
          when('*park|kürzer|schneller|durch|zweite*', [
            'Mutig! Halt dich immer am Licht, dann kommst du auch zur Haltestelle.',
            'Gut, der Weg endet auch an der Haltestelle. Mach dein Licht am Handy an!',
          ]),
          on('dont_know', 'Was ist dir wichtiger, schnell oder hell?', { goes_to: 'stay' }),
          on('joke', 'Du hast Nerven! Und was machst du, Park oder Haltestelle?', { goes_to: 'stay' }),
          when('Taschenlampe|habe es eilig|bin in Eile', 'Gut, dann durch den Park. Aber bleib auf dem großen Weg!'),
        ],
      },
    ),
    step(
      'Von der Haltestelle gehst du in Richtung Turm bis zum Kreisverkehr und nimmst die zweite Straße rechts. Kannst du das wiederholen?',
      ['Turm|Kreisverkehr|Kreisel', 'zweite*|rechts|2.'],
      'Wiederhol den Turm, den Kreisverkehr und die Straße.',
      'Ich gehe in Richtung Turm bis zum Kreisverkehr und nehme die zweite Straße rechts.',
      {
        other_wordings: [
          'Jetzt gut zuhören: an der Haltestelle Richtung Turm, dann am Kreisverkehr die zweite Straße rechts. Wie gehst du?',
          'Von dort geht es in Richtung Turm, und am Kreisverkehr nimmst du die zweite rechts. Sagst du es mir noch mal?',
        ],
        reactions: [
          when(
            ['Turm', 'Kreisverkehr|Kreisel', 'rechts'],
            ['Genau, perfekt!', 'Du hast ein besseres Gedächtnis als ich!', 'Ja, ganz genau so.'],
          ),
          when('links', 'Nicht links! Am Kreisverkehr die zweite Straße rechts. Noch einmal, bitte?', {
            goes_to: 'stay',
          }),
          when(['Turm|Kreisverkehr|Kreisel', 'zweite*|rechts'], ['Genau.', 'Richtig, so findest du es.']),
          when('rechts|zweite*', 'Fast! Und wo genau biegst du ab?', { goes_to: 'stay' }),
          when('Turm|Kreisverkehr|Kreisel', 'So weit stimmt es. Und welche Straße nimmst du dann?', {
            goes_to: 'stay',
          }),
          on('no', 'Kein Problem, noch einmal langsam: Richtung Turm, Kreisverkehr, zweite Straße rechts. Jetzt du?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Noch einmal langsam: Richtung Turm, Kreisverkehr, zweite Straße rechts. Jetzt du?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Und was machst du, wenn du dich wieder verläufst?',
      [],
      'Benutze „Wenn ich mich verlaufe, …“.',
      'Wenn ich mich wieder verlaufe, rufe ich dich an oder frage jemanden.',
      {
        other_wordings: [
          'Nehmen wir an, du findest den Weg wieder nicht. Was machst du dann?',
          'Und wenn es wieder schiefgeht, was machst du dann?',
        ],
        topics: [
          'rufe|*anrufen|frage*|jemand*|zurück*|Taxi|Nachricht|Karte|Laden|schreibe|Leute|Polizei|ich weine|weinen|warte*|stehen|schreie*|Hilfe|setze*|bleibe|*hause|suche|umkehre*|kehre|Bus|Bahn|telefonier*|melde|Handy|Navi|Internet|Restaurant|nie wieder|passiert nicht|Panik|schicke',
          'geradeaus|Maps|Google|GPS|Passant*|Mann|Frau|links|rechts|ruhig|denke|überlege|laufe|folge|Schild|Standort|Kirche|zum Turm|hole',
          'klingel*|klingle|bei dir durch|nicht noch mal|nicht wieder',
        ],
        reactions: [
          when(
            ['rufe|*anrufen|telefonier*|melde', 'frage*|jemand*|Leute'],
            [
              'Anrufen oder fragen, genau so machst du es.',
              'Gut, ich habe das Handy in der Hand.',
              'Sehr gut, dann kann nichts mehr passieren.',
            ],
          ),
          when('rufe|*anrufen|telefonier*|melde|Nachricht|schreibe|schicke', [
            'Gut, ich lege das Telefon nicht weg.',
            'Jederzeit, ich gehe sofort ran.',
          ]),
          when('frage*|Leute|jemand*|Laden|Restaurant|Polizei', 'Die Leute hier sind nett, frag einfach.'),
          when('*hause|umkehre*|kehre|zurück*', 'Bloß nicht nach Hause! Wir haben doch Kuchen.'),
          when('Taxi|Bus|Bahn', 'Das ginge auch, aber so weit kommt es nicht.'),
          when('ich weine|weinen|schreie*|Panik|setze*', 'Dann kommen wir alle zusammen und suchen dich!'),
          when('nie wieder|passiert nicht|verlaufe mich nicht', 'So viel Selbstvertrauen, das gefällt mir!'),
          on('dont_know', 'Was würdest du tun: mich anrufen oder jemanden fragen?', { goes_to: 'stay' }),
          on('joke', 'Dann feierst du die Party eben im Park! Aber im Ernst, was machst du?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Mein Bruder könnte dich auch mit dem Fahrrad abholen. Was meinst du?',
      [],
      'Nimm an oder lehn höflich ab, mit einem Grund.',
      'Das ist nett, aber nicht nötig. Ich finde es jetzt bestimmt.',
      {
        other_wordings: [
          'Mein Bruder bietet gerade an, dir mit dem Fahrrad entgegenzukommen. Was sagst du dazu?',
          'Hör mal, mein Bruder hat ein Fahrrad und Zeit. Soll er dich abholen?',
        ],
        topics: [
          'nett|lieb|danke|dank|nötig|sehr gern|gerne|freuen|toll|super|gut|Idee|perfekt|freundlich|schön|klasse|prima|cool|nicht wirklich|ja|nein|okay|ok|klar|bitte|unbedingt|natürlich|auf keinen Fall|lieber',
          'finde|allein*|selbst|schaffe|Weg|bestimmt|sicher*|kenne|weit|nah|laufe|gehe|Minuten|gleich|schon|weiß|sehe',
          'Bruder|Fahrrad|Rad|abhol*|holen|kommen|komm*|warte*|wo|treff*|schnell*|müde|dunkel|Angst|kalt|Regen|Gepäck|Rucksack|schwer|Platz|hinten|gefährlich|Licht|Helm|kaputt|feiern',
          'Umstände|stören|Mühe|erkennt|erkenn*|muss er nicht|braucht er nicht|sicherer',
        ],
        reactions: [
          when('nicht nötig|allein*|selbst|finde|schaffe|laufe|gehe lieber|nein danke|muss nicht|braucht nicht', [
            'Na gut, dann bleibt er am Buffet stehen, da steht er auch gern.',
            'Wie du willst, du klingst schon viel sicherer.',
            'Alles klar, ich sage es ihm. Er freut sich, er hat gerade Pizza auf dem Teller.',
          ]),
          when('gefährlich|zu zweit|kein Licht|Angst', 'Stimmt, zu zweit auf einem Rad ist keine gute Idee.'),
          on('no', 'Na gut, dann bleibt er am Buffet stehen, da steht er auch gern.'),
          when('wo|treff*|warte*', 'Er fährt gleich los und trifft dich am Kreisverkehr.'),
          when('müde|dunkel|kalt|Regen|schwer|Angst', 'Dann fährt er sofort los. Geh ihm schon ein Stück entgegen.'),
          on('yes', [
            'Er zieht schon die Jacke an. Geh ihm ein Stück entgegen.',
            'Super, er freut sich. Geh ihm einfach entgegen.',
          ]),
          when('sehr gern|gerne|freuen|Idee|toll|super|perfekt|klar|cool|gut', [
            'Er zieht schon die Jacke an. Geh ihm ein Stück entgegen.',
            'Super, er freut sich. Geh ihm einfach entgegen.',
          ]),
          on('dont_know', 'Bist du müde, oder gehst du gern noch ein Stück?', { goes_to: 'stay' }),
          on('joke', 'Auf einem Pferd kommt er leider nicht! Soll er dich mit dem Rad holen?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Noch etwas: Die Klingel ist kaputt. Wie merken wir, dass du da bist?',
      [],
      'Denk an dein Handy oder an die Tür.',
      'Ich schicke euch eine Nachricht oder klopfe an die Tür.',
      {
        other_wordings: [
          'Ach ja, unsere Klingel geht nicht! Wie sagst du uns, dass du unten stehst?',
          'Ein Problem gibt es noch: keine Klingel und laute Musik. Wie machst du dich bemerkbar?',
        ],
        topics: [
          'rufe|*anrufen|Nachricht|schreibe|klopf*|Tür|rufen|Fenster|Handy|schicke|melde|laut|singe*|Stein*|SMS|WhatsApp|schreie*|pfeife*|warte*|winke*|klingle|Licht|Nachbar*|Bruder|telefonier*|hupe*|tanze*|offen|Name*|unten',
          'Lärm|Standort|Taschenlampe|Blitz|hinauf|hoch|Treppe|Stimme|wink*|Musik|Post|Ruf|Telefon|Hallo',
          'komm runter|kommt runter|runter|komm raus|in # Minuten|Garten',
        ],
        reactions: [
          when(
            ['Nachricht|schreibe|schicke|rufe|*anrufen|SMS|WhatsApp', 'klopf*|Tür|Fenster'],
            [
              'Nachricht und Klopfen, da kann nichts passieren!',
              'Gut, einer von uns hört dich bestimmt.',
              'Alles klar, ich bleibe in der Nähe der Tür.',
            ],
          ),
          when('Nachricht|schreibe|schicke|SMS|WhatsApp|melde', [
            'Gut, ich behalte das Handy in der Hand.',
            'Perfekt, dann renne ich die Treppe hinunter.',
          ]),
          when('*anrufen|rufe dich|rufe euch|telefonier*|Handy|rufe an', 'Gut, ich stelle das Telefon ganz laut.'),
          when('klopf*|Tür', 'Klopf aber fest, die Musik ist laut!'),
          when('Stein*|Fenster', 'Aber bitte nur kleine Steine, die Fenster sind neu!'),
          when('rufe|laut|schreie*|singe*|pfeife*|tanze*|hupe*', 'Das will ich sehen, und die Nachbarn auch!'),
          when('warte*|Bruder|winke*', 'Dann schaue ich alle zwei Minuten aus dem Fenster.'),
          on('dont_know', 'Was hast du denn in der Hand? Genau, dein Handy! Was machst du damit?', { goes_to: 'stay' }),
          on('joke', 'Mit Rauchzeichen? Dann kommt die Feuerwehr! Und wie merken wir es wirklich?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Hör zu, mein Bruder sagt, du bist in die falsche Richtung gegangen. Du kannst zur Haltestelle zurück oder durch den Park, der ist kürzer, aber dort sind heute die Lampen kaputt. Was machst du lieber?',
    ),
    twist(5, 'Oh, mein Akku hat nur noch zehn Prozent! Sag schnell: Was machst du, wenn du dich wieder verläufst?'),
    twist(
      7,
      'Moment, jetzt drehen sie die Musik noch lauter! Und die Klingel ist kaputt. Wie merken wir, dass du da bist?',
    ),
  ],
  starters: [
    'Hallo, ich bin’s. Ich habe mich verlaufen!',
    'Kannst du mich hören? Ich brauche deine Hilfe.',
    'Entschuldige, ich komme zu spät.',
  ],
  opening_message: 'Hallo! Wir haben uns schon Sorgen gemacht. Keine Panik, ich lotse dich her.',
  closing_message: 'Super, dann bis gleich! Der Kuchen wartet auf dich, und wir alle auch.',
  correction: 'prompt',
})
