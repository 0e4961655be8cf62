import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const shoppingB1 = template({
  id: 'shopping-b1',
  name: 'Etwas zurückbringen',
  language: 'de',
  level: 'B1',
  description:
    'Die Kopfhörer, die du letzte Woche gekauft hast, sind kaputt. Bring sie zurück und find eine faire Lösung.',
  role: 'Mitarbeiter am Servicetisch eines Elektronikmarkts in Stuttgart',
  partner_name: 'Herr Aydin',
  region: 'DE',
  scenario:
    'Du hast letzte Woche Kopfhörer gekauft, und seit gestern gehen sie nicht mehr. Den Karton hast du dabei, den Kassenbon findest du nicht.',
  goals: [
    'Ich kann erklären, was an einem Gerät nicht funktioniert.',
    'Ich kann sagen, wann und wie ich es gekauft habe.',
    'Ich kann sagen, was ich möchte.',
    'Ich kann reagieren, wenn die erste Antwort Nein ist.',
  ],
  grammar: ['Perfekt', 'obwohl und trotzdem', 'Konjunktiv II: Ich hätte lieber …'],
  vocabulary: words({
    'der Kopfhörer': 'man setzt ihn auf, um Musik zu hören',
    einschalten: 'ein Gerät anmachen',
    aufladen: 'einen Akku füllen',
    'der Akku': 'er gibt einem Gerät Strom',
    'der Karton': 'die Kiste, in der etwas verpackt ist',
    'der Kontoauszug': 'eine Liste, was man bezahlt hat',
    'der Kassenbon': 'der Zettel, den man beim Bezahlen bekommt',
    umtauschen: 'etwas zurückgeben und etwas Neues bekommen',
    'der Gutschein': 'ein Papier, mit dem man im Geschäft bezahlen kann',
    'die Reparatur': 'die Arbeit, etwas wieder ganz zu machen',
    schriftlich: 'auf Papier oder als E-Mail',
    ausverkauft: 'nicht mehr da',
  }),
  facts: [
    fact(
      'Können Sie mir das schriftlich geben?',
      'schriftlich|Bestätigung|ausdrucken|Quittung|Beleg|per Mail|E-Mail',
      'Ich drucke es Ihnen gleich aus.',
    ),
    fact(
      'Wie lange habe ich Garantie?',
      'Garantie|Gewährleistung|Rückgabe*|zurückgeben|Umtausch|wie viele Tage',
      'Auf alle Geräte gibt es zwei Jahre Garantie, zurückgeben kann man sie vierzehn Tage lang.',
    ),
    fact(
      'Wann bekomme ich das Geld?',
      ['wann|wie lange|wie', 'Geld|Konto|Gutschrift|zurück'],
      'Bei Kartenzahlung ist es in drei Tagen auf Ihrem Konto, bar bekommen Sie es sofort.',
    ),
    fact(
      'Wie lange gilt der Gutschein?',
      'Gutschein*',
      'Der Gutschein gilt drei Jahre, und zwar in allen unseren Märkten.',
    ),
    fact(
      'Was kostet die Reparatur?',
      ['kostet|bezahlen|zahlen|teuer|kostenlos', 'Reparatur|reparieren|das|es|ich'],
      'Die Reparatur ist in der Garantie kostenlos.',
    ),
    fact(
      'Wann kommen neue Kopfhörer?',
      ['wann|haben Sie|gibt es|bekommen Sie|kommt', 'neue*|Kopfhörer|Modell*|wieder|andere*|ähnliche*|gleiche*'],
      'Dieses Modell wird leider nicht mehr gebaut, aber es gibt ähnliche in Gang vier.',
    ),
    fact(
      'Welche Kopfhörer empfehlen Sie?',
      'empfehlen|besten|besser|Marke*|gut sind',
      'Ich selbst habe die kleinen schwarzen für neunzig Euro, die halten schon drei Jahre.',
    ),
    fact(
      'Was kosten die Kopfhörer?',
      'kosten|Preis*|billig*|teuer|Rabatt|Angebot',
      'Gute Kopfhörer bekommen Sie bei uns ab sechzig Euro.',
    ),
    fact(
      'Kommt das oft vor?',
      ['oft|häufig|normal|andere', 'kaputt|Problem*|das|vor|Kunden|Fehler'],
      'Bei diesem Modell leider ja, Sie sind diese Woche schon der dritte Fall.',
    ),
    fact(
      'Kann ich Ihren Chef sprechen?',
      'Chef*|Leiter*|Manager*|Vorgesetzte*',
      'Meine Chefin ist um vier wieder da, aber ich glaube, wir schaffen das allein.',
    ),
    fact(
      'Wie lange haben Sie geöffnet?',
      'geöffnet|offen|Öffnungszeiten|schließ*|bis wann',
      'Wir haben von zehn bis acht geöffnet, auch samstags.',
    ),
    fact(
      'Wo ist die Kasse?',
      ['wo', 'Kasse|Gang|Ausgang|Abteilung|Kopfhörer'],
      'Geradeaus und dann links, gleich neben den Fernsehern.',
    ),
    fact(
      'Haben Sie WLAN?',
      'WLAN|Internet|Passwort|Steckdose',
      'Ja, das WLAN ist im ganzen Markt offen, ohne Passwort.',
    ),
    fact('Wo ist die Toilette?', 'Toilette*|WC|Klo', 'Im Untergeschoss, neben den Waschmaschinen.'),
    fact(
      'Können Sie sie hier reparieren?',
      ['können|könnten', 'selbst|hier|sofort|reparieren|nachsehen|aufmachen'],
      'Ich darf sie leider nicht aufmachen, das macht nur die Werkstatt.',
    ),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie|wie heißt', 'Mein Name ist Aydin.'),
    fact(
      'Arbeiten Sie schon lange hier?',
      ['lange|gern*|seit wann', 'arbeiten|hier|Job'],
      'Seit sechs Jahren, und am Servicetisch wird es nie langweilig.',
    ),
    fact(
      'Sind die Kunden manchmal unfreundlich?',
      ['Kunden|Leute|Menschen', 'unfreundlich|böse|schwierig|nett|wie'],
      'Manchmal schon, aber Sie sind ja sehr nett.',
    ),
    fact('Woher kommen Sie?', 'woher|aus Stuttgart|kommen Sie', 'Ich bin hier in Stuttgart geboren.'),
    fact(
      'Was für Musik hören Sie?',
      'Musik|hören Sie',
      'Am liebsten Jazz, aber hier im Markt läuft leider nur Werbung.',
    ),
    fact(
      'Haben Sie Kinder?',
      'Kinder|Familie|verheiratet|Haustier*',
      'Einen Sohn, der macht leider auch jeden Monat Kopfhörer kaputt.',
    ),
    fact('Wie geht es Ihnen?', 'wie geht', 'Danke, gut. Heute ist nicht so viel los.'),
    fact('Könnten Sie mir noch helfen?', 'können Sie|könnten Sie|kann ich|darf ich', 'Das mache ich gern.'),
  ],
  steps: [
    step(
      'Was kann ich für Sie tun?',
      [
        'Kopfhörer*|gekauft|funktionier*|kaputt|zurück*|gehen|Problem|defekt|umtauschen|Ton|laden|Musik|Gerät|Headset|Ohrhörer|Earbuds|höre|Garantie|reparier*|Akku|Handy|reklam*|beschwer*|Sound|Geld|rauscht|Fehler|still|Umtausch|Reklamation',
      ],
      'Sag, was du gekauft hast und was das Problem ist.',
      'Ich habe letzte Woche diese Kopfhörer gekauft, und sie funktionieren nicht mehr.',
      {
        other_wordings: ['Womit kann ich Ihnen helfen?', 'Was bringen Sie mir denn da?'],
        reactions: [
          when(
            [
              'Kopfhörer*|Headset|Ohrhörer|Earbuds',
              'funktionier*|kaputt|defekt|gehen nicht|höre|Ton|Problem|rauscht|Fehler|mehr',
            ],
            [
              'Die Kopfhörer, ah ja. Das sind diese Woche schon die dritten.',
              'Nach so kurzer Zeit, das ist ärgerlich.',
              'Das tut mir leid, die sind ja noch fast neu.',
            ],
          ),
          when('Kopfhörer*|Headset|Ohrhörer|Earbuds', 'Die kenne ich, die haben wir oft verkauft.'),
          when(
            'Handy|Computer|Fernseher|Laptop',
            'Dafür wäre der Kollege nebenan da. Und mit den Kopfhörern in Ihrer Hand, ist da auch etwas?',
            { goes_to: 'stay' },
          ),
          when('zurück*|umtauschen|Geld|Garantie|Umtausch|Reklamation|reklam*', 'Das sehen wir uns gleich an.'),
          when('kaputt|defekt|funktioniert', 'Kaputt, das ist ärgerlich. Lassen Sie mich sehen.'),
          on('dont_know', 'Kein Problem, zeigen Sie mal. Was ist mit den Kopfhörern?', { goes_to: 'stay' }),
          on('joke', 'Das haben wir leider nicht im Sortiment! Und was ist mit den Kopfhörern?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Was passiert genau, wenn Sie sie einschalten?',
      [],
      'Beschreibe es: „Wenn ich sie einschalte, …“.',
      'Wenn ich sie einschalte, wird das Licht rot, aber ich höre nichts.',
      {
        other_wordings: [
          'Beschreiben Sie mir bitte den Fehler: Was geschieht beim Einschalten?',
          'Und was machen sie, wenn Sie auf den Knopf drücken?',
        ],
        topics: [
          '*nichts|Licht|Lampe|rot*|grün*|blau*|blink*|leucht*|aus|an|Knopf|Taste*|Schalter|einschalt*|ausschalt*|geht|gehen|startet|reagier*|tot|dunkel|drücke*|gedrückt',
          'hör*|Ton|Musik|laut|leise|rauscht|Rauschen|knack*|knistert|piep*|Geräusch*|Lautstärke|Klang|stumm|Stimme|Ohr*|Seite|links|rechts|linke*|rechte*|brummt|pfeift|verzerrt|Echo|Bass|Mikrofon',
          'verbind*|Verbindung|Bluetooth|Handy|Computer|Akku|laden|lädt|Strom|Kabel|Minuten|Sekunden|heiß|warm|riecht|gebrochen|kaputt|funktionier*|manchmal|plötzlich|immer|sofort|bricht|*pause*',
        ],
        reactions: [
          when(
            ['Licht|Lampe|rot*|blink*|leucht*', '*nichts|nicht|kein*|aber|ohne'],
            [
              'Das Licht geht, der Ton nicht. Das klingt nach dem Akku oder nach der Elektronik.',
              'Den Fehler kenne ich leider schon.',
              'Danke, das ist genau beschrieben.',
            ],
          ),
          when(
            'linke*|rechte*|links|rechts|eine Seite|einer Seite|ein Ohr|einem Ohr',
            'Nur auf einer Seite also, das ist meistens das Kabel innen.',
          ),
          when(
            'rauscht|knack*|knistert|piep*|brummt|pfeift|Geräusch*|verzerrt|Rauschen',
            'Solche Geräusche sollte ein neues Gerät nicht machen.',
          ),
          when('verbind*|Verbindung|Bluetooth|Handy', 'Die Verbindung also, das ist oft schwierig.'),
          when('heiß|riecht|raucht|brennt', 'Heiß? Dann schalten Sie sie bitte nicht mehr ein!'),
          when('Minuten|Sekunden|plötzlich|sofort|wieder aus', 'Sie gehen gleich wieder aus, das ist seltsam.'),
          when('höre *nichts|kein* Ton|keine Musik|stumm|*nichts|tot|geht nicht|gehen nicht', [
            'Gar nichts? Das sollte nach einer Woche nicht sein.',
            'Keine Reaktion, das ist klar ein Fehler.',
          ]),
          on('dont_know', 'Schalten Sie sie ruhig hier ein. Sehen oder hören Sie etwas?', { goes_to: 'stay' }),
          on('joke', 'Sie singen von allein? Das wäre ein Hit! Und was passiert wirklich?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Haben Sie den Akku aufgeladen, und sind sie vielleicht einmal heruntergefallen?',
      [
        '*geladen|Akku|*gefallen|*fallen|ja|nein|nie|schon|vorsichtig|*stunde*|Nacht|ganze*|natürlich|einmal|beides|weder|lade|Kabel|Wasser|nass|immer|Boden|sicher|voll|leer|Treppe|Sofa|Hund|gestern|leider|vielleicht|nur|Prozent',
      ],
      'Antworte auf beide Fragen.',
      'Ich habe den Akku die ganze Nacht aufgeladen, und sie sind nie heruntergefallen.',
      {
        other_wordings: [
          'Zwei Fragen muss ich stellen: War der Akku geladen, und sind sie einmal auf den Boden gefallen?',
          'War der Akku voll, und ist Ihnen das Gerät vielleicht heruntergefallen?',
        ],
        reactions: [
          when(
            ['*geladen|Akku|ganze*|Nacht|voll', 'nie|nicht *gefallen|nicht *fallen|vorsichtig|kein*'],
            [
              'Geladen und nie gefallen, dann liegt es am Gerät.',
              'Sie sind sehr vorsichtig, das glaube ich Ihnen.',
              'Gut, dann war es kein Fehler von Ihnen.',
            ],
          ),
          when('nicht *gefallen|nie *gefallen|nie|nicht *fallen|vorsichtig', 'Gut, dann liegt es nicht an Ihnen.'),
          when('Wasser|nass|Regen|Dusche|Badewanne', 'Nass geworden, hm. Danke, dass Sie ehrlich sind.'),
          when('*gefallen|*fallen|Boden|Treppe|Hund', [
            'Danke, dass Sie ehrlich sind. Ich sehe aber keinen Schaden.',
            'Einmal ist keinmal, das müssen Kopfhörer aushalten.',
          ]),
          when('nicht *geladen|vergessen|leer', 'Ich stecke sie kurz hier an … Nein, daran liegt es nicht.'),
          when('*geladen|voll|Nacht|Stunden', 'Der Akku war also voll, das hilft mir.'),
          on('no', 'Gut, dann liegt es nicht an Ihnen.'),
          on('yes', 'Danke, dass Sie ehrlich sind.'),
          on('dont_know', 'Dann nur die erste Frage: War der Akku voll?', { goes_to: 'stay' }),
          when('rohes Ei|behandle sie|gespielt|Teppich|passe auf', 'Danke, das habe ich notiert.'),
        ],
      },
    ),
    step(
      'Dann brauche ich bitte den Kassenbon.',
      [],
      'Erklär, dass du ihn nicht findest, und biete etwas anderes an.',
      'Den Kassenbon finde ich leider nicht mehr, aber ich habe den Karton und mit Karte bezahlt.',
      {
        other_wordings: ['Haben Sie den Kassenbon dabei?', 'Jetzt fehlt mir nur noch eins: der Kassenbon, bitte.'],
        topics: [
          '*bon|Quittung|verloren|finde|leider|*hause|Mail|Kontoauszug|Bank|Karte|Karton|hier|ja|*geworfen|bezahlt|Rechnung|nein|Verpackung|Zettel|Handy|Foto|Müll|habe keinen|nicht mehr|vergessen|dabei|Beleg|Kassenzettel|App|Schachtel|Geschenk|Problem|ohne',
          'Frau|Mann|Mutter|Vater|Bruder|Freund*|wirklich|muss|Schrank|suche|gesucht|gelöscht|online|bekommen|Papier|Tasche|Portemonnaie',
        ],
        reactions: [
          when(
            [
              'Karton|Verpackung|Schachtel|Karte|Kontoauszug|Foto|Mail|App|Rechnung',
              'finde|verloren|nicht mehr|kein*|nicht|aber|*geworfen|vergessen',
            ],
            [
              'Ohne Bon darf ich eigentlich nichts zurücknehmen, aber das hilft schon.',
              'Den Karton bringen wenige mit, das ist ein Anfang.',
              'Das ist nicht der Bon, aber besser als gar nichts.',
            ],
          ),
          when(
            '*geworfen|verloren|finde|nicht mehr|habe keinen|keinen Bon|keinen Kassenbon|kein Bon|ohne|vergessen|*hause|Müll|nicht dabei',
            [
              'Das ist schwierig, ohne Bon darf ich eigentlich nichts zurücknehmen.',
              'Das höre ich leider oft. Aber vielleicht geht es auch anders.',
            ],
          ),
          when('Geschenk', 'Ein Geschenk, ach so. Dann versuchen wir es ohne Bon.'),
          when('Mail|Handy|Foto|App', 'Auf dem Handy gilt es leider nicht ganz, aber es hilft.'),
          when('hier|dabei|bitte schön|bitte sehr', 'Oh, die Schrift ist ganz blass, ich kann kaum etwas lesen.'),
          on('no', 'Das ist schwierig, ohne Bon darf ich eigentlich nichts zurücknehmen.'),
          on('yes', 'Oh, die Schrift ist ganz blass, ich kann kaum etwas lesen.'),
          on('dont_know', 'Das ist der Zettel von der Kasse. Haben Sie ihn noch?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Dann sagen Sie mir: Wann haben Sie sie gekauft, und wie haben Sie bezahlt?',
      [
        'Woche|Tag*|*tag|Mittwoch|vor|letzte*|#|*karte|bar|Kontoauszug|Bank|*handy|App|bezahlt|gestern|Vormittag|Nachmittag|Abend|Morgen|Wochenende|Paypal|EC|Geld|Schein*|Monat|vorgestern|online|weiß nicht|ungefähr|Geburtstag|zeigen|Konto',
      ],
      'Nenne den Tag und wie du bezahlt hast. Gibt es einen anderen Beweis?',
      'Am letzten Freitag, mit Karte. Ich kann Ihnen den Kontoauszug auf dem Handy zeigen.',
      {
        other_wordings: [
          'Vielleicht finde ich den Kauf im Computer. Wann war das, und wie haben Sie bezahlt?',
          'Wissen Sie noch, wann das war, und haben Sie bar oder mit Karte bezahlt?',
        ],
        reactions: [
          when('Kontoauszug|App|Bank|Konto|zeigen', [
            'Der Kontoauszug genügt mir, vielen Dank.',
            'Ah, da sehe ich es. Das reicht mir.',
            'Sehr gut, damit finde ich den Kauf im Computer.',
          ]),
          when('*karte|EC|Paypal|kontaktlos', [
            'Mit Karte, dann finde ich es im Computer. Ja, da ist es!',
            'Da habe ich Sie schon, das reicht mir.',
          ]),
          when('bar|Geld|Schein*', 'Bar ist schwieriger, aber der Karton hat eine Nummer. Ja, sie ist von uns!'),
          when(
            'Woche|*tag|Mittwoch|gestern|Wochenende|Tag*',
            'Ich suche unter dem Tag. Ja, da ist ein Kauf, das passt.',
          ),
          on('dont_know', 'Ungefähr genügt. War es am Wochenende oder unter der Woche?', { goes_to: 'stay' }),
          on('joke', 'Mit einem Lächeln? Das steht nicht im Computer! Wann war es, und wie haben Sie bezahlt?', {
            goes_to: 'stay',
          }),
          on('refusal', 'Das ist in Ordnung, der Karton hat eine Nummer. Ja, sie ist von uns!'),
        ],
      },
    ),
    step(
      'Ich könnte sie zur Reparatur schicken, das dauert drei Wochen. Ist das in Ordnung für Sie?',
      [
        'nein|lang*|drei Wochen|neue*|umtausch*|Geld|lieber|brauche|ja|Ordnung|Garantie|defekt|hätte|einverstanden|okay|ok|schneller|warten|Reparatur|reparier*|zurück|möchte|leider|Problem|schade|Arbeit|Reise|Urlaub|ander*|Ersatz|jeden Tag|unmöglich|auf keinen Fall|gern|spät|Gutschein|geht',
      ],
      'Sag, was dir lieber wäre, und warum.',
      'Drei Wochen sind zu lang. Ich hätte lieber neue, weil ich sie jeden Tag brauche.',
      {
        other_wordings: [
          'Normalerweise schicken wir sie in die Werkstatt, das dauert drei Wochen. Wären Sie damit einverstanden?',
          'Mein Vorschlag ist eine Reparatur, in drei Wochen hätten Sie sie zurück. Was meinen Sie?',
        ],
        reactions: [
          when('neue*|umtausch*|Ersatz|ander*', [
            'Neue wären Ihnen lieber, das verstehe ich. Ich sehe nach.',
            'Das kann ich verstehen, wer wartet schon gern drei Wochen. Moment.',
            'Ich schaue gleich im Lager nach. Einen Moment.',
          ]),
          when('Geld|zurück', 'Sie hätten lieber das Geld, gut. Ich sehe nach, was ich tun kann.'),
          when(
            'kein Problem|in Ordnung|einverstanden|okay|ok|kann warten|gern',
            'Sie sind geduldig! Oh, die Werkstatt schreibt gerade, dieses Modell repariert sie nicht mehr.',
          ),
          when(
            'lang*|spät|schneller|brauche|Arbeit|Reise|Urlaub|jeden Tag',
            'Drei Wochen sind wirklich lang. Ich sehe nach, was noch geht.',
          ),
          on('no', 'Das verstehe ich. Ich sehe nach, was noch geht.'),
          on('yes', 'Sie sind geduldig! Oh, die Werkstatt schreibt gerade, dieses Modell repariert sie nicht mehr.'),
          on('dont_know', 'Brauchen Sie sie denn jeden Tag, oder hat es Zeit?', { goes_to: 'stay' }),
          on('joke', 'In drei Wochen können Sie selbst singen lernen! Aber wäre die Reparatur in Ordnung?', {
            goes_to: 'stay',
          }),
          when('Geduld|ohne Musik|inzwischen|so lange nicht|eilt nicht', 'Das verstehe ich gut.'),
        ],
      },
    ),
    step(
      'Das Modell ist leider ausverkauft. Ich kann Ihnen einen Gutschein geben oder das Geld zurück. Was nehmen Sie?',
      [],
      'Entscheide dich, und gib einen Grund.',
      'Ich nehme das Geld, weil ich hier nichts anderes brauche.',
      {
        other_wordings: [
          'Neue habe ich von denen nicht mehr. Möchten Sie einen Gutschein oder das Geld zurück?',
          'Von diesem Modell ist keins mehr da. Was ist Ihnen lieber, ein Gutschein oder Ihr Geld?',
        ],
        topics: [
          'Geld|Gutschein*|zurück|ander*|keins|Modell*|Karte|bar|nehme|lieber|egal|beides|erste*|zweite*|bargeld|Konto|Euro|ähnliche*|neue*|Rückzahlung|weder|Hälfte|Kopfhörer',
          'cash|gleiche*|dieselben|Überweisung|überweisen|umtauschen|Radio|Fernseher|sparen|nichts|nie wieder|sofort',
          'nicht mehr einkaufen|woanders|anderen Laden',
        ],
        reactions: [
          when('kein* Gutschein|nicht Gutschein|Geld|bar|Rückzahlung|Konto', [
            'Das Geld, gern. Sie bekommen alles zurück, bis zum letzten Cent.',
            'In Ordnung, die Rückzahlung ist schon gebucht.',
            'Das mache ich gern. Das Geld ist in drei Tagen bei Ihnen.',
          ]),
          when('Gutschein*', [
            'Der Gutschein, gut. Er gilt drei Jahre.',
            'Gern, ich lege zehn Euro dazu, für den Ärger.',
          ]),
          when(
            'ander*|ähnliche*|neue*|Modell*',
            'Andere finden Sie in Gang vier. Dafür nehmen Sie am besten den Gutschein, ich schreibe ihn gleich.',
          ),
          when('egal', 'Dann gebe ich Ihnen das Geld, damit sind Sie am freiesten.'),
          when('keins|weder', 'Dann bleibt nur das Geld, das steht Ihnen auf jeden Fall zu.'),
          when('beides|Hälfte', 'Beides geht auch: die Hälfte als Gutschein, die Hälfte als Geld.'),
          on('dont_know', 'Kaufen Sie öfter bei uns ein, oder war das eine Ausnahme?', { goes_to: 'stay' }),
          on('joke', 'Den Fernseher da hinten darf ich Ihnen leider nicht geben! Geld oder Gutschein?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Kann ich sonst noch etwas für Sie tun?',
      [],
      'Bedanke dich, oder bitte zum Beispiel um eine Bestätigung.',
      'Könnten Sie mir das bitte schriftlich geben? Und danke für Ihre Hilfe.',
      {
        other_wordings: [
          'Gibt es sonst noch etwas, womit ich helfen kann?',
          'So, das hätten wir. Haben Sie noch einen Wunsch?',
        ],
        topics: [
          'danke|dank|nein|nee|*nichts|alles|fertig|nett|freundlich|Hilfe|geholfen|Wiedersehen|tschüs|tschüss|schön*|super|gut|zufrieden|prima',
          'schriftlich|Bestätigung|Beleg|Quittung|Rechnung|Mail|drucken|Papier|Zettel|Kopie|unterschreib*|Bon|Nummer|Adresse|Tüte|Karton|Garantie',
          'Kopfhörer*|Modell*|ander*|neue*|empfehl*|zeigen|suche|brauche|Akku|Kabel|Batterie*|Handy|Ladegerät|Gang|Abteilung|Gutschein|Geld|wann|wo|Kasse|Toilette|ja',
          'das wars|das war’s|das war es|Umstände|geklappt|Tag noch',
        ],
        reactions: [
          when('schriftlich|Bestätigung|Beleg|Quittung|Mail|drucken|Papier|Zettel', [
            'Selbstverständlich.',
            'Gern, das ist immer besser.',
            'Aber natürlich.',
          ]),
          when(
            'Kopfhörer*|Modell*|empfehl*|zeigen|ander*|neue*',
            'Die neuen zeigt Ihnen gern meine Kollegin in Gang vier.',
          ),
          when('Kabel|Batterie*|Ladegerät|Handy|suche|brauche', 'Das finden Sie gleich hier vorne links.'),
          when('danke|dank|nett|freundlich|Hilfe|geholfen', ['Sehr gern, dafür bin ich da.', 'Gern geschehen!']),
          on('no', ['Dann haben wir alles.', 'Gut, dann sind wir fertig.']),
          on('joke', 'Kunden wie Sie könnte ich öfter haben!'),
          when('*nichts|alles|fertig', 'Gut, dann sind wir fertig.'),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Ich habe gerade auf den Knopf gedrückt, da passiert wirklich nichts. Haben Sie den Akku aufgeladen, und sind sie vielleicht einmal heruntergefallen?',
    ),
    twist(
      6,
      'Oje, heute ist auch noch unser Lager geschlossen. Ich könnte sie zur Reparatur schicken, das dauert drei Wochen. Ist das in Ordnung für Sie?',
    ),
    twist(
      7,
      'Die letzten hat gerade die Dame vor Ihnen mitgenommen. Ich kann Ihnen also einen Gutschein geben oder das Geld zurück. Was nehmen Sie?',
    ),
  ],
  starters: [
    'Entschuldigung, bin ich hier am Service richtig?',
    'Guten Tag. Ich habe ein Problem mit einem Gerät.',
    'Hallo, ich möchte etwas zurückgeben.',
  ],
  opening_message: 'Guten Tag. Da sind Sie bei mir genau richtig.',
  closing_message: 'Danke für Ihre Geduld, und viel Freude mit den nächsten Kopfhörern! Auf Wiedersehen.',
  correction: 'prompt',
})
