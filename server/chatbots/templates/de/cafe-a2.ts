import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const cafeA2 = template({
  id: 'cafe-a2',
  name: 'Im Café',
  language: 'de',
  level: 'A2',
  description: 'Bestell in einem kleinen Café etwas zu trinken und zu essen, und bezahl am Ende.',
  role: 'Bedienung in einem Café in Köln',
  partner_name: 'Lena',
  region: 'DE',
  scenario:
    'Es ist zehn Uhr am Vormittag, und im Café ist wenig los. Du bestellst an der Theke und suchst dir einen Platz. Bei der Bestellung geht etwas schief, aber das ist schnell in Ordnung.',
  goals: [
    'Ich kann höflich etwas bestellen.',
    'Ich kann sagen, wie ich etwas möchte.',
    'Ich kann sagen, dass etwas nicht stimmt.',
    'Ich kann um die Rechnung bitten und bezahlen.',
  ],
  grammar: ['Ich möchte … / Ich hätte gern …', 'Akkusativ: einen, eine, ein', 'mit und ohne'],
  vocabulary: words({
    'der Milchkaffee': 'ein Kaffee mit viel Milch',
    'das Kännchen': 'Kaffee oder Tee für zwei Tassen',
    'die Hafermilch': 'ein Getränk aus Hafer statt Milch',
    'die Schorle': 'Saft mit Mineralwasser',
    'das Stück': 'ein Teil von einem Kuchen',
    'der Apfelkuchen': 'ein Kuchen mit Äpfeln',
    'das belegte Brötchen': 'ein Brötchen mit Käse oder etwas anderem',
    'zum Hieressen': 'man bleibt im Café',
    'zum Mitnehmen': 'man isst oder trinkt es woanders',
    bestellen: 'sagen, was man essen oder trinken möchte',
    'die Rechnung': 'der Zettel mit dem Preis',
    'die Karte': 'damit bezahlt man ohne Bargeld',
  }),
  facts: [
    fact(
      'Was kostet ein Kaffee?',
      [
        'kostet|kosten|Preis*|teuer|wie viel|wieviel',
        '*kaffee|*tee|trinken|Getränk*|*saft|Kakao|*schokolade|Cappuccino',
      ],
      'Ein heißes Getränk kostet drei Euro achtzig, ein Saft drei Euro zwanzig.',
    ),
    fact(
      'Was kostet der Kuchen?',
      ['kostet|kosten|Preis*|teuer|wie viel|wieviel', '*kuchen|*brötchen|Stück|essen'],
      'Ein Stück Kuchen oder ein Brötchen kostet vier Euro sechzig.',
    ),
    fact(
      'Was kostet das zusammen?',
      'kostet|kosten|macht das|Preis*|teuer|bezahlen muss|wie viel|wieviel',
      'Ein heißes Getränk kostet drei Euro achtzig, und ein Kuchen oder ein Brötchen vier Euro sechzig.',
    ),
    fact(
      'Haben Sie etwas ohne Milch oder vegan?',
      'vegan|vegetarisch|Allergie|allergisch|laktosefrei|glutenfrei|Nüsse',
      'Der Apfelkuchen ist vegan, aber es sind Nüsse drin. Die Käsebrötchen sind vegetarisch.',
    ),
    fact('Was ist auf den Brötchen?', ['was|womit|welche*', '*brötchen'], 'Käse mit Tomate, Schinken oder Ei.'),
    fact(
      'Welchen Kuchen haben Sie?',
      ['welche*|was für', '*kuchen|Torte*'],
      'Heute haben wir Apfelkuchen und Käsekuchen, beide ganz frisch.',
    ),
    fact(
      'Was gibt es zu essen?',
      ['was|welche*', 'essen|Essen|Frühstück|Hunger'],
      'Belegte Brötchen, Apfelkuchen und Käsekuchen.',
    ),
    fact(
      'Was haben Sie zu trinken?',
      ['was|welche*', 'trinken|Getränk*|*tee|*saft|Karte|haben Sie|gibt'],
      'Kaffee, Tee, Kakao, Apfelschorle, Orangensaft und Wasser.',
    ),
    fact(
      'Was können Sie empfehlen?',
      'empfehlen|empfehl*|am besten|besonders gut|Spezialität',
      'Ich nehme immer einen Milchkaffee und ein Stück Apfelkuchen. Leider zu oft!',
    ),
    fact(
      'Backen Sie den Kuchen selbst?',
      'backen|backt|bäckt|gebacken|selbst gemacht|selbstgemacht|hausgemacht|frisch',
      'Meine Oma backt ihn jeden Morgen um fünf. Ich darf nur probieren.',
    ),
    fact(
      'Haben Sie WLAN?',
      'WLAN|Wifi|Wi-Fi|Internet|Passwort',
      'Ja, das WLAN heißt „Rhein“, und das Passwort ist „apfelkuchen“.',
    ),
    fact('Wo ist die Toilette?', 'Toilette*|WC|Klo|Hände waschen', 'Die Toilette ist hinten rechts, neben der Küche.'),
    fact(
      'Bis wann haben Sie geöffnet?',
      'geöffnet|offen|schließen|schließt|Öffnungszeiten|wie lange offen',
      'Wir haben jeden Tag von acht bis sechs offen, nur montags nicht.',
    ),
    fact(
      'Kann ich hier mein Handy laden?',
      'Steckdose|Handy laden|aufladen|Strom|Akku',
      'Am Fenster ist eine Steckdose, die können Sie gern benutzen.',
    ),
    fact('Darf mein Hund mit?', '*hund', 'Hunde dürfen gern mit ins Café. Ich bringe Wasser für ihn.'),
    fact(
      'Wie heißen Sie?',
      'wie heißen|wie heißt|Ihr Name|dein Name|wer sind Sie|wer bist du',
      'Ich bin die Lena. Schön, dass Sie da sind.',
    ),
    fact(
      'Woher kommen Sie?',
      ['woher|wo', 'Sie|du', 'kommen|kommst|her|geboren|wohnen|wohnst'],
      'Ich komme aus Köln. Ich bin hier gleich um die Ecke geboren.',
    ),
    fact(
      'Wie lange arbeiten Sie schon hier?',
      ['wie lange|seit wann', 'arbeiten|arbeitest|hier|Café'],
      'Seit vier Jahren. Das Café gehört meiner Oma.',
    ),
    fact(
      'Arbeiten Sie gern hier?',
      ['gern*|gefällt|mögen|magst|Spaß', 'Arbeit*|hier|Job|Café'],
      'Ja, sehr! Nur das frühe Aufstehen ist nicht so schön.',
    ),
    fact(
      'Wie geht es Ihnen?',
      'wie geht|geht es Ihnen|geht es dir|wie gehts',
      'Danke, sehr gut. Heute ist ein schöner, ruhiger Vormittag.',
    ),
    fact(
      'Wie ist das Wetter in Köln?',
      'Wetter|Regen|regnet|Sonne',
      'In Köln regnet es oft, aber heute haben wir Glück.',
    ),
    fact(
      'Ist der Dom weit von hier?',
      'Dom|Bahnhof|Haltestelle|Straßenbahn|Museum|Rhein|weit',
      'Der Rhein ist gleich hinter dem Haus, und bis zum Dom gehen Sie zehn Minuten.',
    ),
  ],
  steps: [
    step(
      'Was darf ich Ihnen zu trinken bringen?',
      [
        '*kaffee|*tee|Cappuccino|Espresso|Kakao|*schokolade|*saft|*wasser|*schorle|Limo|Limonade|*milch|Cola|Fanta|Sprite|Spezi|Latte|Macchiato|Tasse|Kännchen|Glas|*nichts|dasselbe|das Gleiche|egal|Smoothie|Getränk|Durst|Sprudel|Leitungswasser|Mokka',
      ],
      'Nenne ein Getränk: „Ich hätte gern …“ oder „Einen …, bitte“.',
      'Ich hätte gern einen Milchkaffee, bitte.',
      {
        other_wordings: ['Was möchten Sie heute trinken?', 'Fangen wir mit dem Getränk an. Was hätten Sie gern?'],
        reactions: [
          when(
            'Bier|Kölsch|Wein|Sekt|Wodka|Schnaps|Whisky',
            'Um zehn Uhr am Vormittag? Das haben wir leider nicht. Lieber einen Kaffee, einen Tee oder einen Saft?',
            { goes_to: 'stay' },
          ),
          when('*schokolade|Kakao|etwas Warmes|was Warmes|Schoki|Warmes', [
            'Kakao! Genau das Richtige heute.',
            'Unser Kakao ist schön heiß.',
          ]),
          when('*kaffee|Cappuccino|Espresso|Latte|Macchiato|Mokka', [
            'Ein Kaffee, gern. Die Maschine ist schon warm.',
            'Kaffee am Vormittag, das brauche ich auch.',
            'Kommt sofort. Kaffee machen kann ich am besten.',
          ]),
          when('*nichts|kein Durst|keinen Durst', 'Dann bringe ich Ihnen ein Glas Wasser. Das kostet nichts.'),
          when(
            '*saft|*schorle|Limo|Limonade|Cola|Fanta|Sprite|Spezi|Smoothie|was Kaltes|etwas Kaltes|Kohlensäure|Kaltes',
            ['Etwas Kaltes, gute Idee.', 'Schön frisch, direkt aus dem Kühlschrank.'],
          ),
          when('*wasser|Sprudel', 'Ein Wasser, gern.'),
          when('*tee', ['Ein Tee, gern. Das Wasser kocht schon.', 'Tee trinke ich auch am liebsten.']),
          on('no', 'Gar nichts? Auch keinen Tee und kein Glas Wasser?', { goes_to: 'stay' }),
          on('dont_know', 'Kein Problem, wir haben Zeit. Trinken Sie lieber Kaffee oder Tee?', { goes_to: 'stay' }),
          on('joke', 'Sie haben gute Laune! Aber das steht nicht auf der Karte. Kaffee, Tee oder Saft?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Möchten Sie etwas dazu, zum Beispiel Milch, Zucker, Zitrone oder Eis?',
      [
        'nein|ja|nee|beides|Süßstoff|bisschen|wenig|Löffel|normal|egal|mit viel|nicht viel|nicht so viel|nur so|nur mit|nur ein|kalt bitte|bitte kalt|eiskalt|heiß bitte|schön heiß|mit allem|alles bitte|alle drei',
      ],
      'Sag, was du möchtest, oder benutze „ohne“.',
      'Mit Hafermilch und ohne Zucker, bitte.',
      {
        other_wordings: [
          'Und was möchten Sie dazu: Milch, Zucker, Zitrone, Eis?',
          'Wie hätten Sie es gern: mit Milch, Zucker, Zitrone oder Eis?',
        ],
        reactions: [
          when('Hafermilch|Hafer|Sojamilch|Soja|Mandelmilch', [
            'Haben wir da. Viele Gäste nehmen das.',
            'Gern, das haben wir natürlich da.',
            'Ja, das haben wir. Schmeckt auch sehr gut.',
          ]),
          when(['*milch|*sahne', 'ohne Zucker|kein* Zucker|nicht süß'], 'Mit Milch, aber ohne Zucker. Genau wie ich!'),
          when('pur|schwarz|*nichts|weder|einfach so|ohne alles|ohne|wie er ist|wie es ist|so wie', [
            'Ganz einfach, das geht schnell.',
            'Dann bleibt alles, wie es ist.',
          ]),
          when(
            'keine Milch|keinen Zucker|kein Eis|kein Zucker|keine Zitrone|Laktose|vertrage|Diabetiker*|Diabetes',
            'Gut, das lasse ich weg.',
          ),
          when(['*milch|*sahne', '*zucker|Honig'], 'Mit beidem! Sie mögen es süß.'),
          when('*zucker|Honig|Sirup|süß|*sahne|Zimt', [
            'Sie mögen es süß. Das verstehe ich gut!',
            'Etwas Süßes am Vormittag ist immer gut.',
          ]),
          when('Zitrone*|Eis|Eiswürfel', 'Schön frisch. Das mache ich gleich.'),
          when('*milch', [
            'Mit Milch, gern. Sie kommt von einem Bauernhof hier in der Nähe.',
            'Ein bisschen Milch, gern.',
          ]),
          on('no', ['Ganz einfach, das geht schnell.', 'Dann bleibt alles, wie es ist.']),
          on('dont_know', 'Die meisten nehmen ein bisschen Milch. Möchten Sie das auch?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Und möchten Sie auch etwas essen? Wir haben belegte Brötchen, Apfelkuchen und Käsekuchen.',
      [
        '*brötchen|*kuchen|Stück|Croissant|*suppe|*brot|Brezel|*salat|Käse|Keks|Torte|Toast|Ei|Schinken|satt|*nichts|nein|nee|ja|Hunger|hungrig|beides|beide|gegessen|Muffin|Pizza|essen|Tomate|Waffel*|danke|später bitte|nur trinken|nur Kaffee|nur Getränk|nur etwas|nur ein|nur eine|nur einen|nur das',
      ],
      'Wähle etwas aus, oder sag höflich Nein.',
      'Ja, ein Stück Apfelkuchen, bitte.',
      {
        other_wordings: [
          'Haben Sie auch Hunger? Es gibt belegte Brötchen, Apfelkuchen und Käsekuchen.',
          'Und etwas zu essen? Ein belegtes Brötchen, Apfelkuchen oder Käsekuchen?',
        ],
        reactions: [
          when(
            '*nichts|keinen Hunger|kein Hunger|nicht hungrig|satt|schon gegessen|gefrühstückt|nein danke|vielleicht später|später vielleicht|später noch|nur trinken|Diät|abnehmen',
            ['In Ordnung, dann nur das Getränk.', 'Kein Problem, vielleicht beim nächsten Mal.'],
          ),
          when(
            'Croissant|*suppe|Brezel|*salat|Keks|Torte|Toast|Muffin|Pizza|Burger|Pommes|Döner|Schnitzel|Waffel*',
            'Das haben wir heute leider nicht. Ich bringe Ihnen ein kleines Stück Kuchen zum Probieren, das kostet nichts.',
          ),
          when(['*kuchen', '*brötchen'], 'Beides! Sie haben wirklich Hunger.'),
          when('Apfelkuchen|Äpfeln', [
            'Der ist noch warm, meine Oma hat ihn heute gebacken.',
            'Den esse ich auch am liebsten.',
            'Da haben Sie Glück, es sind nur noch drei Stück da.',
          ]),
          when('Käsekuchen', [
            'Der Käsekuchen ist ganz leicht. Gute Wahl!',
            'Davon ist nur noch ein Stück da. Sie haben Glück!',
          ]),
          when('*kuchen|Stück', 'Den hat meine Oma heute Morgen gebacken.'),
          when('*brötchen|*brot|Käse|Schinken|Ei|Magen knurrt|Magen', [
            'Ein Brötchen, gern. Es ist noch warm.',
            'Gern, das mache ich Ihnen ganz frisch.',
          ]),
          on('no', ['In Ordnung, dann nur das Getränk.', 'Kein Problem, vielleicht beim nächsten Mal.']),
          on('dont_know', 'Ich empfehle den Apfelkuchen. Möchten Sie ein Stück?', { goes_to: 'stay' }),
          on('joke', 'Das möchte ich sehen! Aber wir haben nur Brötchen und Kuchen. Was nehmen Sie?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
    step(
      'Ist das zum Hieressen oder zum Mitnehmen? Am Fenster ist noch ein Tisch frei.',
      [
        'hier|sitze*|setze*|draußen|drinnen|Tisch|to go|Büro|Tüte|Platz|beides|ja|nein|eilig|gehe gleich|muss gehen|gehe los|gehe weiter|gehe wieder|gehe jetzt|muss weg|zum Zug|mein Zug|im Zug|zum Bus|mein Bus|im Bus|zur Bahn|in der Bahn|für zu Hause|zu Hause essen|das erste|das zweite|einpacken|packen',
      ],
      'Sag, ob du bleibst oder gehst.',
      'Zum Hieressen, bitte. Ich sitze gern am Fenster.',
      {
        other_wordings: [
          'Möchten Sie hier am Fenster sitzen, oder nehmen Sie alles mit?',
          'Bleiben Sie hier bei uns am Fenster, oder ist das zum Mitnehmen?',
        ],
        reactions: [
          when('nicht mitnehmen|nicht zum Mitnehmen|nicht to go', 'Dann bleiben Sie, so lange Sie möchten.'),
          when('mitnehmen|nehme mit|to go|unterwegs|nach Hause|nachhause|Büro|Tüte|muss los|eilig', [
            'Zum Mitnehmen, gern. Einen Moment, ich packe alles ein.',
            'Sie haben es eilig, das verstehe ich. Es dauert nicht lange.',
          ]),
          when(
            'draußen|Terrasse|im Garten|in den Garten|in der Sonne',
            'Draußen ist es ein bisschen kalt, aber die Sonne scheint.',
          ),
          when('Fenster', [
            'Der Tisch am Fenster gehört Ihnen. Von dort sehen Sie den Rhein.',
            'Am Fenster ist es am schönsten.',
            'Schön, da haben Sie Sonne und sehen den Rhein.',
          ]),
          when('hier|bleibe*|sitze*|setze*|drinnen|Hieressen|Tisch|Platz', [
            'Schön! Setzen Sie sich, wohin Sie möchten.',
            'Gern. Heute ist viel Platz.',
          ]),
          on('dont_know', 'Draußen regnet es ein bisschen, und hier ist es warm. Möchten Sie sich setzen?', {
            goes_to: 'stay',
          }),
          on('yes', 'Dann setzen Sie sich ruhig an den Tisch am Fenster.'),
          on('no', 'Dann packe ich Ihnen alles ein.'),
          when('Becher|zu zweit|zu dritt|habe Zeit|hab Zeit|habe es eilig|unterwegs|muss los|Mittagspause', [
            'Gern, wie Sie möchten.',
            'In Ordnung.',
          ]),
        ],
      },
    ),
    step(
      'So, bitte schön. Oh, Moment, das ist ja für einen anderen Gast! Was hatten Sie bestellt?',
      [
        'bestellt|wollte|*kaffee|*tee|Cappuccino|Espresso|Latte|Kakao|*schokolade|*saft|*wasser|*schorle|Limonade|Cola|*kuchen|*brötchen|Stück|falsch|Getränk|dasselbe|*nichts|*milch|Fanta|Sprite|Spezi|gesagt|Käse|zu essen|zu trinken|nur ein|nur eine|nur einen|nur den|nur das|meine Bestellung',
      ],
      'Sag noch einmal, was du bestellt hast: „Ich habe … bestellt.“',
      'Ich habe einen Milchkaffee und ein Stück Apfelkuchen bestellt.',
      {
        other_wordings: [
          'Hier ist Ihre Bestellung. Oh nein, das ist für den Herrn hinter Ihnen! Was hatten Sie denn bestellt?',
          'Bitte sehr. Hm, vier Tassen Tee? Das stimmt nicht, oder? Was hatten Sie bestellt?',
        ],
        reactions: [
          when(
            ['*kaffee|Cappuccino|Espresso|Latte', '*kuchen'],
            [
              'Kaffee und Kuchen, natürlich! Entschuldigen Sie bitte.',
              'Stimmt, der Kaffee und der Kuchen! Das tut mir leid.',
              'Ach ja, Kaffee und Kuchen! Heute bin ich wirklich durcheinander.',
            ],
          ),
          when(
            ['*tee|*saft|*wasser|*schorle|Kakao|*schokolade|Cola|*kaffee', '*kuchen|*brötchen'],
            [
              'Stimmt, etwas zu trinken und etwas zu essen. Das tut mir leid.',
              'Natürlich! Ich bin heute noch nicht ganz wach.',
            ],
          ),
          when('*kaffee|Cappuccino|Espresso|Latte', 'Der Kaffee, natürlich! Das tut mir leid.'),
          when('*tee', 'Der Tee, natürlich! Das tut mir leid.'),
          when('*kuchen|Stück', 'Der Kuchen, natürlich! Entschuldigen Sie bitte.'),
          when(
            '*saft|*schorle|*wasser|Cola|Limonade|Kakao|*schokolade',
            'Stimmt, jetzt weiß ich es wieder! Das tut mir leid.',
          ),
          when('*nichts', 'Nichts? Dann bekommen Sie von mir einen Kaffee, den bezahlen Sie natürlich nicht.'),
          on('dont_know', 'War es ein Kaffee, ein Tee oder etwas Kaltes?', { goes_to: 'stay' }),
          on('joke', 'Sehr lustig! Aber der andere Gast wartet. Was hatten Sie wirklich bestellt?', {
            goes_to: 'stay',
          }),
          when(
            'gleiche wie|dasselbe wie|wie eben|wie vorhin|wie immer',
            'Stimmt, jetzt weiß ich es wieder. Entschuldigung!',
          ),
        ],
      },
    ),
    step(
      'Hier ist es. Ist jetzt alles in Ordnung?',
      [
        'ja|jetzt|gut|lecker|alles|Ordnung|perfekt|super|prima|stimmt|nein|nee|fehlt|schmeckt|wunderbar|danke|dank|okay|ok|toll|passt|besser|falsch|noch nicht|klar|schön|vergessen|heiß|Löffel|Gabel|Problem|ist kalt|zu kalt|leider kalt|ganz kalt|kalt geworden|schon kalt|kalter Kaffee|kalter Tee',
      ],
      'Sag, ob alles gut ist oder was noch fehlt.',
      'Ja, danke, jetzt ist alles in Ordnung.',
      {
        other_wordings: [
          'Jetzt habe ich es: Das ist für Sie. Ist alles richtig so?',
          'Noch einmal von vorn: Bitte schön. Stimmt jetzt alles?',
        ],
        reactions: [
          when('nicht kalt|kein Problem|nicht schlimm|macht *nichts', 'Sie sind sehr nett, danke.'),
          when(
            'ist kalt|zu kalt|leider kalt|ganz kalt|kalt geworden|schon kalt',
            'Kalt? Oje, ich mache Ihnen sofort etwas Heißes.',
          ),
          when('zu heiß', 'Dann warten Sie besser einen Moment. Ich bringe Ihnen ein Glas Wasser.'),
          when(
            ['Milch|Zucker|Zitrone|Eis', 'fehlt|kein*|ohne|vergessen|wo|noch'],
            'Das habe ich vergessen! Hier, bitte schön.',
          ),
          when('Löffel|Gabel|Serviette|Messer', 'Natürlich, hier bitte.'),
          when('falsch|fehlt|nicht meins|stimmt nicht|nicht richtig|nicht bestellt|vergessen|noch nicht', [
            'Oje! Ich bringe Ihnen sofort das Richtige.',
            'Das tut mir wirklich leid. Sie bekommen es sofort, und einen Keks dazu.',
          ]),
          on('no', ['Oje! Ich bringe Ihnen sofort etwas Neues.', 'Das tut mir wirklich leid. Ich tausche es sofort.']),
          when('lecker|schmeckt|perfekt|super|wunderbar|toll|prima', [
            'Das freut mich!',
            'Das sage ich meiner Oma, sie freut sich bestimmt.',
          ]),
          on('yes', [
            'Schön, das freut mich.',
            'Gut. Danke, dass Sie gewartet haben.',
            'Zum Glück! Das passiert mir sonst nie.',
          ]),
        ],
      },
    ),
    step(
      'Ich mache schon mal die Rechnung fertig. Wie möchten Sie zahlen?',
      [
        '*karte|bar|*handy|EC|Euro|Münze*|Bargeld|zusammen|Geld|Paypal|Apple Pay|stimmt so|Rechnung|Telefon|Gutschein|zehn|zwanzig|fünfzig|10|20|50|getrennt|Kleingeld|Visa|Schein|Scheine|Geldschein*|zahle später|bezahle später|Freund* bezahl*|Freund* zahl*|mit Uhr|Smartwatch|Rest|Trinkgeld|alles zusammen',
      ],
      'Sag, womit du bezahlst: „Mit …“ oder „bar“.',
      'Mit Karte, bitte. Und ich hätte gern die Rechnung.',
      {
        other_wordings: [
          'Und wie möchten Sie bezahlen, bar oder mit Karte?',
          'Ich habe gleich Feierabend und muss leider schon kassieren. Wie möchten Sie bezahlen?',
        ],
        reactions: [
          when(
            'Dollar*|Franken|Paypal|Gutschein',
            'Das geht bei uns leider nicht. Haben Sie vielleicht eine Karte oder ein paar Euro?',
            { goes_to: 'stay' },
          ),
          when(
            'kein Geld|Geld vergessen|Karte vergessen|Portemonnaie vergessen|Karte verloren|Geld verloren|Portemonnaie verloren|nicht genug',
            'Oje! Dann zahlen Sie einfach morgen. Das ist kein Problem.',
          ),
          when(
            ['*karte|EC|Handy|kontaktlos', 'Rechnung|Zettel|Beleg|Bon'],
            [
              'Bitte hier. So, das hat geklappt, und hier ist Ihre Rechnung.',
              'Einmal kurz hier dranhalten. Danke, und das ist Ihre Rechnung.',
              'Geht schnell. So, bezahlt, und hier ist der Bon für Sie.',
            ],
          ),
          when(
            '*handy|mit Uhr|Apple Pay|Google Pay|kontaktlos|Smartphone|Telefon',
            'Halten Sie es einfach hier hin. Danke, das hat geklappt.',
          ),
          when('keine Karte|nicht mit Karte', 'Dann bar, gern. Danke, und hier ist Ihr Wechselgeld.'),
          when('*karte|EC|Visa', [
            'Bitte hier stecken. Danke, das hat geklappt.',
            'Gern. So, schon fertig, und hier ist Ihre Rechnung.',
          ]),
          when('stimmt so|Trinkgeld', 'Oh, das ist sehr nett von Ihnen!'),
          when(
            'bar|Bargeld|Schein|Scheine|Münze*|Euro|Kleingeld|zehn|zwanzig|fünfzig|10|20|50|passend|Vater bezahlt|Vater zahlt|Mutter bezahlt|Mutter zahlt|Mann bezahlt|Frau bezahlt|Bruder bezahlt|Schwester bezahlt|Opa bezahlt|Oma bezahlt',
            ['Danke schön. Und hier ist Ihr Wechselgeld.', 'Sehr gut, Kleingeld brauche ich immer.'],
          ),
          on('dont_know', 'Die meisten zahlen mit Karte. Haben Sie eine Karte dabei?', { goes_to: 'stay' }),
          on('joke', 'Netter Versuch! Aber ich brauche leider richtiges Geld. Bar oder mit Karte?', {
            goes_to: 'stay',
          }),
        ],
      },
    ),
  ],
  twists: [
    twist(
      3,
      'Meine Oma bringt gerade einen Apfelkuchen aus der Küche, er ist noch warm! Es gibt auch Käsekuchen und belegte Brötchen. Möchten Sie etwas essen?',
    ),
    twist(
      4,
      'Gleich kommt eine Schulklasse, dann wird es laut! Am Fenster ist noch genau ein Tisch frei. Ist das zum Hieressen oder zum Mitnehmen?',
    ),
    twist(6, 'Hier ist es, und dazu gibt es einen Keks von mir, weil es mir so leidtut. Ist jetzt alles in Ordnung?'),
    twist(
      7,
      'Das Kartengerät war heute Morgen kaputt, aber jetzt geht es wieder. Sie können also wählen: Wie möchten Sie bezahlen?',
    ),
  ],
  starters: [
    'Guten Morgen! Ist dieser Tisch frei?',
    'Hallo, ich würde gern bestellen.',
    'Guten Tag! Was haben Sie heute?',
  ],
  opening_message: 'Guten Morgen und herzlich willkommen im Café am Rhein!',
  closing_message: 'Vielen Dank für Ihren Besuch, und einen schönen Tag noch! Hoffentlich bis bald.',
  correction: 'prompt',
})
