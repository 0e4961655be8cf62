import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelA2 = template({
  id: 'hotel-a2',
  name: 'Ankunft im Hotel',
  language: 'de',
  level: 'A2',
  description:
    'Du kommst in einem kleinen Hotel an. Check ein, frag nach dem Wichtigsten und löse ein kleines Problem.',
  role: 'Rezeptionistin in einem kleinen Hotel in Dresden',
  partner_name: 'Frau Lehmann',
  region: 'DE',
  scenario:
    'Es ist drei Uhr am Nachmittag. Du hast ein Zimmer reserviert und kommst mit deinem Koffer an die Rezeption. Das Zimmer ist noch nicht fertig.',
  goals: [
    'Ich kann im Hotel einchecken.',
    'Ich kann Namen, Tage und Uhrzeiten sagen.',
    'Ich kann nach Frühstück und WLAN fragen.',
    'Ich kann freundlich reagieren, wenn etwas nicht fertig ist.',
  ],
  grammar: ['Uhrzeit und Datum', 'Gibt es …?', 'W-Fragen: wann, wo, wie viel'],
  vocabulary: words({
    'auf den Namen': 'so sagt man, wer reserviert hat',
    'die Nacht': 'die Zeit zum Schlafen',
    'das Einzelzimmer': 'ein Zimmer für eine Person',
    'der Stock': 'die Etage im Haus',
    ruhig: 'ohne Lärm',
    'das Gepäck': 'Koffer und Taschen',
    hierlassen: 'nicht mitnehmen',
    'das Frühstück': 'das Essen am Morgen',
    'das WLAN': 'Internet ohne Kabel',
    'das Handtuch': 'damit trocknet man sich ab',
    'der Aufzug': 'er fährt nach oben und unten',
    abreisen: 'das Hotel verlassen',
  }),
  facts: [
    fact(
      'Wann gibt es Frühstück, und haben Sie WLAN?',
      ['Frühstück|frühstücken', 'WLAN|Wifi|Internet|Passwort'],
      'Frühstück gibt es von sieben bis zehn, und WLAN haben Sie überall im Haus.',
    ),
    fact(
      'Was kostet das Frühstück?',
      ['kostet|Preis|inklusive|teuer|extra|bezahlen', 'Frühstück|frühstücken'],
      'Das Frühstück ist im Preis drin.',
    ),
    fact(
      'Was gibt es zum Frühstück?',
      ['was|vegan|vegetarisch|Ei|Eier|Kaffee', 'Frühstück|frühstücken|Buffet'],
      'Brötchen, Käse, Obst, Eier und sehr guten Kaffee.',
    ),
    fact(
      'Wann gibt es Frühstück?',
      'Frühstück|frühstücken',
      'Frühstück gibt es von sieben bis zehn, unten im Garten oder im Speisesaal.',
    ),
    fact('Haben Sie WLAN?', 'WLAN|Wifi|Wi-Fi|Internet|Passwort', 'Ja, überall. Das Passwort ist „elbe2024“.'),
    fact(
      'Kann ich mein Gepäck hierlassen?',
      ['*lassen|stellen|abgeben|abstellen|bleiben|aufpassen', 'Gepäck|Koffer|Tasche*|Rucksack|Sachen'],
      'Ihr Gepäck ist hier an der Rezeption sicher.',
    ),
    fact(
      'Was kostet das Zimmer?',
      'kostet|Preis*|teuer|billiger|günstiger|wie viel|bezahlen|zahlen',
      'Beide Zimmer kosten neunundsiebzig Euro pro Nacht. Sie zahlen bei der Abreise.',
    ),
    fact('Gibt es einen Aufzug?', 'Aufzug|Lift|Fahrstuhl|Treppe*', 'Ja, der Aufzug ist gleich hier links.'),
    fact(
      'Gibt es einen Parkplatz?',
      'Parkplatz|parken|Auto|Garage|Fahrrad*',
      'Hinter dem Haus sind Parkplätze, und wir haben auch zwei Fahrräder für Gäste.',
    ),
    fact(
      'Gibt es ein Schwimmbad?',
      'Schwimmbad|Pool|Sauna|Fitness*|Spa|schwimmen',
      'Leider nicht, aber das Freibad ist nur zehn Minuten von hier.',
    ),
    fact(
      'Wann muss ich abreisen?',
      ['wann|bis wann|wie lange|um wie viel', 'abreise*|auschecken|Check-out|raus|Zimmer'],
      'Bis elf Uhr, bitte.',
    ),
    fact(
      'Wo kann ich hier essen?',
      'Restaurant*|essen|Abendessen|Hunger|Supermarkt|einkaufen',
      'Um die Ecke ist ein gutes Gasthaus, und der Supermarkt ist gegenüber.',
    ),
    fact(
      'Wie weit ist es in die Altstadt?',
      'Altstadt|Zentrum|Frauenkirche|Bahnhof|weit|Museum|Oper|Bus|Straßenbahn|Elbe|zu Fuß',
      'Bis zur Frauenkirche gehen Sie eine Viertelstunde zu Fuß, immer an der Elbe entlang.',
    ),
    fact(
      'Was kann man hier machen?',
      ['was|welche*', 'machen|sehen|besichtigen|Sehenswürdigkeit*|empfehlen|Dresden|Stadt'],
      'Gehen Sie am Abend an die Elbe. Das ist am schönsten!',
    ),
    fact('Darf mein Hund mit ins Zimmer?', '*hund|Katze|Haustier*|Tier*', 'Kleine Hunde dürfen gern mit.'),
    fact(
      'Hat das Zimmer einen Balkon?',
      'Balkon|Blick|Aussicht|Fenster|Fernseher|Klimaanlage|Badewanne|Dusche|Minibar|Bett*',
      'Alle Zimmer haben ein Bad mit Dusche und einen Fernseher. Oben sehen Sie die Elbe.',
    ),
    fact('Ist es laut?', 'laut|ruhig|Lärm', 'Nein, bei uns ist es sehr ruhig. Nur die Vögel hören Sie.'),
    fact('Wo ist die Toilette?', 'Toilette*|WC|Klo', 'Die Toilette ist dort hinten, neben dem Aufzug.'),
    fact('Wie ist das Wetter?', 'Wetter|Regen|regnet|Sonne', 'Morgen scheint die Sonne, sagt das Radio.'),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie|wie heißt|dein Name', 'Mein Name ist Lehmann.'),
    fact(
      'Arbeiten Sie schon lange hier?',
      ['lange|seit wann|gern*', 'arbeiten|hier|Hotel'],
      'Seit neun Jahren, und immer noch gern.',
    ),
    fact('Woher kommen Sie?', 'woher|kommen Sie aus', 'Ich komme von hier, aus Dresden.'),
    fact(
      'Könnte ich noch ein Handtuch haben?',
      [
        'kann ich|könnte ich|haben Sie|darf ich|bekomme|gibt es|könnten Sie|können Sie',
        'Handtuch|Handtücher|Kissen|Decke*|Föhn|Bügeleisen|Wasser|Schlüssel|Seife|Shampoo|Tee|Adapter|Glas',
      ],
      'Das bringe ich Ihnen gleich.',
    ),
    fact('Wie geht es Ihnen?', 'wie geht', 'Danke, sehr gut. Schön, dass Sie da sind.'),
  ],
  steps: [
    step(
      'Auf welchen Namen haben Sie reserviert?',
      [],
      'Sag deinen Namen: „Auf den Namen …“.',
      'Auf den Namen Rossi.',
      {
        other_wordings: ['Wie ist Ihr Name, bitte?', 'Auf welchen Namen läuft die Reservierung?'],
        topics: ['*'],
        reactions: [
          when(
            'nicht reserviert|keine Reservierung|ohne Reservierung',
            'Keine Reservierung? Kein Problem, wir haben noch etwas frei.',
          ),
          on('dont_know', 'Kein Problem. Wie heißen Sie denn?', { goes_to: 'stay' }),
          on('joke', 'Schön wäre es! Aber der Name steht nicht in meinem Computer. Wie heißen Sie?', {
            goes_to: 'stay',
          }),
          on('refusal', 'In Ordnung, dann suche ich nach der Uhrzeit. Ja, hier ist es.'),
          when(
            'Batman|Superman|Messi|Ronaldo|König*|Mickey|Micky',
            'Willkommen! Und auf welchen Namen haben Sie wirklich reserviert?',
            { goes_to: 'stay' },
          ),
          when([], ['{name}, ja, hier steht es.', 'Herzlich willkommen, {name}!']),
          when(
            'Name*|heiße|Herr|Frau|gebucht|reserviert|Reservierung|buchstabier*|muss unter|müsste unter|läuft unter|unter * laufen|unter * stehen|Firma|meine Frau|mein Mann',
            ['Ja, hier steht es.', 'Danke, da habe ich Sie schon.', 'Sehr gut, Ihr Zimmer ist reserviert.'],
          ),
        ],
      },
    ),
    step(
      'Wie viele Nächte bleiben Sie bei uns?',
      [
        '#|Nacht|Nächte|bis|übermorgen|Monat|Übernachtung*|halbe|Tage|ein* Tag|nur heute|nur ein*|ab morgen|morgen weiter|morgen wieder|ein* Woche|# Woche*|die Woche|ganze Woche|Woche lang|ein paar|übers Wochenende|das Wochenende|nur am Wochenende|ganze Wochenende|ein Wochenende',
      ],
      'Nenne eine Zahl, oder sag, bis wann.',
      'Ich bleibe drei Nächte, bis Sonntag.',
      {
        other_wordings: ['Und wie lange bleiben Sie bei uns?', 'Bis wann möchten Sie bleiben?'],
        reactions: [
          when('ein* Woche|# Woche*|sieben|7|zehn|vierzehn|Monat', [
            'So lange? Das freut mich!',
            'Wunderbar, da sehen Sie viel von Dresden.',
          ]),
          when('nur eine Nacht|nur eine bitte|1', [
            'Nur eine Nacht? Dresden hat so viel zu zeigen!',
            'Eine Nacht, gut.',
          ]),
          when('zwei|2|übers Wochenende|das Wochenende|übermorgen', [
            'Zwei Nächte, das ist gut für die Altstadt.',
            'Genau richtig für ein Wochenende.',
          ]),
          when('drei|3|vier|4|fünf|5|sechs|6', [
            'Schön, dann haben Sie viel Zeit für die Stadt.',
            'Wunderbar, da sehen Sie viel von Dresden.',
            'Gut, das habe ich eingetragen.',
          ]),
          when('bis *tag|# Tage|bis', 'Gut, das trage ich ein.'),
          on('dont_know', 'Das macht nichts. Bleiben Sie eher eine Nacht oder eher drei?', { goes_to: 'stay' }),
          on('joke', 'Für immer geht leider nicht! Wie viele Nächte sind es?', { goes_to: 'stay' }),
          when(
            'reisen wir|reise ich|fahren wir weiter|fahre ich weiter|reise ab|reisen ab|fliegen wir|fliege ich|Konferenz',
            'Gut, das trage ich so ein.',
          ),
        ],
      },
    ),
    step(
      'Ich habe ein Einzelzimmer im zweiten Stock oder ein größeres Zimmer im fünften Stock. Welches möchten Sie?',
      [
        '*zimmer|zweite*|größer*|fünfte*|erste*|ruhig*|oben|unten|egal|beide*|billig*|günstig*|Blick|Aussicht|nehme|Treppe*|Aufzug|das große|das größte|große Zimmer|mit Balkon|das kleine|kleine Zimmer|das kleinere|kleine reicht|das letzte|das andere|keins von|im 5|im 2|nach oben|nach unten',
      ],
      'Wähle eins, und sag vielleicht, warum.',
      'Das Einzelzimmer im zweiten Stock, bitte, weil es ruhiger ist.',
      {
        other_wordings: [
          'Welches Zimmer möchten Sie: das Einzelzimmer im zweiten Stock oder das größere im fünften Stock?',
          'Sie können wählen: ein Einzelzimmer im zweiten Stock oder ein größeres Zimmer oben im fünften. Was nehmen Sie?',
        ],
        reactions: [
          when(
            'keins davon|keins von|nicht gefallen',
            'Dann gebe ich Ihnen das Zimmer zum Garten, das ist mein Lieblingszimmer.',
          ),
          when('egal', 'Dann bekommen Sie das größere, für den gleichen Preis.'),
          when('fünfte*|größer*|das große|große Zimmer|oben|Blick|Aussicht|im 5', [
            'Von dort oben sehen Sie die Elbe!',
            'Gute Wahl. Der Aufzug ist gleich hier links.',
          ]),
          when('ruhig*', [
            'Ja, dort ist es wirklich schön ruhig.',
            'Ruhig ist es dort, ja. Sie hören nur die Vögel.',
            'Das verstehe ich. Zur Straße hin ist es etwas lauter.',
          ]),
          when('zweite*|Einzelzimmer|das kleine|kleine Zimmer|unten|im 2|billig*|günstig*', [
            'Das ist klein, aber gemütlich.',
            'Gern. Das Fenster geht zum Garten.',
          ]),
          on('dont_know', 'Das größere hat einen schönen Blick, das kleine ist ruhiger. Was ist Ihnen wichtiger?', {
            goes_to: 'stay',
          }),
          on('joke', 'Die Präsidentensuite haben wir leider nicht! Lieber im zweiten oder im fünften Stock?', {
            goes_to: 'stay',
          }),
          when(
            'mehr Platz|brauchen Platz|Baby|Kinder|zu dritt|zu viert|Familie',
            'Dann ist das größere Zimmer das richtige.',
          ),
          when(
            'Höhenangst|Knie|Rollstuhl|Krücken|nicht so hoch|meine Beine',
            'Dann nehmen Sie am besten das Zimmer im zweiten Stock.',
          ),
        ],
      },
    ),
    step(
      'Leider ist es noch nicht fertig. Das dauert noch eine halbe Stunde. Was möchten Sie so lange machen?',
      [
        'warte*|lassen|Gepäck|Koffer|Tasche*|*kaffee|Tee|sitze*|wieder*|schlimm|einkaufen|Elbe|setze*|ausruhen|müde|sofort|*nichts|hier|zu Mittag|ich gehe|gehe ich|gehe in|gehen wir|auf dem Sofa|am Handy|die Altstadt|mein Buch|ein Buch|komme später|komme gleich|komme dann|lese|lesen|trinke ein*|im Park',
      ],
      'Sag, dass du wartest, oder frag, ob du dein Gepäck hierlassen kannst.',
      'Kein Problem. Kann ich mein Gepäck hierlassen und spazieren gehen?',
      {
        other_wordings: [
          'Oh, ich sehe gerade: Das Zimmer wird noch geputzt. Was möchten Sie in der halben Stunde machen?',
          'Es tut mir leid, Ihr Zimmer ist erst in einer halben Stunde fertig. Was machen Sie bis dahin?',
        ],
        reactions: [
          when(
            'sofort|nicht warten|so lange nicht|unmöglich|ärgerlich|ist nicht gut|gar nicht gut',
            'Ich verstehe Sie gut. Ich sage gleich oben Bescheid, dann geht es schneller.',
          ),
          when(
            ['Gepäck|Koffer|Tasche*|Rucksack', '*lassen|hier|stellen'],
            [
              'Aber gern!',
              'Natürlich, stellen Sie alles einfach hier zu mir.',
              'Das ist gar kein Problem, ich passe darauf auf.',
            ],
          ),
          when(
            'spazier*|gehe raus|in die Stadt|durch die Stadt|die Stadt ansehen|Elbe|nach draußen|im Park|in den Park|ansehen|anschauen|die Stadt an|Stadt anschauen|Sehenswürdigkeiten',
            ['Gute Idee, die Elbe ist gleich hinter dem Haus.', 'Schön, bei dem Wetter macht das Freude.'],
          ),
          when('*kaffee|Tee|Cola|telefonier*|rufe an|Tee|etwas trinken|trinke etwas|trinken gehen|an der Bar', [
            'Der erste Kaffee ist heute für Sie umsonst.',
            'Setzen Sie sich, ich bringe Ihnen etwas zu trinken.',
          ]),
          when(
            'etwas essen|esse etwas|essen gehen|gehe essen|ins Restaurant|im Restaurant|Hunger',
            'Um die Ecke gibt es sehr gute Suppen.',
          ),
          when('müde|kurz schlafen|bisschen schlafen|ausruhen', 'Das Sofa dort ist sehr bequem. Ich wecke Sie!'),
          when('warte*|sitze*|setze*|lese|lesen|am Handy|mit Handy|im Garten|in den Garten|hier', [
            'Setzen Sie sich in den Garten, da ist es schön.',
            'Nehmen Sie gern auf dem Sofa Platz.',
          ]),
          on('dont_know', 'Viele Gäste trinken einen Kaffee oder gehen spazieren. Was möchten Sie?', {
            goes_to: 'stay',
          }),
          when('kein Problem|nicht schlimm|macht *nichts', 'Vielen Dank, Sie sind sehr freundlich.'),
          on('refusal', 'Ich verstehe Sie gut. Ich bringe Ihnen erst einmal einen Kaffee.'),
        ],
      },
    ),
    step(
      'Möchten Sie noch etwas über das Hotel wissen?',
      [
        'was|wo|wann|wie|welche*|WLAN|Passwort|nein|*nichts|Parkplatz|kostet|Aufzug|haben Sie|kann ich|darf ich|Pool|nee|danke|sind Sie|gibt es hier|gibt es ein*|gibt es Frühstück|das Frühstück|ist es weit|inklusive|Sauna|Schwimmbad|Bar|Terrasse',
      ],
      'Frag nach dem Frühstück, dem WLAN oder der Abreise.',
      'Ja. Wann gibt es Frühstück, und haben Sie WLAN?',
      {
        other_wordings: ['Haben Sie noch Fragen zum Hotel?', 'Was möchten Sie noch über unser Hotel wissen?'],
        reactions: [
          on('no', ['Gut. Wenn doch noch etwas ist, fragen Sie einfach.', 'Sehr gern. Ich bin bis zehn Uhr hier.']),
          on('dont_know', 'Viele fragen nach dem Frühstück oder nach dem WLAN. Was möchten Sie wissen?', {
            goes_to: 'stay',
          }),
          on('joke', 'Sie haben gute Laune, das ist schön!'),
          when('alles klar|keine Frage*|weiß alles', 'Sehr gut. Wenn doch noch etwas ist, fragen Sie einfach.'),
        ],
      },
    ),
    step(
      'Brauchen Sie noch etwas für Ihr Zimmer?',
      [
        'Handtuch|Kissen|Decke*|Föhn|nein|danke|ja|*nichts|alles|nee|Seife|Shampoo|Tee|Adapter|Lampe|Bett|Wecker|Stuhl|Karte|Obst|Ladegerät|Zahnpasta|ich brauche|brauche ich|brauche noch|brauche ein*|brauchen wir|wir brauchen|ein Wasser|noch Wasser|Wasserkocher|Kaffeemaschine|ein Glas|Gläser|Fön|Haartrockner',
      ],
      'Bitte um etwas: „Könnte ich … haben?“ Oder sag, dass du nichts brauchst.',
      'Ja, könnte ich noch ein Handtuch haben?',
      {
        other_wordings: [
          'Möchten Sie noch etwas aufs Zimmer, zum Beispiel ein Kissen?',
          'Soll ich Ihnen noch etwas ins Zimmer bringen?',
        ],
        reactions: [
          when('Handtuch|Handtücher|Bademantel', [
            'Ein frisches Handtuch, gern.',
            'Handtücher haben wir genug.',
            'Natürlich, ich lege Ihnen eins aufs Bett.',
          ]),
          when('Kissen|Decke*|Bett|Bettchen|Babybett|Kinderbett', 'Damit Sie gut schlafen, gern!'),
          when(
            'Föhn|Bügeleisen|Adapter|Ladegerät|Wecker|Lampe|bügeln|Bügelbrett',
            'Das habe ich hier im Schrank, Moment.',
          ),
          when(
            'Wasser bitte|Flasche Wasser|Glas Wasser|etwas Wasser|Mineralwasser|Tee|einen Kaffee|Kaffee bitte|ein Glas|Obst|Schokolade|Sekt|Bier',
            'Das bekommen Sie gern.',
          ),
          when('Schlüssel|Karte|Stadtplan', 'Der liegt schon hier für Sie.'),
          when('Seife|Shampoo|Zahnbürste|Zahnpasta|Toilettenpapier', 'Natürlich, das gebe ich Ihnen gleich mit.'),
          when('*nichts|alles da|habe alles', ['Sehr gut.', 'Schön, dann haben Sie alles.']),
          on('no', ['Sehr gut.', 'Schön, dann haben Sie alles.']),
          on('dont_know', 'Schlafen Sie lieber mit einem oder mit zwei Kissen? Brauchen Sie noch eins?', {
            goes_to: 'stay',
          }),
          on('joke', 'Das haben wir leider nicht im Schrank! Aber vielleicht ein Handtuch oder ein Kissen?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Und um wie viel Uhr reisen Sie am letzten Tag ab?',
      [
        'Uhr|Mittag*|gegen|halb|Viertel|zehn|elf|neun|sieben|sechs|zwölf|Vormittag*|egal|morgens|um #|vor #|nach #|ab #|bis #|circa #|ungefähr #|etwa #|so #|am Morgen|morgen früh|so spät|spät am|spät wie|später|ohne Frühstück|am Abend|abends|ganz früh|sehr früh|früh am|so früh|eher früh|7*|8*|9*|10*|11*|12*',
      ],
      'Sag eine Uhrzeit.',
      'Gegen zehn Uhr, nach dem Frühstück.',
      {
        other_wordings: [
          'Wann möchten Sie am letzten Tag abreisen?',
          'Noch eine Frage: Um wie viel Uhr fahren Sie am letzten Tag ab?',
        ],
        reactions: [
          when(
            'Nachmittag*|Mittag*|am Abend|abends|zwölf|so spät|spät am|später|in der Nacht',
            'Das Zimmer muss um elf frei sein, aber Sie und Ihr Gepäck können gern hier unten bleiben.',
          ),
          when(
            'ganz früh|sehr früh|früh am|so früh|um fünf|sechs|um vier|sieben',
            'So früh? Dann mache ich Ihnen ein Frühstück zum Mitnehmen.',
          ),
          when('nach dem Frühstück|nach Frühstück|vor dem Frühstück', [
            'Genau, erst in Ruhe frühstücken.',
            'Sehr gut, das Frühstück gibt es bis zehn.',
            'Gut, dann frühstücken Sie noch ganz in Ruhe.',
          ]),
          when('um #|gegen #|# Uhr|Uhr|Vormittag*|halb|Viertel', [
            'Wunderbar, das passt gut.',
            'Danke, das schreibe ich auf.',
          ]),
          on('dont_know', 'Das können Sie mir auch später sagen. Eher früh oder eher spät?', { goes_to: 'stay' }),
          on('joke', 'Nie? Das freut mich, aber das wird teuer! Um wie viel Uhr denn?', { goes_to: 'stay' }),
          when('ausschlafen|Zug|Flug|Flugzeug|Flieger|Taxi|sehr früh|schon vor', [
            'Das ist kein Problem, hier ist immer jemand da.',
            'Gut, das schreibe ich auf.',
          ]),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Oh, heute haben wir einen Fehler im Computer, aber Sie haben Glück: Sie dürfen wählen. Das Einzelzimmer im zweiten Stock oder das größere im fünften Stock?',
    ),
    twist(
      4,
      'Oje, in Ihrem Zimmer ist gerade ein Glas Wasser auf das Bett gefallen! Wir brauchen noch eine halbe Stunde. Was möchten Sie so lange machen?',
    ),
    twist(6, 'Heute Nacht wird es kalt, sagt das Radio. Brauchen Sie noch etwas für Ihr Zimmer?'),
  ],
  starters: [
    'Guten Tag, ich habe reserviert.',
    'Hallo, ich möchte einchecken.',
    'Guten Tag! Bin ich hier an der Rezeption richtig?',
  ],
  opening_message: 'Guten Tag und herzlich willkommen im Hotel Elbblick.',
  closing_message: 'Dann wünsche ich Ihnen eine schöne Zeit in Dresden! Ich bin immer hier, wenn Sie etwas brauchen.',
  correction: 'prompt',
})
