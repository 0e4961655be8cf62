import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
  id: 'doctor-b1',
  name: 'Anruf in der Praxis',
  language: 'de',
  level: 'B1',
  description:
    'Ruf in der Arztpraxis an, erklär, was passiert ist, und lass dir einen Termin geben, obwohl kaum noch einer frei ist.',
  role: 'Mitarbeiterin am Empfang einer vollen Arztpraxis in Zürich',
  partner_name: 'Frau Brunner',
  region: 'CH',
  scenario:
    'Du hast dich am Wochenende verletzt, und es wird nicht besser. Am Montagmorgen rufst du in der Praxis an. Es gibt fast keine Termine mehr, also musst du erklären, warum es wichtig ist.',
  goals: [
    'Ich kann erzählen, wie etwas passiert ist.',
    'Ich kann Schmerzen beschreiben und sagen, wie sie sich verändern.',
    'Ich kann am Telefon einen Termin vereinbaren.',
    'Ich kann um Rat bitten.',
  ],
  grammar: ['Perfekt und Präteritum', 'als und wenn', 'Wenn es schlimmer wird, …'],
  vocabulary: words({
    'der Knöchel': 'zwischen Fuß und Bein',
    'das Handgelenk': 'zwischen Hand und Arm',
    verletzen: 'so stoßen oder schneiden, dass es wehtut',
    ausrutschen: 'auf etwas Nassem das Gleichgewicht verlieren',
    umknicken: 'mit dem Fuß falsch auftreten',
    geschwollen: 'dicker als sonst',
    'schlimmer werden': 'weniger gut werden',
    kaum: 'fast nicht',
    dringend: 'es kann nicht warten',
    'die Versicherungskarte': 'eine Karte von der Krankenkasse',
    kühlen: 'kalt machen, zum Beispiel mit Eis',
    'das Schmerzmittel': 'ein Medikament gegen Schmerzen',
  }),
  facts: [
    fact(
      'Arbeiten Sie schon lange dort?',
      ['lange|gern*|seit wann', 'arbeiten|Praxis|Beruf|Job'],
      'Schon seit elf Jahren, und montags ist es immer so voll wie heute.',
    ),
    fact(
      'Soll ich den Fuß kühlen, und darf ich ein Schmerzmittel nehmen?',
      ['kühl*|Eis|kalt', '*mittel|*tablette*|Medikament*|Ibuprofen|Aspirin|Paracetamol'],
      'Kühlen Sie ihn alle zwei Stunden zehn Minuten lang, und gegen die Schmerzen dürfen Sie eine Tablette nehmen.',
    ),
    fact(
      'Soll ich die Stelle kühlen?',
      'kühl*|Eis|kalt|warm halten|Wärme',
      'Kühlen ist gut, aber immer mit einem Tuch dazwischen und nur zehn Minuten.',
    ),
    fact(
      'Darf ich ein Schmerzmittel nehmen?',
      '*mittel|*tablette*|Medikament*|Ibuprofen|Aspirin|Paracetamol|Salbe|Creme',
      'Eine Tablette gegen die Schmerzen ist in Ordnung, wenn Sie sie sonst gut vertragen.',
    ),
    fact(
      'Ist das schlimm?',
      'so schlimm|das schlimm|ist es schlimm|gefährlich|etwas Ernstes|ist er gebrochen',
      'Das kann ich am Telefon nicht sagen. Das sieht die Ärztin dann.',
    ),
    fact(
      'Brauche ich einen Ausweis?',
      ['brauche|brauchen|muss|soll|nötig', 'Ausweis|Pass|Identitätskarte'],
      'Den Ausweis brauchen wir nicht, die Versicherungskarte genügt.',
    ),
    fact(
      'Was mache ich, wenn es schlimmer wird?',
      'schlimmer|Notfall|Notruf|nicht mehr aushalte|Spital|Krankenhaus',
      'Dann warten Sie nicht auf den Termin, sondern rufen mich sofort an oder fahren direkt ins Spital.',
    ),
    fact(
      'Darf ich damit gehen oder Auto fahren?',
      'laufen|gehen|auftreten|fahren|bewegen|belasten|Auto|Velo|Fahrrad',
      'Bewegen Sie sich heute so wenig wie möglich, und lassen Sie sich am besten herfahren.',
    ),
    fact(
      'Soll ich das Bein hochlegen?',
      'hochlegen|hoch legen|Kissen|liegen',
      'Ja, legen Sie es hoch, am besten auf zwei Kissen.',
    ),
    fact(
      'Soll ich einen Verband machen?',
      'Verband|Bandage|Pflaster|verbinden|Schiene',
      'Ein Verband hilft, aber bitte nicht zu fest.',
    ),
    fact(
      'Ist es gebrochen?',
      'gebrochen|Bruch|ernst|gefährlich|Bänder',
      'Das kann ich am Telefon leider nicht sagen. Das sieht sich die Ärztin genau an.',
    ),
    fact(
      'Wird eine Röntgenaufnahme gemacht?',
      'Röntgen*|röntgen*|Bild',
      'Wenn es nötig ist, ja. Das Gerät steht gleich nebenan.',
    ),
    fact(
      'Darf ich Sport machen oder arbeiten?',
      'Sport|Training|trainieren|arbeiten|Arbeit|*schul*|Krankmeldung|krankschreiben|Zeugnis|Attest',
      'Heute bitte nicht. Wenn Sie eine Krankmeldung brauchen, schreibt die Ärztin Ihnen eine.',
    ),
    fact('Kann ich duschen oder essen?', 'duschen|baden|essen|trinken|nüchtern', 'Ja, das ist kein Problem.'),
    fact(
      'Wo ist die Praxis?',
      'Adresse|wo ist|wo sind|wo finde|liegt|Straße|komme ich zu|Tram|Bus|Haltestelle|Parkplatz|parken|hinkommen',
      'An der Seestraße zwölf, gleich neben der Tramhaltestelle. Parkplätze haben wir leider keine.',
    ),
    fact(
      'Gibt es einen Lift?',
      'Lift|Aufzug|Stock|Etage|Treppe*|Rollstuhl',
      'Wir sind im ersten Stock, und es gibt einen Lift.',
    ),
    fact(
      'Muss ich lange warten?',
      ['wie lange|lange|Wartezeit', 'warten|dauert|Termin|Untersuchung'],
      'Rechnen Sie mit einer halben Stunde, weil wir Sie dazwischen nehmen.',
    ),
    fact(
      'Bei wem habe ich den Termin?',
      ['wer|wem|welche*|heißt|Frau|Mann', 'Arzt|Ärztin|Doktor|Termin|untersucht'],
      'Bei Frau Doktor Keller, sie ist sehr nett.',
    ),
    fact(
      'Was kostet das?',
      'kostet|kosten|bezahlen|zahlen|Rechnung|teuer|Krankenkasse',
      'Die Rechnung geht an Ihre Krankenkasse, Sie müssen hier nichts bezahlen.',
    ),
    fact(
      'Darf jemand mitkommen?',
      'mitkommen|begleit*|Mutter|Freund*|Mann|Frau|Hund',
      'Sie dürfen gern jemanden mitbringen, nur keine Tiere.',
    ),
    fact(
      'Wann ist die Praxis geöffnet?',
      'geöffnet|offen|Öffnungszeiten|Sprechstunde|bis wann|schließ*',
      'Wir sind von acht bis zwölf und von halb zwei bis sechs da.',
    ),
    fact(
      'Kann ich früher kommen?',
      'früher|eher|absagen|verschieben|Termin ändern|nicht kommen',
      'Rufen Sie einfach kurz an, dann finden wir etwas.',
    ),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie|mit wem spreche', 'Mein Name ist Brunner.'),
    fact('Wie geht es Ihnen?', 'wie geht|geht es Ihnen', 'Danke, es ist viel los heute, aber mir geht es gut.'),
  ],
  steps: [
    step(
      'Wie kann ich Ihnen helfen?',
      [
        'Termin|Arzt|Ärztin|*weh|*schmerzen|gefallen|gestürzt|Knöchel|*gelenk|Knie|Hand|Fuß|Arm|Bein|Rücken|Unfall|verletzt|Schulter|Finger|Kopf|Zeh*|Ellbogen|Rippe*|gebrochen|verstaucht|geschwollen|Wunde|krank|Fieber|Husten|Hals|Bauch|Grippe|erkältet|Notfall|untersuch*|schlecht|Verletzung|Hüfte|Daumen',
      ],
      'Sag, warum du anrufst: „Ich hätte gern einen Termin, weil …“.',
      'Ich hätte gern einen Termin, weil ich mich am Knöchel verletzt habe.',
      {
        other_wordings: ['Was kann ich für Sie tun?', 'Worum geht es denn bei Ihnen?'],
        reactions: [
          when(
            'Fieber|Husten|Grippe|erkältet|Halsschmerzen|Bauchschmerzen|Durchfall',
            'Das geht zurzeit leider um, wir haben viele solche Fälle.',
            {
              goes_to: 3,
            },
          ),
          when('Kopf', 'Oh, mit dem Kopf muss man vorsichtig sein.'),
          when('Knöchel|Fuß|Bein|Knie|Zeh*|Hüfte', [
            'Oje, dann können Sie sicher kaum gehen.',
            'Ach, das tut mir leid. Das ist besonders unangenehm.',
            'Autsch. Setzen Sie sich am besten erst einmal hin.',
          ]),
          when('Hand|*gelenk|Finger|Arm|Daumen|Ellbogen|Schulter', [
            'Oje, und die Hände braucht man ja für alles.',
            'Das tut mir leid. Gut, dass Sie anrufen.',
          ]),
          when('Rücken|Rippe*', 'Oje, das tut ja bei jeder Bewegung weh.'),
          when('verletzt|Verletzung|Unfall|gefallen|gestürzt|gebrochen|*weh|*schmerzen', [
            'Das tut mir leid.',
            'Oje, gut, dass Sie gleich anrufen.',
          ]),
          when('Termin|Arzt|Ärztin|Doktor', 'Einen Termin, gern. Was fehlt Ihnen denn?', { goes_to: 'stay' }),
          on('dont_know', 'Ganz ruhig. Sagen Sie mir zuerst: Wo tut es weh?', { goes_to: 'stay' }),
          on('joke', 'Sie haben Humor! Aber ich habe fünf Leute in der Leitung. Warum rufen Sie an?', {
            goes_to: 'stay',
          }),
          when(
            'Ausschlag|mein Sohn|meine Tochter|mein Kind|mein Baby|schlucken|ist heiß|ständig heiß|schwindlig|Allergie|Zecke|gestochen|Rezept|Impfung',
            ['Oje, das klingt nicht gut.', 'Das tut mir leid.'],
          ),
        ],
      },
    ),
    step(
      'Wie ist das denn passiert?',
      [],
      'Erzähl es in der Vergangenheit: „Ich habe …, und dann bin ich …“.',
      'Ich habe Fußball gespielt, und dann bin ich auf dem nassen Gras ausgerutscht.',
      {
        other_wordings: ['Und was ist genau passiert?', 'Erzählen Sie kurz, wie kam es dazu?'],
        topics: [
          'gefallen|fallen|hingefallen|*gefallen|fiel|gestürzt|stürz*|Sturz|Unfall|*gerutscht|rutsch*|gestolpert|stolper*|*geknickt|knick*|gestoßen|*stoßen|geschnitten|verbrannt|verdreht|gebrochen|verletzt|getreten|geknackt|geschlagen|geprallt|gekracht|verletz*',
          'Fußball*|*ball|Sport*|Ski*|Snowboard|Schlitt*|Skateboard*|Trampolin|Training|trainiert|gespielt|gelaufen|gejoggt|joggen|gewandert|wandern|geturnt|getanzt|tanzen|geklettert|klettern|gesprungen|springen|gerannt|Spiel|Turnen|Yoga|reiten|Pferd|schwimmen',
          'gegangen|gefahren|gehoben|getragen|geputzt|gearbeitet|ausgestiegen|aufgestanden|aufgewacht|geschlafen|spaziert|geholfen|umgezogen|Umzug|repariert|gebaut|gezogen',
          'Treppe*|Stufe*|Gras|nass*|glatt*|Boden|Stein*|Leiter|Dusche|Arbeit|Messer|Kiste*|Karton*',
          'nachts|plötzlich|als ich|während|beim|Gegner|angefangen|passiert|Grund|einfach so|langsam|geschubst|umgerannt|umgestoßen|eingeklemmt|geklemmt|getroffen|umgeknickt|hat mich|hat mir|auf mich|gegen mich|nicht gesehen|nicht aufgepasst|aus Versehen|auf einmal|zu schnell|angefahren|gebissen',
          'runter*|herunter*|hinunter*|Krampf|umgekippt|im Garten|in der Küche|in der Schule|im Bad|im Badezimmer|auf der *straße|auf dem Weg|vom Baum|im Bus|aus dem Bus|im Auto|Autounfall|im Zug|im Tram|über Hund*|mein Hund|vom Stuhl|vom Bett|aus dem Bett|gegen Tisch|Tür|Haustür|im Park|im Wald',
          'in den Bergen|im Haushalt|Hausarbeit|hohe* Schuhe|auf Eis|Glatteis|im Schnee|auf Schnee|vom Fahrrad|mit Fahrrad|auf Fahrrad|Fahrradfahren|Fahrradunfall|vom Rad|mit Rad|Radfahren|vom Velo|mit Velo|vom Roller|mit Roller',
          'Garten*|beim Putzen|beim Kochen|Haushalt|Bordstein|beim Umzug',
        ],
        reactions: [
          when('im Schnee|auf Schnee|auf Eis|Glatteis|glatt*|nass*|Regen', [
            'Ja, bei dem Wetter rutschen viele aus.',
            'Auf nassem Boden passiert das leider schnell.',
            'Damit sind Sie heute nicht allein, unser Telefon steht nicht still.',
          ]),
          when('Treppe*|Stufe*|Leiter', 'Ach je, die Treppen! Da hätte noch mehr passieren können.'),
          when('*ball|Sport*|Training|Ski*|Turnen|gejoggt|joggen|gespielt|getanzt|Trampolin|Skateboard*', [
            'Ausgerechnet beim Sport, das höre ich am Montag oft.',
            'Sport ist gesund, sagt man. Nicht immer!',
          ]),
          when(
            'vom Fahrrad|mit Fahrrad|auf Fahrrad|Fahrradfahren|vom Rad|mit Rad|Radfahren|vom Velo|mit Velo|vom Roller|mit Roller|im Auto|Autounfall|im Bus|aus dem Bus|im Tram',
            'Da hatten Sie noch Glück, dass nicht mehr passiert ist.',
          ),
          when(
            'Arbeit|gearbeitet|Umzug|Kiste*|gehoben|getragen|im Garten|geputzt|in der Küche|beim Kochen|Messer|geschnitten|verbrannt',
            'Einen Moment nicht aufgepasst, und schon ist es passiert.',
          ),
          when(
            'über Hund*|mein Hund hat|über Katze*|Pferd|Kind* hat mich|mit Kindern gespielt|Sohn hat mich|Tochter hat mich|Bruder hat mich',
            'Ach du meine Güte! Zum Glück ist sonst niemandem etwas passiert.',
          ),
          when('*gefallen|gestürzt|gestolpert|*geknickt|*gerutscht', 'Aua! Das hat bestimmt sehr wehgetan.'),
          on('dont_know', 'Das macht nichts. Was haben Sie gerade gemacht, als es angefangen hat?', {
            goes_to: 'stay',
          }),
          on('joke', 'Sie können noch scherzen, das ist ein gutes Zeichen! Und was ist wirklich passiert?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Das müssen Sie mir nicht erzählen, das besprechen Sie dann mit der Ärztin.'),
        ],
      },
    ),
    step(
      'Und wie sieht es jetzt aus? Hat sich etwas verändert?',
      [
        'Fleck*|*weh|*schmerzen|Schmerz|verändert|immer noch|noch immer|steif|taub|Fieber|schwach|nein|geht so|kaum|schlimm|ja|pocht|ist rot|ganz rot|sehr rot|rot und|gerötet|ist grün|grün und|wieder gehen|geht schlecht*|geht gut|geht nicht|geht es|wieder laufen|ist heiß|warm',
      ],
      'Beschreibe es: Ist es geschwollen? Kannst du es bewegen? Ist es schlimmer?',
      'Er ist geschwollen und blau, und beim Gehen werden die Schmerzen schlimmer.',
      {
        other_wordings: [
          'Und wie ist es heute Morgen: besser, schlimmer, gleich?',
          'Wie fühlt es sich jetzt an? Ist etwas anders als am Anfang?',
        ],
        reactions: [
          when('blutet|Blut', 'Es blutet noch? Drücken Sie bitte ein sauberes Tuch darauf.'),
          when(
            'nicht besser|nicht schlimmer|gleich|unverändert|*nichts verändert|wie vorher',
            'Also unverändert. Das notiere ich mir.',
          ),
          when('besser|weniger', 'Ein bisschen besser, das ist schon etwas. Trotzdem sollte es sich jemand ansehen.'),
          when('geschwollen|dick*|blau*|Schwellung|lila', [
            'Das sollte sich wirklich jemand ansehen.',
            'Das klingt nach mehr als nach einem blauen Fleck.',
            'Das ist kein gutes Zeichen, da sollten wir nachsehen.',
          ]),
          when(
            'nicht schlafen|kaum schlafen|schlecht schlafen|nicht geschlafen|kaum geschlafen|schlecht geschlafen|Nacht schmerz*|Nacht weh',
            'Wenn man nicht schlafen kann, ist das wirklich schlimm.',
          ),
          when('schlimmer|stärker|schlechter', 'Wenn es schlimmer wird, müssen wir etwas tun.'),
          when(
            'bewegen|nicht gehen|kaum gehen|beim Gehen|kann gehen|nicht laufen|kaum laufen|beim Laufen|auftreten|nicht stehen|kaum stehen',
            'Das ist im Alltag natürlich schwierig.',
          ),
          on('no', 'Also alles wie am Anfang. Das notiere ich mir.'),
          on('dont_know', 'Dann schauen Sie kurz hin: Ist die Stelle dick oder blau?', { goes_to: 'stay' }),
          when('auszuhalten|aushalten|halte es|halte das|unverändert|auftreten|nachts', [
            'Das klingt unangenehm.',
            'Gut, dass Sie angerufen haben.',
          ]),
        ],
      },
    ),
    step(
      'Bis Donnerstag sind wir leider ausgebucht. Könnten Sie so lange warten?',
      [
        'nein|schlimmer|ja|warten|warte|kaum|okay|ok|Problem|passt|morgen früh|so lange|nicht lange|geht nicht|geht das|das geht|früher kommen|leider nicht|kann leider|bis Donnerstag|Donnerstag geht|brauche ein|kann nicht mehr|kann nicht so|kann ich nicht|Tabletten',
      ],
      'Sag, warum du nicht warten kannst, oder ob es geht.',
      'So lange kann ich leider nicht warten, weil ich kaum gehen kann.',
      {
        other_wordings: [
          'Der nächste freie Termin wäre erst am Donnerstag. Wäre das für Sie möglich?',
          'Ich sehe hier erst am Donnerstag etwas Freies. Halten Sie es so lange aus?',
        ],
        reactions: [
          when(
            'kein Problem|bis Donnerstag warten|kann warten|warte gern|geht schon|passt mir|in Ordnung|Donnerstag passt',
            'Sie sind sehr geduldig, danke. Aber vielleicht müssen Sie gar nicht so lange warten.',
          ),
          when('nicht gehen|kaum gehen|nicht laufen|kaum laufen|nicht stehen|kaum stehen|auftreten|bewegen', [
            'Wenn Sie sich kaum bewegen können, ist das natürlich zu lang.',
            'Ja, so können Sie nicht bis Donnerstag warten.',
            'Nein, das wäre wirklich zu lange für Sie.',
          ]),
          when(
            'nicht arbeiten|muss arbeiten|wieder arbeiten|zur Arbeit',
            'Ich verstehe, Sie müssen ja auch Ihren Alltag schaffen.',
          ),
          when(
            '*schmerzen|*weh|nicht schlafen|kaum schlafen|aushalten',
            'Mit solchen Schmerzen lasse ich Sie nicht bis Donnerstag warten.',
          ),
          when(
            'dringend|zu spät|Notaufnahme|heute noch|noch heute|schon heute|unmöglich|brauche Termin|Notfall|sofort|Angst|gebrochen',
            'Ich höre, es ist dringend. Bleiben Sie bitte am Apparat.',
          ),
          on('yes', 'Sie sind sehr geduldig, danke. Aber vielleicht müssen Sie gar nicht so lange warten.'),
          on('no', ['Das verstehe ich. Bleiben Sie bitte kurz am Apparat.', 'Gut, dann sehe ich noch einmal nach.']),
          on('dont_know', 'Sagen Sie mir einfach: Können Sie heute gehen, schlafen, arbeiten?', { goes_to: 'stay' }),
          when(
            'nicht früher|sein muss|drei Tage|aushalten|halte ich|mal sehen',
            'Ich verstehe Sie. Warten Sie, ich schaue noch einmal.',
          ),
        ],
      },
    ),
    step(
      'Gerade hat jemand abgesagt: Ich hätte heute um halb eins oder um Viertel vor sechs etwas frei. Was passt Ihnen besser?',
      [
        'halb|Viertel|sechs|erste*|zweite*|Mittag*|abends|mittags|beide*|egal|frühere|vormittag*|nachmittag*|bald|gleich|ersten|zweiten|um eins|um #|# Uhr|halb #|vor #|nach #|kurz #|12*|17*|18*|am Abend|Abend passt|Abend ist|lieber Abend|früher passt|je früher|später passt|keinen von beiden|keine* davon',
      ],
      'Wähle eine Zeit, und sag, warum.',
      'Viertel vor sechs passt besser, weil ich bis fünf arbeiten muss.',
      {
        other_wordings: [
          'Sie haben Glück, da sind zwei Absagen: heute um halb eins oder um Viertel vor sechs. Was nehmen Sie?',
          'Moment, hier wird gerade etwas frei: heute um halb eins oder erst um Viertel vor sechs. Was wäre Ihnen lieber?',
        ],
        reactions: [
          when(
            'keins von|keins davon|keine* von beiden|beide nicht|passt nicht|geht nicht|heute nicht|weder noch',
            'Dann nehmen wir morgen um acht, da kommen Sie noch vor den anderen dran.',
          ),
          when(
            'halb eins ist besser|halb eins passt besser|halb eins wäre besser|halb eins ist gut|nehme halb eins|halb eins bitte|lieber halb eins',
            'Also halb eins, dann müssen Sie nicht lange warten.',
          ),
          when(
            'Viertel|sechs|am Abend|gegen Abend|Abendtermin|lieber später|später ist|der spätere|den späteren|zweite*|Feierabend',
            [
              'Also Viertel vor sechs.',
              'Gut, dann am Abend.',
              'Viertel vor sechs also, das ist heute der letzte Termin.',
            ],
          ),
          when('halb|halb eins|um eins|Mittag*|lieber früher|früher ist|frühere|erste*|so schnell|möglichst|bald', [
            'Also halb eins, dann müssen Sie nicht lange warten.',
            'Gut, dann am Mittag. Je früher, desto besser.',
          ]),
          when('egal|beide*|beides', 'Dann nehmen wir halb eins, damit es schnell geht.'),
          on('dont_know', 'Müssen Sie heute arbeiten? Dann wäre Viertel vor sechs vielleicht besser?', {
            goes_to: 'stay',
          }),
          on('no', 'Dann nehmen wir morgen um acht, da kommen Sie noch vor den anderen dran.'),
          when('das spätere|nach der Arbeit|nach Feierabend', 'Gut, dann das spätere.'),
          when(
            'Hauptsache schnell|so schnell wie|möglichst schnell|schnell',
            'Dann nehmen wir den ersten, so geht es am schnellsten.',
          ),
        ],
      },
    ),
    step(
      'Ich habe Sie eingetragen. Was meinen Sie, was sollten Sie mitbringen?',
      [],
      'Denk an Papiere und Medikamente.',
      'Meine Versicherungskarte und eine Liste meiner Medikamente.',
      {
        other_wordings: [
          'So, der Termin gehört Ihnen. Wissen Sie, was Sie mitbringen müssen?',
          'Das steht jetzt im Kalender. Was bringen Sie am besten mit?',
        ],
        topics: [
          '*karte|Krankenkasse|*ausweis|Pass|Medikament*|Tablette*|Liste|*nichts|Röntgen*|Papiere|Geld|*mittel|Dokument*|Versicherung*|Überweisung|Bilder|Unterlagen|Bargeld|Portemonnaie|Handy|Identitätskarte|Maske|Allergie*|Rezept|Führerschein|Krücken|Formular*',
          '*pass|E-Card|Begleit*|Adresse|Telefonnummer|Zettel|Verband|Geduld|Arztbrief|Befund*|alles|Tasche|Mutter mit|mit Mutter|Freund* mit|ein Buch|mein Buch|Impfbuch|Flasche Wasser|Hausschuhe|andere Schuhe|zu essen|zu lesen|zu trinken|Brief vom|mitbringen|bringe mit|kommt mit|begleitet',
          'mich selbst|Dolmetscher*|jemanden|meinen Mann|meine Frau|Brille|Impfpass',
        ],
        reactions: [
          when(
            ['*karte|Versicherung*|Krankenkasse', 'Medikament*|Liste|Tablette*'],
            [
              'Genau, mehr brauchen wir nicht.',
              'Wunderbar, dann ist alles dabei.',
              'Prima, das erspart uns viel Sucherei.',
            ],
          ),
          when('*karte|Krankenkasse|Versicherung*', [
            'Genau, die ist am wichtigsten.',
            'Richtig, ohne die geht es leider nicht.',
          ]),
          when('*ausweis|Pass|Führerschein', 'Gut, und bitte auch die Versicherungskarte.'),
          when('Medikament*|Tablette*|Liste|*mittel|Rezept', 'Sehr gut. Und bitte auch die Versicherungskarte.'),
          when(
            'Röntgen*|Bilder|Unterlagen|Überweisung',
            'Wenn Sie so etwas schon haben, gern. Und bitte die Versicherungskarte.',
          ),
          when('Geld|Bargeld|Portemonnaie', 'Geld ist nicht nötig, nur die Versicherungskarte bitte.'),
          on('joke', 'Über Kuchen freuen wir uns immer! Aber was brauchen wir von Ihnen wirklich?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Denken Sie an die Krankenkasse. Was bekommt man von ihr?', { goes_to: 'stay' }),
          on('no', 'Bitte bringen Sie auf jeden Fall die Versicherungskarte mit.'),
          when('*nichts', 'Bitte bringen Sie auf jeden Fall die Versicherungskarte mit.'),
        ],
      },
    ),
    step(
      'Möchten Sie bis dahin noch etwas wissen?',
      [
        'soll ich|darf ich|kann ich|muss ich|was|wie|ob|kühlen|*mittel|nein|nee|*nichts|Verband|wo|Adresse|hochlegen|wann|wer|welche*|kostet|dauert|Tablette*|Parkplatz|gibt es hier|gibt es bei|gibt es etwas|gibt es ein*|gibt es noch|gibt es da|kann man|darf man|muss man|brauche ich|haben Sie|ist es',
      ],
      'Bitte um Rat: „Soll ich den Fuß kühlen?“, „Was mache ich, wenn …?“',
      'Soll ich den Fuß kühlen, und darf ich ein Schmerzmittel nehmen?',
      {
        other_wordings: [
          'Haben Sie für die Zeit bis zum Termin noch Fragen?',
          'Gibt es noch etwas, was ich Ihnen bis zum Termin sagen kann?',
        ],
        reactions: [
          on('no', ['Gut, dann ist alles klar.', 'Schön, dann haben wir alles.']),
          on('dont_know', 'Viele fragen, was sie bis zum Termin tun dürfen. Was möchten Sie wissen?', {
            goes_to: 'stay',
          }),
          on('joke', 'Sie sind mir heute der liebste Anruf! Behalten Sie Ihre gute Laune.'),
          when('danke|alles klar|weiß Bescheid|keine Frage*', 'Sehr gern, dafür bin ich da.'),
          when('im Moment|momentan|im Augenblick', 'Gut. Sonst rufen Sie einfach noch einmal an.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      4,
      'Oh, heute ist Frau Doktor Keller allein in der Praxis, deshalb ist bis Donnerstag alles voll. Könnten Sie so lange warten?',
    ),
    twist(
      5,
      'Warten Sie, da kommt gerade eine Absage herein! Heute um halb eins oder um Viertel vor sechs, was passt Ihnen besser?',
    ),
    twist(
      6,
      'So, und jetzt stürzt mir noch der Computer ab! Ich schreibe Sie auf einen Zettel. Was bringen Sie zum Termin mit?',
    ),
  ],
  starters: [
    'Guten Morgen. Ist da die Praxis Doktor Keller?',
    'Guten Tag, ich rufe wegen eines Termins an.',
    'Guten Morgen, ich hoffe, Sie können mir helfen.',
  ],
  opening_message: 'Praxis Doktor Keller, guten Morgen, Sie sprechen mit der Anmeldung.',
  closing_message: 'Dann bis zum Termin, und gute Besserung! Auf Wiederhören.',
  correction: 'prompt',
})
