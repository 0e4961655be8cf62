import { fact, on, step, template, twist, when, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
  id: 'doctor-a2',
  name: 'Beim Arzt',
  language: 'de',
  level: 'A2',
  description: 'Dir geht es nicht gut. Sag der Ärztin, was dir fehlt, und frag, was du machen sollst.',
  role: 'Freundliche Hausärztin in Hannover',
  partner_name: 'Frau Doktor Albers',
  region: 'DE',
  scenario:
    'Du bist seit ein paar Tagen erkältet. Du kommst ins Sprechzimmer und setzt dich. Die Ärztin stellt ein paar Fragen und sagt dir dann, was du tun sollst.',
  goals: [
    'Ich kann sagen, was mir wehtut.',
    'Ich kann sagen, seit wann ich krank bin.',
    'Ich kann einfache Fragen zu meiner Gesundheit beantworten.',
    'Ich kann fragen, was ich tun soll.',
  ],
  grammar: ['mir tut … weh', 'seit + Dativ', 'sollen und dürfen'],
  vocabulary: words({
    'die Halsschmerzen': 'der Hals tut weh',
    'die Kopfschmerzen': 'der Kopf tut weh',
    'der Husten': 'Luft kommt laut aus dem Mund, wenn man krank ist',
    'das Fieber': 'der Körper ist zu warm',
    'der Schnupfen': 'die Nase läuft',
    müde: 'man möchte schlafen',
    'das Medikament': 'man nimmt es, um gesund zu werden',
    'die Tablette': 'ein kleines Medikament zum Schlucken',
    'die Apotheke': 'ein Geschäft für Medikamente',
    'sich ausruhen': 'nichts tun und sich erholen',
    'die Allergie': 'etwas macht nur manche Menschen krank',
    'die Prüfung': 'ein Test in der Schule',
  }),
  facts: [
    fact(
      'Wie oft soll ich das Medikament nehmen, und darf ich Sport machen?',
      ['Medikament*|Tablette*|nehmen|Saft', 'Sport|Fußball|trainieren|schwimmen|joggen'],
      'Nehmen Sie es dreimal am Tag nach dem Essen, und machen Sie diese Woche keinen Sport.',
    ),
    fact(
      'Darf ich Sport machen?',
      'Sport|Fußball|trainieren|Training|schwimmen|joggen|laufen|tanzen|Fitness*',
      'Diese Woche bitte noch nicht. Nächste Woche gern wieder.',
    ),
    fact(
      'Wie oft soll ich das Medikament nehmen?',
      ['wie oft|wann|wie viel*|wie lange|vor|nach', 'Medikament*|Tablette*|nehmen|Saft|Tropfen'],
      'Dreimal am Tag, immer nach dem Essen.',
    ),
    fact(
      'Welches Medikament soll ich nehmen?',
      'Medikament*|Tablette*|Antibiotik*|Aspirin|Ibuprofen|Paracetamol|Rezept|Hustensaft|Saft',
      'Ich schreibe Ihnen etwas auf. Das bekommen Sie in der Apotheke.',
    ),
    fact(
      'Darf ich nach draußen gehen?',
      'draußen|rausgehen|spazier*|Freund*|Party|Kino|ausgehen',
      'Ein kurzer Spaziergang ist gut, aber nur warm angezogen.',
    ),
    fact(
      'Was soll ich essen und trinken?',
      'essen|trinken|Tee|Kaffee|Alkohol|Bier|Suppe|Eis',
      'Trinken Sie viel warmen Tee, und essen Sie leichte Sachen, zum Beispiel Suppe.',
    ),
    fact('Darf ich duschen?', 'duschen|baden|Haare|Sauna', 'Ja, aber nicht zu heiß, und danach gleich ins Warme.'),
    fact(
      'Wann kann ich wieder arbeiten?',
      ['wann|darf|kann|muss|soll|wie lange', 'Arbeit|arbeiten|*schul*|Uni|Kurs|gesund|*hause|Bett|krank'],
      'In drei Tagen, wenn es Ihnen besser geht.',
    ),
    fact(
      'Ist das schlimm?',
      'schlimm|gefährlich|ernst|Corona|Grippe|ansteckend|was habe ich|sterben',
      'Nein, keine Angst. Das ist eine normale Erkältung, und die geht vorbei.',
    ),
    fact(
      'Was mache ich, wenn es nicht besser wird?',
      ['wenn|falls|wann', 'besser|schlimmer|wiederkommen|wieder kommen|hilft'],
      'Dann rufen Sie mich an, und Sie bekommen gleich einen Termin.',
    ),
    fact('Wo ist die Apotheke?', ['wo', 'Apotheke'], 'Die Apotheke ist gleich gegenüber, neben dem Supermarkt.'),
    fact(
      'Wann hat die Apotheke geöffnet?',
      ['geöffnet|offen|bis wann|schließt', 'Apotheke|Praxis|haben'],
      'Bis halb sieben, genau wie wir.',
    ),
    fact(
      'Was kostet das?',
      'kostet|bezahlen|zahlen|teuer|Krankenkasse|Versicherung',
      'Das bezahlt Ihre Krankenkasse. In der Apotheke zahlen Sie nur fünf Euro.',
    ),
    fact(
      'Bekomme ich eine Krankmeldung?',
      'Krankmeldung|Krankschreibung|krankschreiben|Attest|Entschuldigung|Zettel|Papier',
      'Ja, die bekommen Sie vorne am Empfang.',
    ),
    fact(
      'Brauche ich eine Spritze?',
      'Spritze|Impfung|impfen|Blut|Röntgen',
      'Nein, eine Spritze brauchen Sie heute nicht.',
    ),
    fact('Muss ich ins Krankenhaus?', 'Krankenhaus|Operation|operieren', 'Nein, ganz sicher nicht.'),
    fact('Wo ist die Toilette?', 'Toilette*|WC|Klo', 'Gleich die erste Tür rechts.'),
    fact('Wie heißen Sie?', 'wie heißen|Ihr Name|wer sind Sie|wie heißt', 'Ich bin Doktor Albers.'),
    fact(
      'Sind Sie schon lange Ärztin?',
      ['lange|seit wann|gern*', 'Ärztin|arbeiten|Beruf|Praxis'],
      'Seit zwanzig Jahren, und ich mag meinen Beruf sehr.',
    ),
    fact(
      'Haben Sie Kinder?',
      'Kinder|verheiratet|Familie|Haustier*|Hund|Katze',
      'Ich habe zwei Kinder und einen alten Hund.',
    ),
    fact('Sind Sie nie krank?', ['Sie|du', 'krank|gesund'], 'Doch, auch Ärztinnen sind manchmal krank!'),
    fact('Wie geht es Ihnen?', 'wie geht', 'Danke, gut. Aber heute geht es um Sie.'),
  ],
  steps: [
    step(
      'Was fehlt Ihnen denn?',
      [
        '*kopf|*schmerzen|Hals|Husten|huste|Fieber|Schnupfen|erkältet|Erkältung|krank|müde|*weh|Bauch|Ohr*|Rücken|schlecht|Grippe|Nase|Bein|Arm|Magen|*zahn|Auge*|Fuß|Knie|Schulter|nicht gut|schwindlig|Durchfall|Hand|Finger|Allergie|Haut|schlafe*|übel|Stress|Herz|Brust|verletzt|gebrochen|kalt|juckt',
      ],
      'Sag, was wehtut: „Mir tut … weh“ oder „Ich habe …“.',
      'Ich habe Halsschmerzen, und mir tut der Kopf weh.',
      {
        other_wordings: ['Was kann ich für Sie tun? Wo tut es weh?', 'Wie geht es Ihnen? Was tut Ihnen weh?'],
        reactions: [
          when(
            ['*hals*', '*kopf*'],
            [
              'Hals und Kopf, das ist wirklich unangenehm.',
              'Oje, beides zusammen! Das haben zurzeit viele.',
              'Oje, da fühlt man sich nicht gut. Ich schaue gleich nach.',
            ],
          ),
          when('Herz|Brust', 'Das ist wichtig. Gut, dass Sie gleich gekommen sind.'),
          when('*hals*|Husten|huste|Schnupfen|erkältet|Erkältung|Nase|Grippe|Fieber', [
            'Oje. Das haben jetzt im Winter viele Leute.',
            'Das klingt nach einer Erkältung. Die sind jetzt überall.',
          ]),
          when('*kopf*', 'Kopfschmerzen sind sehr unangenehm.'),
          when('Bauch*|Magen*|schlecht|übel|Durchfall', 'Oje, der Bauch. Das ist unangenehm.'),
          when('Rücken*|Bein|Knie|Fuß|Arm|Schulter|Hand|Finger', 'Oje, das tut sicher bei jeder Bewegung weh.'),
          when('müde|schlafe*|Stress|schwindlig', 'Das klingt anstrengend.'),
          when('*schmerzen|*weh|krank|nicht gut', ['Das klingt nicht gut.', 'Oje, das tut mir leid.']),
          on('dont_know', 'Kein Problem. Zeigen Sie mal: Tut der Kopf weh, der Hals oder der Bauch?', {
            goes_to: 'stay',
          }),
          on('joke', 'Sie können noch lachen, das ist gut! Aber was tut Ihnen wirklich weh?', { goes_to: 'stay' }),
        ],
      },
    ),
    step(
      'Seit wann haben Sie das?',
      [
        'seit|vorgestern|Mittwoch|Stunde*|Monat|Monaten|eben|gerade|kurz*|ewig|Sommer|Urlaub|Mittag|# Tage|# Tagen|# Woche*|# Monate*|# Jahre*|ein* Tag|ein* Jahr|paar Tage*|paar Wochen|heute früh|heute Nacht|schon immer|schon lange|nicht lange|lange Zeit|am *tag|letztes Jahr|Jahren|gestern',
      ],
      'Benutze „seit“: „Seit … Tagen“.',
      'Seit drei Tagen, seit Montag.',
      {
        other_wordings: ['Und wie lange haben Sie das schon?', 'Wann hat das angefangen?'],
        reactions: [
          when(
            'Monat|Monaten|# Jahre*|ein* Jahr|schon lange|so lange|schon immer|immer wieder|ewig',
            'So lange schon? Gut, dass Sie jetzt kommen.',
          ),
          when('# Woche*|eine* Woche|letzte* Woche', 'Eine ganze Woche oder mehr, das ist lang.'),
          when(
            'seit heute|heute Morgen|heute früh|heute Nacht|seit gestern|gestern Abend|letzte* Nacht|Stunde*|eben|gerade|gestern Abend',
            ['Dann ist es noch ganz neu.', 'Das ist schnell gekommen.'],
          ),
          when('# Tage*|ein* Tag|paar Tage|vorgestern|seit *tag|am *tag|Mittwoch|am Wochenende|seit Wochenende', [
            'Ein paar Tage also. Ich schreibe das auf.',
            'Danke, das notiere ich.',
            'Gut, dass Sie gekommen sind.',
          ]),
          on('dont_know', 'Nicht so genau? War es vor dem Wochenende oder danach?', { goes_to: 'stay' }),
          on('joke', 'Das glaube ich Ihnen nicht! Seit wann sind Sie wirklich krank?', { goes_to: 'stay' }),
          when('zu lange|angefangen|begonnen', 'Gut, dass Sie gekommen sind.'),
        ],
      },
    ),
    step(
      'Haben Sie auch Fieber oder Husten?',
      [
        'Fieber|Husten|huste|ja|nein|beides|weder|bisschen|Grad|*nichts|glaube|37|38|39|40|manchmal|nachts|etwas|leicht*|hoch|heiß|warm|nee|Temperatur|normal|nicht mehr|weiß nicht|kein Fieber|kein Husten|keinen Husten|keins|nur Husten|nur Fieber|viel Husten|nur ein bisschen|nur leicht',
      ],
      'Sag, was du hast und was nicht.',
      'Ich habe Husten, aber kein Fieber.',
      {
        other_wordings: ['Und wie ist es mit Fieber und Husten?', 'Husten Sie auch, und haben Sie Fieber?'],
        reactions: [
          when(
            ['Husten|huste', 'kein Fieber|Fieber nicht|ohne Fieber|aber kein*'],
            [
              'Nur Husten, kein Fieber. Das ist schon besser.',
              'Kein Fieber, das ist gut.',
              'So ein Husten! Aber ohne Fieber ist es halb so schlimm.',
            ],
          ),
          when(
            ['Fieber', 'kein* Husten|nicht huste*|ohne Husten|aber kein*'],
            'Fieber, aber kein Husten. Gut, das weiß ich jetzt.',
          ),
          when('weder|keins|kein Fieber und kein*|*nichts von beiden', 'Gut, dann ist es nicht so schlimm.'),
          when('beides|Fieber und Husten|Husten und Fieber', 'Beides? Oje, dann gehören Sie ins Bett.'),
          when('39|40|neununddreißig|vierzig|hoch', 'Das ist hoch! Sie müssen wirklich viel trinken.'),
          when('kein Fieber|keinen Husten|nicht husten|kein hohes', 'Das ist schon einmal gut.'),
          when(
            'Fieber|Grad|Temperatur|heiß|achtunddreißig|siebenunddreißig|schwitze|friere|Schüttelfrost',
            'Fieber ist anstrengend für den Körper.',
          ),
          when('Husten|huste', 'Ja, ich höre es ein bisschen.'),
          on('no', 'Gut, dann ist es nicht so schlimm.'),
          on('yes', 'Oje, dann gehören Sie ins Bett.'),
        ],
      },
    ),
    step(
      'Nehmen Sie zurzeit Medikamente, und haben Sie eine Allergie?',
      [
        'ja|nein|Tablette*|Allergie*|allergisch|*nichts|nehme|Aspirin|Pollen|Nüsse|Nuss|*saft|beides|weder|Vitamin*|Ibuprofen|Paracetamol|Antibiotik*|Penicillin|Pille|Gras|manchmal|nee|Tropfen|Salbe|gegen|Katzenallergie|auf Katzen|Katzenhaare|Hundehaare|Milch nicht|keine Milch|nur eine|Milchprodukte',
      ],
      'Antworte auf beide Fragen.',
      'Ich nehme nur Tabletten gegen Kopfschmerzen, und ich habe keine Allergie.',
      {
        other_wordings: [
          'Haben Sie Allergien, und nehmen Sie schon Medikamente?',
          'Was nehmen Sie im Moment ein, und sind Sie gegen etwas allergisch?',
        ],
        reactions: [
          when(
            ['Tablette*|Medikament*|Aspirin|Ibuprofen|Paracetamol|nehme', 'keine Allergie*|nicht allergisch'],
            [
              'Gut, das schreibe ich mir auf.',
              'Keine Allergie, das macht es einfacher.',
              'Danke, dann weiß ich, was ich aufschreiben darf.',
            ],
          ),
          when('Penicillin|Antibiotik*', 'Das ist wichtig, das schreibe ich groß in Ihre Karte.'),
          when(
            'keine Allergie*|nicht allergisch|keine Medikament*|nehme *nichts|weder|*nichts|beides nicht',
            'Sehr gut, das macht es einfacher.',
          ),
          when(
            'Pollen|Nüsse|Nuss|gegen Katzen|Katzenhaare|gegen Hunde|Hundehaare|keine Milch|Gras|gegen Ei|keine Eier|gegen Fisch|allergisch|Allergie',
            ['Danke, das ist wichtig für mich.', 'Das schreibe ich gleich auf.'],
          ),
          when(
            'Tablette*|Aspirin|Ibuprofen|Paracetamol|Vitamin*|*saft|Medikament*|Pille|Tropfen',
            'Gut, das können Sie weiter nehmen.',
          ),
          on('no', 'Sehr gut, das macht es einfacher.'),
          on('dont_know', 'Kein Problem. Werden Sie zum Beispiel von Nüssen oder Katzen krank?', { goes_to: 'stay' }),
          on('joke', 'Allergisch gegen Montage? Das bin ich auch! Und nehmen Sie Medikamente?', { goes_to: 'stay' }),
          when('Herz|Blutdruck|Schilddrüse|vertrage|wird mir schlecht|Diabetes', 'Gut, das schreibe ich mir auf.'),
        ],
      },
    ),
    step(
      'Ich habe mir das jetzt angesehen. Es ist nicht schlimm, aber bleiben Sie bitte drei Tage zu Hause. Geht das?',
      [
        'ja|nein|geht|Arbeit|Prüfung|Test|Problem|arbeiten|okay|ok|natürlich|klar|super|toll|Termin|nee|unmöglich|möglich|Bett|bleibe|Kurs|nicht gut|muss zur|muss morgen|sehr gern|zu Hause bleiben|mein Chef|im Urlaub|in Urlaub|mein Hund|die Schule|kann ich|kann zu Hause|sehr schwer|habe Kinder|kleine Kinder',
      ],
      'Sag, ob das geht und was das Problem ist.',
      'Das ist schwierig, weil ich morgen eine Prüfung habe.',
      {
        other_wordings: [
          'Sie haben zum Glück nichts Schlimmes. Aber Sie sollten drei Tage zu Hause bleiben. Ist das möglich?',
          'Das wird bald besser. Sie brauchen nur drei Tage Ruhe zu Hause. Ist das ein Problem?',
        ],
        reactions: [
          when('Prüfung|Test|zur Schule|in der Schule|Kurs|Uni', [
            'Ihre Gesundheit ist wichtiger, die Prüfung kann warten.',
            'Das verstehe ich, aber krank lernt man nicht gut.',
            'Mit Kopf und Hals in die Prüfung? Lieber nicht.',
          ]),
          when(
            'Arbeit|arbeiten|mein Chef|meinen Chef|Firma|Job',
            'Ihre Gesundheit ist wichtiger. Ihr Chef versteht das bestimmt.',
          ),
          when(
            'Kinder|Sohn|Tochter|mein Hund muss|lebe allein|wohne allein|wer kocht',
            'Das ist nicht leicht. Vielleicht kann Ihnen jemand helfen.',
          ),
          when(
            'im Urlaub|in Urlaub|eine Reise|Party|Hochzeit|Termin',
            'Schade, aber mit Fieber macht das keine Freude.',
          ),
          when('so langweilig|zu langweilig|wie langweilig', 'Ein bisschen langweilig ist es, ja. Aber das hilft!'),
          on('no', 'Ich verstehe, aber Ihre Gesundheit ist wichtiger.'),
          on('dont_know', 'Was ist schwierig: die Arbeit, die Schule, die Familie?', { goes_to: 'stay' }),
          when(
            'schwierig|geht nicht|nicht möglich|kann nicht|leider nicht|leider habe|unmöglich|sehr lang|zu lang|Tage sind',
            'Ich verstehe, aber Ihre Gesundheit ist wichtiger.',
          ),
          on('yes', ['Sehr gut. Ruhe ist die beste Medizin.', 'Schön, dann werden Sie schnell gesund.']),
          when('kein Problem|geht gut|das geht|natürlich|klar|sehr gern|super|toll|versuche', [
            'Sehr gut. Ruhe ist die beste Medizin.',
            'Schön, dann werden Sie schnell gesund.',
          ]),
        ],
      },
    ),
    step(
      'Ich schreibe Sie krank, und Sie bekommen ein Medikament. Haben Sie dazu noch eine Frage?',
      [
        'soll ich|darf ich|kann ich|muss ich|was|wann|wie|Sport|Medikament*|Tablette*|nein|nee|wo|duschen|alles klar|*nichts|keine Frage*|warum|welche*|danke|wie oft|darf man|was soll|kann man|ist das gefährlich|ist das ansteckend|zu essen|Nebenwirkung*|macht mich|macht das',
      ],
      'Frag etwas: „Darf ich …?“, „Wie oft soll ich …?“',
      'Ja. Wie oft soll ich das Medikament nehmen, und darf ich Sport machen?',
      {
        other_wordings: [
          'Hier ist Ihr Rezept, und die Krankmeldung bekommen Sie auch. Was möchten Sie noch wissen?',
          'Ich schreibe Ihnen etwas auf. Möchten Sie dazu noch etwas fragen?',
        ],
        reactions: [
          on('no', ['Gut. Auf dem Rezept steht alles.', 'Schön, dann ist alles klar.']),
          on('dont_know', 'Viele fragen zum Beispiel nach Sport oder nach dem Essen. Was möchten Sie wissen?', {
            goes_to: 'stay',
          }),
          on('joke', 'Lachen ist auch eine gute Medizin!'),
          when('alles klar|keine Frage*', 'Sehr gut.'),
          when('verstanden', ['Das steht auch alles auf dem Zettel.', 'Wenn etwas ist, rufen Sie einfach an.']),
        ],
      },
    ),
    step(
      'Und was machen Sie jetzt als Erstes?',
      [
        '*hause|ausruh*|Bett|Tee|kaufe|nehme|bleibe|rufe|lege|hole|Suppe|Sofa|Serie*|Taxi|*nichts|sage|lese|Dusche|dusche|Arbeit|warm|koche|*pause*|fahre zu|fahre mit|in den Supermarkt|meine Mutter|mein Chef|esse eine|gehe in|gehe nach|gehe zu|gehe ins|ich gehe|schlafe|trinke einen|sehe fern|Film sehen',
      ],
      'Sag, was du jetzt machst: „Ich gehe …“.',
      'Ich gehe in die Apotheke, und dann lege ich mich ins Bett.',
      {
        other_wordings: [
          'So, und jetzt werden Sie schnell gesund. Was machen Sie als Erstes?',
          'Dann sind wir fertig. Wohin gehen Sie jetzt, und was machen Sie?',
        ],
        reactions: [
          when(
            'Arbeit|arbeiten|in die Schule|zur Schule|Büro|mache Sport|spiele Fußball|Party|Disco',
            'Oh nein, bitte nicht! Zu Hause sind Sie jetzt besser.',
          ),
          when(
            ['Apotheke', 'Bett|schlafe|schlafen gehen|schlafen|*hause|Sofa|ausruh*'],
            [
              'Genau so ist es richtig!',
              'Sehr gut, und morgen geht es Ihnen schon besser.',
              'Prima, Schlaf ist die beste Medizin.',
            ],
          ),
          when('Apotheke|Medikament*|Tablette*', [
            'Sehr gut, die Apotheke ist gleich gegenüber.',
            'Richtig, und danach schnell nach Hause.',
          ]),
          when('Bett|schlafe|schlafen gehen|schlafen|ausruh*|Sofa|lege', [
            'Genau, schlafen Sie viel.',
            'Sehr gut, das hilft am besten.',
          ]),
          when(
            'Tee|Suppe|trinke Tee|trinke viel|trinke Wasser|esse etwas|esse Suppe|koche',
            'Etwas Warmes, das tut gut!',
          ),
          when(
            'rufe|schreibe|sage|meinen Chef|dem Chef|meine Mutter an|am Handy',
            'Gut, dann weiß jemand, dass Sie krank sind.',
          ),
          when('*hause|mit Bus|Taxi|fahre nach|bleibe', 'Gut, und ziehen Sie sich warm an.'),
          on('dont_know', 'Denken Sie an Ihr Medikament. Wohin gehen Sie?', { goes_to: 'stay' }),
          on('joke', 'Sie sind wirklich lustig! Und wohin gehen Sie jetzt?', { goes_to: 'stay' }),
          when('Sie gesagt|Sie mir gesagt|wie Sie sagen', 'Sehr gut, dann sind Sie bald wieder gesund.'),
        ],
      },
    ),
  ],
  twists: [
    twist(3, 'Warten Sie, ich hole kurz das Thermometer. So! Haben Sie auch Fieber oder Husten?'),
    twist(
      5,
      'Heute ist das Wartezimmer ganz voll mit Kranken, Sie sind nicht allein! Bleiben Sie bitte drei Tage zu Hause. Geht das?',
    ),
    twist(7, 'Oh, draußen schneit es! Ziehen Sie sich warm an. Was machen Sie jetzt als Erstes?'),
  ],
  starters: [
    'Guten Morgen, Frau Doktor.',
    'Guten Tag. Mir geht es nicht gut.',
    'Danke, dass ich so schnell kommen durfte.',
  ],
  opening_message: 'Guten Morgen, kommen Sie herein und nehmen Sie Platz. Jetzt habe ich Zeit für Sie.',
  closing_message: 'Dann gute Besserung, und trinken Sie viel Tee! Auf Wiedersehen.',
  correction: 'prompt',
})
