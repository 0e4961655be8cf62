import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const hotelB1 = template({
  id: 'hotel-b1',
  name: 'Eine Beschwerde im Hotel',
  language: 'de',
  level: 'B1',
  description:
    'In deinem Zimmer gibt es mehrere Probleme. Beschreibe sie höflich und find eine Lösung, mit der du zufrieden bist.',
  role: 'Nachtportier in einem Hotel in Innsbruck',
  partner_name: 'Herr Gruber',
  region: 'AT',
  scenario:
    'Es ist zehn Uhr am Abend. Du bist am Nachmittag angekommen, kannst dich im Zimmer aber nicht ausruhen. Das Hotel ist fast voll, und der Portier muss sich etwas einfallen lassen.',
  goals: [
    'Ich kann ein Problem klar und höflich beschreiben.',
    'Ich kann sagen, was ich erwarte.',
    'Ich kann Vorschläge vergleichen und mich entscheiden.',
    'Ich kann zusammenfassen, was wir vereinbart haben.',
  ],
  grammar: ['zu und nicht … genug', 'schon und noch nicht', 'höfliche Bitten mit könnten und würden'],
  vocabulary: words({
    'die Heizung': 'sie macht ein Zimmer warm',
    funktionieren: 'so arbeiten, wie es soll',
    aufdrehen: 'stärker einstellen, zum Beispiel die Heizung',
    'der Lärm': 'laute Geräusche',
    'der Nachbar': 'jemand, der neben einem wohnt',
    'das Zimmer wechseln': 'in ein anderes Zimmer gehen',
    'der Heizlüfter': 'ein kleines Gerät, das warme Luft macht',
    angemessen: 'so, wie es gerecht und richtig ist',
    'der Rabatt': 'ein Preis, der niedriger ist als sonst',
    kostenlos: 'ohne dass man etwas bezahlt',
    erstatten: 'Geld zurückgeben',
    'sich beschweren': 'sagen, dass man nicht zufrieden ist',
  }),
  facts: [
    fact(
      'Wie groß ist das andere Zimmer?',
      ['wie|hat|ist|liegt|welche*', 'andere* Zimmer|Zimmer groß|Stock|Zimmer'],
      'Es liegt im ersten Stock, ist klein, aber warm und sehr ruhig.',
    ),
    fact(
      'Kostet das andere Zimmer mehr?',
      'kostet|kosten|Aufpreis|teurer|extra|bezahlen|zahlen',
      'Nein, das kostet Sie natürlich nichts.',
    ),
    fact(
      'Kann ich den Direktor sprechen?',
      'Direktor*|Chef*|Manager*|Geschäftsführer*|Leitung',
      'Die Direktorin kommt morgen um acht. Ich schreibe ihr alles auf.',
    ),
    fact(
      'Gibt es ein anderes Hotel?',
      ['andere*', 'Hotel'],
      'In der Stadt ist heute leider alles voll, wegen der Skirennen.',
    ),
    fact(
      'Warum ist das Hotel so voll?',
      ['warum|wieso|was ist', 'voll|los|Gäste|viele'],
      'Am Wochenende ist ein Skirennen, da kommen Gäste aus ganz Europa.',
    ),
    fact(
      'Wann kommt jemand?',
      ['wann|wie lange', 'kommt|repariert|dauert|Techniker|Kollege|jemand|fertig'],
      'Um sieben Uhr in der Früh, früher geht es leider nicht.',
    ),
    fact(
      'Können Sie mir helfen?',
      ['können|könnten', 'helfen|reparieren|selbst|nachsehen|anschauen|kommen'],
      'Ich tue, was ich kann, aber ich bin heute Nacht allein im Haus.',
    ),
    fact('Wann gibt es Frühstück?', 'Frühstück|frühstücken', 'Von halb sieben bis zehn, mit frischen Semmeln.'),
    fact('Wie ist das WLAN-Passwort?', 'WLAN|Internet|Passwort', 'Es heißt „nordkette“, alles klein geschrieben.'),
    fact(
      'Kann ich noch etwas essen?',
      'essen|trinken|Küche|Bar|Tee|Hunger|Restaurant',
      'Die Küche ist schon zu, aber einen Tee und ein Käsebrot mache ich Ihnen gern.',
    ),
    fact(
      'Haben Sie Ohrstöpsel?',
      'Ohrstöpsel|Decke*|Kissen|Heizlüfter|Pflaster|Tablette*',
      'Davon habe ich hier genug.',
    ),
    fact(
      'Wie lange arbeiten Sie schon hier?',
      ['wie lange|seit wann|gern*|oft', 'arbeiten|hier|Nacht|Portier|Job'],
      'Seit achtzehn Jahren, immer in der Nacht. Man hört die besten Geschichten!',
    ),
    fact(
      'Sind Sie nicht müde?',
      'müde|schlafen Sie|wann schlafen',
      'Um drei Uhr ein bisschen. Dann trinke ich den vierten Kaffee.',
    ),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie', 'Gruber ist mein Name.'),
    fact(
      'Sind Sie aus Innsbruck?',
      'woher|aus Innsbruck|von hier',
      'Ja, ich bin hier aufgewachsen, gleich unter den Bergen.',
    ),
    fact(
      'Wie ist das Wetter morgen?',
      'Wetter|Schnee|schneit|Sonne|Skifahren',
      'Morgen wird es sonnig, mit viel neuem Schnee auf den Bergen.',
    ),
    fact(
      'Wer sind die Leute neben mir?',
      ['wer|was', 'Nachbar*|nebenan|neben|Leute|Gruppe'],
      'Eine Hochzeitsgesellschaft. Ich bitte sie gleich, leiser zu sein.',
    ),
    fact(
      'Wann muss ich auschecken?',
      'auschecken|abreisen|Abreise|verlassen',
      'Bis elf, aber für Sie gern auch später.',
    ),
    fact('Wo ist die Toilette?', 'Toilette*|WC', 'Gleich hier hinten rechts.'),
    fact('Wie geht es Ihnen?', 'wie geht', 'Danke, gut. Wichtiger ist, dass es Ihnen bald besser geht.'),
  ],
  steps: [
    step(
      'Was stimmt denn mit Ihrem Zimmer nicht?',
      [],
      'Beschreibe ein Problem: „… funktioniert nicht“ oder „Es ist zu …“.',
      'Die Heizung funktioniert nicht, und es ist zu kalt zum Schlafen.',
      {
        other_wordings: ['Was ist denn los in Ihrem Zimmer?', 'Erzählen Sie, was ist mit dem Zimmer?'],
        topics: [
          'laut|Lärm|kalt|warm|Dusche|Wasser|Heizung|Klimaanlage|Licht|Bett|riecht|stinkt|*schmutzig|funktionier*|kaputt|WLAN|Fenster|Tür|Bad|Toilette|Nachbar*|schlafen|tropft|Matratze|Geruch|Internet|Lampe|dunkel|Handtuch|Handtücher|Insekt*|Krach|Musik|dreckig|Maus',
          'Geräusch*|Wasserhahn|Handtücher|Aussicht|Rauch|Kissen|Strom|Steckdose|Spinne*|Schlüssel*|hart|weich|ungemütlich|eng|Staub|Schimmel|Safe|Minibar|Feier|Party|Hochzeit|friere*|Grad|zu alt|alte Möbel|Haare im|Haare in|vor dem Fenster|zu klein|sehr klein|Fernseher geht|Fernseher funktion*',
          'der Fernseher|zu heiß|sehr heiß',
        ],
        reactions: [
          when('Heizung|kalt|friere*', [
            'Oje, bei minus acht Grad draußen ist das wirklich schlimm.',
            'Ohne Heizung, und das mitten im Winter! Das tut mir leid.',
            'Das darf im Januar wirklich nicht passieren. Es tut mir sehr leid.',
          ]),
          when('zu heiß|sehr heiß|Klimaanlage|warm', 'Viel zu warm also, da kann kein Mensch schlafen.'),
          when('laut|Lärm|Nachbar*|Krach|Musik|Party', [
            'Oje, das muss die Hochzeit im zweiten Stock sein.',
            'Das tut mir leid, ausgerechnet heute feiert hier eine Hochzeit.',
          ]),
          when(
            'tropft|Wasser|Dusche|Toilette|Bad|feucht',
            'Mit dem Wasser haben wir in dem alten Haus leider öfter Ärger.',
          ),
          when(
            '*schmutzig|riecht|stinkt|Geruch|dreckig|Insekt*|Spinne*|Maus',
            'Um Himmels willen! Das darf bei uns nicht passieren.',
          ),
          when('Bett|Matratze|Kissen', 'Ein schlechtes Bett ist das Schlimmste in einem Hotel.'),
          when(
            'WLAN|Internet|Fernseher geht|der Fernseher|Licht|Lampe|dunkel|kaputt|funktioniert',
            'Die Technik, immer in der Nacht! Das tut mir leid.',
          ),
          when('beschwer*|Beschwerde|Problem', 'Natürlich, ich höre Ihnen zu. Was ist denn das Problem?', {
            goes_to: 'stay',
          }),
          on('dont_know', 'Ganz in Ruhe. Ist es zu kalt, zu laut, oder ist etwas kaputt?', { goes_to: 'stay' }),
          on('joke', 'Ein Gespenst? Das kostet bei uns extra! Und was stimmt wirklich nicht?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Seit wann ist das so, und haben Sie schon etwas versucht?',
      [
        'seit|Nachmittag|angekommen|Ankunft|versucht|probiert|ja|nein|aufgedreht|zugemacht|geöffnet|gedreht|Anfang|Minuten|geklopft|angerufen|*geschaltet|gebeten|gesprochen|gesagt|*nichts|Decke*|gerade|gewartet|schon immer|die ganze|schon gestern|Tagen|eine* Stunde|heute Morgen|heute früh|am Abend|Stunden',
      ],
      'Sag, seit wann, und was du schon gemacht hast.',
      'Seit heute Nachmittag. Ich habe sie schon ganz aufgedreht, aber es passiert nichts.',
      {
        other_wordings: [
          'Wann hat das angefangen, und was haben Sie schon probiert?',
          'Wie lange geht das schon so? Und konnten Sie selbst schon etwas machen?',
        ],
        reactions: [
          when(
            'geklopft|gebeten|gesprochen|gesagt|beschwert',
            'Sie haben also schon höflich gefragt. Mehr kann man nicht tun.',
          ),
          when(
            'noch *nichts|*nichts gemacht|*nichts versucht|nicht versucht|nicht probiert',
            'Das müssen Sie auch nicht, dafür bin ich ja da.',
          ),
          when(
            [
              'Nachmittag|Ankunft|angekommen|Anfang|# Stunden|eine* Stunde|halbe* Stunde',
              '*gedreht|versucht|probiert|geöffnet|zugemacht|*geschaltet|gedrückt',
            ],
            [
              'Die ganze Zeit schon, und Sie haben alles probiert. Das ist ärgerlich.',
              'So lange schon! Sie hätten ruhig früher kommen dürfen.',
              'Das ist lange, und Sie haben getan, was Sie konnten.',
            ],
          ),
          when(
            '*gedreht|versucht|probiert|geöffnet|zugemacht|*geschaltet|gedrückt|Decke*',
            'Danke, dass Sie es selbst versucht haben.',
          ),
          when(
            'Nachmittag|Ankunft|angekommen|Anfang|# Stunden|eine* Stunde|halbe* Stunde|die ganze Zeit|den ganzen Tag',
            'So lange schon! Sie hätten ruhig früher kommen dürfen.',
          ),
          when('Minuten|gerade|gestern Abend|am Abend', 'Gut, dass Sie sofort heruntergekommen sind.'),
          on('no', 'Das müssen Sie auch nicht, dafür bin ich ja da.'),
          on('dont_know', 'Ungefähr genügt mir. War es schon so, als Sie angekommen sind?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Gibt es noch etwas, womit Sie nicht zufrieden sind?',
      [],
      'Nenne noch ein Problem, oder sag, dass es das einzige ist.',
      'Ja, die Nachbarn machen so viel Lärm, dass ich nicht schlafen kann.',
      {
        other_wordings: [
          'Ist das alles, oder stört Sie noch etwas?',
          'Damit ich alles weiß: Fehlt sonst noch etwas, oder stört Sie etwas?',
        ],
        topics: [
          'laut|Lärm|Nachbar*|Krach|Party|Tür*|Aufzug|kalt|heiß|warm|Heizung|Klimaanlage|Luft',
          'Dusche|Bad*|Toilette|Handtuch|Handtücher|Seife|Bett*|Matratze|Kissen|Decke*|Schrank|Lampe|Licht|dunkel|WLAN|Internet|Fenster|Vorhang|Teppich|Schlüssel|Balkon|Steckdose|Minibar|Föhn|Telefon',
          '*schmutzig|sauber|riecht|stinkt|Geruch|Insekt*|Spinne*|Staub|eng|kaputt|funktionier*|tropft|fehlt|fehlen|schlafen|Aussicht|Frühstück|Service|Personal|unfreundlich|Preis',
          '*nichts|alles|sonst|nur das|einzige*|reicht|genug|zufrieden|in Ordnung|noch ein|ein Hund|Kinder schreien|Kinder laut|zu klein|zu alt|zu teuer|das Wasser|kein Wasser|kaltes Wasser|die Straße|Haare im|Haare in|das Essen|der Fernseher|Zimmer ist|Zimmermädchen|*service',
          'geputzt|putzen|sauber gemacht|enttäuscht|Enttäuschung',
        ],
        reactions: [
          when('das ist alles|sonst *nichts|nur das|einzige*|sonst alles|*nichts mehr|reicht schon|genügt', [
            'Gut, dann kümmern wir uns um das eine.',
            'Eins ist auch genug, da haben Sie recht.',
          ]),
          when('laut|Lärm|Nachbar*|Krach|Party', [
            'Die Hochzeit! Ich rufe gleich oben an, dass sie leiser feiern sollen.',
            'Das verstehe ich, um zehn Uhr sollte Ruhe sein.',
            'Das höre ich heute Abend schon zum dritten Mal.',
          ]),
          when('das Wasser|kein Wasser|Dusche|Bad*|Toilette|tropft', 'Das auch noch! Ich schreibe es gleich auf.'),
          when(
            '*schmutzig|riecht|stinkt|Geruch|Staub|Haare im|Haare in|Insekt*|Spinne*',
            'Das ist mir wirklich unangenehm.',
          ),
          when('Bett*|Matratze|Kissen|Decke*|Handtuch|Handtücher', 'Dafür finden wir eine Lösung, das verspreche ich.'),
          when(
            'WLAN|Internet|der Fernseher|Licht|Lampe|kaputt|funktionier*',
            'Die Technik auch noch! Ich schreibe alles auf.',
          ),
          when('zu teuer|Preis|Aussicht|zu klein|zu alt', 'Das kann ich verstehen, ändern kann ich es leider nicht.'),
          on('no', ['Gut, dann kümmern wir uns um das eine.', 'Eins ist auch genug, da haben Sie recht.']),
          on('dont_know', 'Denken Sie an das Bad, das Bett oder den Lärm: War dort alles in Ordnung?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Mein Kollege, der so etwas repariert, kommt erst morgen früh um sieben. Würde Ihnen das helfen?',
      [
        'nein|spät|jetzt|leider|ja|helfen|hilft|okay|ok|sofort|möglich|warten|Problem|nicht gut|müde|Termin|reicht|unmöglich|abreisen|Geduld|in Ordnung|niemals|sieben|erst|noch heute|heute noch|heute Nacht|zu früh|muss früh|sehr gut|ist gut|so lange|zu lange|so kalt|zu kalt|die Nacht|diese Nacht',
      ],
      'Sag, ob dir das reicht, und warum.',
      'Das ist leider zu spät, weil ich heute Nacht schlafen muss.',
      {
        other_wordings: [
          'Leider ist um diese Zeit niemand da, der sich darum kümmern kann, erst wieder morgen um sieben. Wäre das in Ordnung für Sie?',
          'Ich habe gerade telefoniert: Vor morgen früh um sieben kann niemand kommen. Hilft Ihnen das?',
        ],
        reactions: [
          when(
            'kein Problem|in Ordnung|einverstanden|das hilft|reicht mir|passt schon',
            'Sie haben viel Verständnis, danke. Trotzdem sollen Sie heute Nacht gut schlafen.',
          ),
          when(
            'nicht schlafen|schlafen kann|muss schlafen|diese Nacht|heute Nacht|müde|noch heute|heute noch|heute Nacht',
            [
              'Natürlich, Sie brauchen ja jetzt Ihren Schlaf.',
              'Da haben Sie recht, die Nacht wäre dann vorbei.',
              'Sie haben recht, ohne Schlaf geht es nicht.',
            ],
          ),
          when('Termin|abreisen|arbeiten|früh aufstehen|weg', 'Dann hilft es Ihnen morgen natürlich nichts mehr.'),
          when(
            'sofort|jetzt|unmöglich|auf keinen Fall|niemals|frech*',
            'Ich verstehe Ihren Ärger. Lassen Sie mich überlegen.',
          ),
          when('spät|so lange|zu lange|leider', 'Das dachte ich mir. Ich habe aber noch eine Idee.'),
          on('no', 'Das dachte ich mir. Ich habe aber noch eine Idee.'),
          on('yes', 'Sie haben viel Verständnis, danke. Trotzdem sollen Sie heute Nacht gut schlafen.'),
          on('dont_know', 'Dann frage ich anders: Können Sie in dem Zimmer so schlafen?', { goes_to: 'stay' }),
          when('bleibt mir|anderes übrig|bis dahin|muss los|schon los|keine Wahl', [
            'Ich verstehe Sie sehr gut.',
            'Das ist wirklich unangenehm, ich weiß.',
          ]),
        ],
      },
    ),
    step(
      'Ich hätte noch ein anderes Zimmer, aber es ist kleiner und ohne Aussicht. Oder Sie bleiben, und ich bringe Ihnen Heizlüfter, Decken und Ohrstöpsel. Was ist Ihnen lieber?',
      [],
      'Entscheide dich, und gib einen Grund.',
      'Ich wechsle lieber das Zimmer, weil ein Heizlüfter laut ist.',
      {
        other_wordings: [
          'Zwei Dinge kann ich Ihnen anbieten: ein kleineres Zimmer ohne Aussicht, oder Sie bekommen Heizlüfter, Decken und Ohrstöpsel. Was möchten Sie?',
          'Was wäre besser für Sie: in ein kleineres Zimmer ohne Aussicht zu wechseln, oder zu bleiben, mit Heizlüfter, Decken und Ohrstöpseln?',
        ],
        topics: [
          '*zimmer|kleiner*|andere*|Heizlüfter|Decke*|lieber|wechs*|erste*|zweite*|beides|keins|nehme|Aussicht|Ohrstöpsel|bleibe*|umziehen|egal|*nichts von beiden|ruhig*|besser|Upgrade|Suite|größer*|bleiben',
          'ziehe um|umziehen|ziehe|Ruhe|nach oben|nach unten|im ersten|neue Zimmer|zu kalt|warmes Zimmer|gut schlafen',
        ],
        reactions: [
          when(
            'keins|*nichts von beiden|beides nicht|keins von beiden|Suite|größer*|Upgrade',
            'Wissen Sie was? Das Familienzimmer ist noch frei. Das gebe ich Ihnen.',
          ),
          when(
            'nicht wechs*|bleibe*|bleiben|Heizlüfter und Decke*|nicht umziehen',
            'Gut, dann bringe ich Ihnen gleich alles nach oben.',
          ),
          when('wechs*|andere* Zimmer|kleiner*|umziehen|erste*|ruhig*|neue* Zimmer', [
            'Gern, ich helfe Ihnen gleich mit dem Gepäck.',
            'Gut, hier ist der neue Schlüssel.',
            'Eine gute Wahl. Dort haben Sie wenigstens Ihre Ruhe.',
          ]),
          when('Ohrstöpsel|Decke*|Heizlüfter|zweite*', 'Gut, dann bringe ich Ihnen gleich alles nach oben.'),
          when('egal|beides', 'Dann gebe ich Ihnen das andere Zimmer, und die Decken bekommen Sie auch.'),
          when('Aussicht', 'Die Berge sehen Sie morgen beim Frühstück.'),
          on('dont_know', 'Was ist Ihnen heute Nacht wichtiger, Ruhe und Wärme oder die Aussicht?', {
            goes_to: 'stay',
          }),
          on('joke', 'Mein Sessel hier an der Rezeption ist leider schon besetzt! Lieber wechseln oder bleiben?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Und was wäre Ihrer Meinung nach angemessen für den Ärger?',
      [
        'Rabatt|Geld|Preis|Frühstück|kostenlos*|umsonst|gratis|zahlen|bezahlen|weniger|Nacht|*nichts|Entschuldigung|Essen|Prozent|billiger|günstiger|Kaffee|erstatt*|zurück|Gutschein|10|20|50|Hälfte|Wein|Euro|Massage|Sauna|Upgrade|entschuldigen|Abendessen|Nachlass|Getränk*|nicht nötig|Flasche',
      ],
      'Sag, was du erwartest: „Angemessen wäre …“.',
      'Angemessen wäre ein Rabatt oder ein kostenloses Frühstück.',
      {
        other_wordings: [
          'Sie hatten wirklich Ärger mit uns. Was würden Sie sich dafür wünschen?',
          'Ich möchte das gern wiedergutmachen. Was fänden Sie angemessen?',
        ],
        reactions: [
          when(
            ['Rabatt|Prozent|Nachlass|weniger|billiger|günstiger', 'Frühstück'],
            [
              'Zehn Prozent weniger und das Frühstück dazu, damit bin ich einverstanden.',
              'Ein Nachlass von zehn Prozent und ein Frühstück, das ist nur fair.',
              'Beides zusammen? Gut, zehn Prozent und das Frühstück gehen auf uns.',
            ],
          ),
          when(
            'nicht zahlen|*nichts zahlen|*nichts bezahlen|ganze Nacht|ganze* Geld|alles zurück|umsonst schlafen|kostenlose Nacht|gratis Nacht',
            'Die ganze Nacht darf ich leider nicht schenken. Aber die Hälfte und das Frühstück, das verspreche ich Ihnen.',
          ),
          when(
            'nicht nötig|brauche *nichts|*nichts|Entschuldigung|entschuldigen|nur schlafen|nur Ruhe|meine Ruhe',
            'Sie sind sehr großzügig! Das Frühstück bekommen Sie trotzdem von uns.',
          ),
          when('Frühstück|Abendessen|Essen', [
            'Das Frühstück geht natürlich auf uns.',
            'Sehr gern, und die Semmeln sind frisch.',
          ]),
          when('Rabatt|Prozent|Nachlass|billiger|günstiger|weniger|Hälfte', [
            'Zwanzig Prozent kann ich Ihnen sofort geben.',
            'Ein Rabatt, das ist nur gerecht.',
          ]),
          when('Geld|zurück|erstatt*|Euro|10|20|30|50|100', 'Dreißig Euro kann ich Ihnen gleich zurückgeben.'),
          when(
            'Wein|Getränk*|Kaffee|Sauna|Massage|Gutschein|Spa|Flasche|Upgrade|auschecken|länger bleiben|später abreisen',
            'Das ist eine gute Idee, und das mache ich gern.',
          ),
          on('dont_know', 'Wäre ein Rabatt etwas, oder lieber ein Frühstück?', { goes_to: 'stay' }),
          on('joke', 'Das Hotel kann ich Ihnen leider nicht schenken! Was wäre denn wirklich angemessen?', {
            goes_to: 'stay',
          }),
          on('no', 'Sie sind sehr großzügig! Das Frühstück bekommen Sie trotzdem von uns.'),
        ],
      },
    ),
    step(
      'Damit ich nichts vergesse: Was haben wir jetzt vereinbart?',
      [],
      'Fass zusammen: „Sie …, und ich …“.',
      'Ich wechsle jetzt das Zimmer, und das Frühstück morgen ist kostenlos.',
      {
        other_wordings: [
          'Ich schreibe es für die Direktorin auf: Worauf haben wir uns geeinigt?',
          'Sagen Sie es mir bitte noch einmal kurz: Was machen wir jetzt?',
        ],
        topics: [
          '*zimmer|wechs*|bleibe*|gebe*|Heizlüfter|Decke*|Ohrstöpsel|Schlüssel|umziehe*|Gepäck|bringen|andere*|helfen',
          'Frühstück|kostenlos*|gratis|umsonst|Rabatt|Prozent|Geld|Preis|zahle*|bezahle*|zurück|erstatt*|Hälfte|weniger|Gutschein|Wein|Sauna|Entschuldigung',
          'vereinbart|geeinigt|abgemacht|sieben|Kollege|Techniker|repar*|leiser|anrufen|Direktorin|*nichts|ich bekomme|Sie bekommen|kommt morgen|kommt der|# Euro|gratis Essen|die Nachbarn|eine Nacht|die Nacht|heute Nacht',
          'Mann|Kollegin|Handwerker|umziehen|kommt um',
        ],
        reactions: [
          when(
            [
              '*zimmer|wechs*|Heizlüfter|Decke*|bleibe*',
              'Frühstück|kostenlos*|Rabatt|Prozent|Geld|gratis|Hälfte|weniger|Gutschein',
            ],
            ['Genau so machen wir es.', 'Richtig, so steht es jetzt auch im Buch.', 'Ja, so haben wir es besprochen.'],
          ),
          when('wechs*|andere* Zimmer|Schlüssel|umziehe*', 'Genau, und ich trage Ihnen den Koffer.'),
          when(
            'Frühstück|Rabatt|Prozent|Geld|kostenlos*|gratis|Hälfte',
            'Richtig, das sage ich auch meiner Kollegin von der Früh.',
          ),
          when('Heizlüfter|Decke*|Ohrstöpsel|bringen', 'Genau, das bringe ich Ihnen sofort.'),
          on('dont_know', 'Fangen wir mit heute Nacht an: Wo schlafen Sie?', { goes_to: 'stay' }),
          on('joke', 'Das schreibe ich lieber nicht auf! Was haben wir wirklich ausgemacht?', { goes_to: 'stay' }),
          when('*nichts', 'Nicht ganz nichts! Denken Sie an heute Nacht und an morgen früh. Was machen wir?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Einen Moment, das Telefon … Jetzt beschwert sich Zimmer zwölf auch schon! Gibt es bei Ihnen noch etwas, womit Sie nicht zufrieden sind?',
    ),
    twist(
      5,
      'Gerade hat jemand abgesagt! Ich hätte also ein anderes Zimmer, kleiner und ohne Aussicht. Oder Sie bleiben, mit Heizlüfter, Decken und Ohrstöpseln. Was ist Ihnen lieber?',
    ),
    twist(
      7,
      'Jetzt ist auch noch mein Stift kaputt, so eine Nacht! Sagen Sie es mir bitte noch einmal: Was haben wir vereinbart?',
    ),
  ],
  starters: [
    'Guten Abend. Ich habe leider ein Problem mit meinem Zimmer.',
    'Entschuldigung, können Sie mir helfen?',
    'Guten Abend, ich möchte mich beschweren.',
  ],
  opening_message: 'Guten Abend. Ich bin der Nachtportier und helfe Ihnen gern.',
  closing_message: 'Danke für Ihre Geduld, und jetzt schlafen Sie gut! Wenn etwas ist, ich bin die ganze Nacht hier.',
  correction: 'prompt',
})
