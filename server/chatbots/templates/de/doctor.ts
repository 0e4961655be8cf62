import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctor: readonly Template[] = [
  template({
    id: 'doctor-a2',
    name: 'Beim Arzt',
    language: 'de',
    level: 'A2',
    description: 'Dir geht es nicht gut. Sag der Ärztin, was dir fehlt, und frag, was du machen sollst.',
    role: 'Freundliche Hausärztin in Hannover',
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
      'die Kopfschmerzen': 'der Kopf tut weh',
      'der Hals': 'zwischen Kopf und Schultern',
      'der Husten': 'Luft kommt laut aus dem Mund, wenn man krank ist',
      'das Fieber': 'der Körper ist zu warm',
      'der Schnupfen': 'die Nase läuft',
      müde: 'man möchte schlafen',
      'das Medikament': 'man nimmt es, um gesund zu werden',
      'die Tablette': 'ein kleines Medikament zum Schlucken',
      'die Apotheke': 'ein Geschäft für Medikamente',
      'sich ausruhen': 'nichts tun und sich erholen',
      'die Allergie': 'etwas macht nur manche Menschen krank',
      'die Krankmeldung': 'ein Papier für die Arbeit oder die Schule',
    }),
    steps: [
      step(
        'Was fehlt Ihnen denn?',
        [
          'Kopf|Kopfschmerzen|Hals|Halsschmerzen|Husten|huste|Fieber|Schnupfen|erkältet|Erkältung|krank|müde|weh|Schmerzen|Bauch|Bauchschmerzen|Ohr|Rücken|schlecht|Grippe|Nase|Bein|Arm|*schmerzen|Magen|Zahn|Auge*|Fuß|Knie|Schulter|*weh|nicht gut|nicht wohl',
        ],
        'Sag, was wehtut: „Mir tut … weh“ oder „Ich habe …“.',
        'Ich habe Halsschmerzen, und mir tut der Kopf weh.',
      ),
      step(
        'Das klingt nicht gut. Seit wann haben Sie das?',
        [
          '#|Tag*|Woche|seit|gestern|vorgestern|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|Nacht|Morgen|Stunde*|Monat|heute|lange',
        ],
        'Benutze „seit“: „Seit … Tagen“.',
        'Seit drei Tagen, seit Montag.',
      ),
      step(
        'Haben Sie auch Fieber oder Husten?',
        ['Fieber|Husten|huste|ja|nein|beides|weder|bisschen|kein*|nur|Grad|nicht|glaube|#'],
        'Sag, was du hast und was nicht.',
        'Ich habe Husten, aber kein Fieber.',
      ),
      step(
        'Nehmen Sie zurzeit Medikamente, und haben Sie eine Allergie?',
        [
          'ja|nein|nicht|Tablette*|Allergie|allergisch|nichts|Medikament*|nehme|nur|keine|Aspirin|Pollen|Nüsse|Katzen|Milch|Saft',
        ],
        'Antworte auf beide Fragen.',
        'Ich nehme nur Tabletten gegen Kopfschmerzen, und ich habe keine Allergie.',
      ),
      step(
        'Dann schaue ich mal in den Hals. Er ist etwas rot, aber das ist nicht schlimm. Bleiben Sie bitte drei Tage zu Hause. Geht das?',
        [
          'ja|nein|nicht|geht|kann|Arbeit|Schule|Prüfung|Test|Hause|schwierig|schwer|gut|glaube|Problem|Montag|morgen|arbeiten|leider',
        ],
        'Sag, ob das geht und was das Problem ist.',
        'Das ist schwierig, weil ich morgen eine Prüfung habe.',
      ),
      step(
        'Ihre Gesundheit ist wichtiger. Ich schreibe Sie krank. Haben Sie noch eine Frage dazu, was Sie tun sollen?',
        ['soll|darf|kann|muss|was|wann|wie|oft|trinken|essen|Sport|Medikament*|Tablette*|nein|wo|duschen|Frage'],
        'Frag etwas: „Darf ich …?“, „Wie oft soll ich …?“',
        'Ja. Wie oft soll ich das Medikament nehmen, und darf ich Sport machen?',
      ),
      step(
        'Dreimal am Tag nach dem Essen, viel Tee trinken, und diese Woche kein Sport. Was machen Sie jetzt als Erstes?',
        [
          'gehe|Hause|Apotheke|ausruhen|schlafe|schlafen|Bett|trinke|Tee|Medikament*|kaufe|nehme|Tablette*|bleibe|rufe|esse|lege|hole',
        ],
        'Sag, was du jetzt machst: „Ich gehe …“.',
        'Ich gehe in die Apotheke, und dann lege ich mich ins Bett.',
      ),
    ],
    starters: [
      'Guten Morgen, Frau Doktor.',
      'Guten Tag. Mir geht es nicht gut.',
      'Danke, dass ich so schnell kommen durfte.',
    ],
    opening_message: 'Guten Morgen, kommen Sie herein und nehmen Sie Platz. Jetzt habe ich Zeit für Sie.',
    correction: 'prompt',
  }),
  template({
    id: 'doctor-b1',
    name: 'Anruf in der Praxis',
    language: 'de',
    level: 'B1',
    description:
      'Ruf in der Arztpraxis an, erklär, was passiert ist, und lass dir einen Termin geben, obwohl kaum noch einer frei ist.',
    role: 'Mitarbeiterin am Empfang einer vollen Arztpraxis in Zürich',
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
      geschwollen: 'dicker als sonst',
      'der blaue Fleck': 'eine blaue Stelle auf der Haut',
      umknicken: 'mit dem Fuß falsch auftreten',
      ausrutschen: 'auf etwas Nassem das Gleichgewicht verlieren',
      'schlimmer werden': 'weniger gut werden',
      'das Schmerzmittel': 'ein Medikament gegen Schmerzen',
      dringend: 'es kann nicht warten',
      absagen: 'sagen, dass man nicht kommt',
      'die Röntgenaufnahme': 'ein Bild von den Knochen',
      'die Krankenkasse': 'sie bezahlt, wenn man krank ist',
    }),
    steps: [
      step(
        'Wie kann ich Ihnen helfen?',
        [
          'Termin|Arzt|Ärztin|weh|Schmerzen|gefallen|gestürzt|Knöchel|Handgelenk|Knie|Hand|Fuß|Arm|Bein|Rücken|Unfall|brauche|möchte|verletzt|Schulter|Finger',
        ],
        'Sag, warum du anrufst: „Ich hätte gern einen Termin, weil …“.',
        'Ich hätte gern einen Termin, weil ich mich am Knöchel verletzt habe.',
      ),
      step(
        'Oh, das tut mir leid. Wie ist das denn passiert?',
        [],
        'Erzähl es in der Vergangenheit: „Ich habe …, und dann bin ich …“.',
        'Ich habe Fußball gespielt, und dann bin ich auf dem nassen Gras ausgerutscht.',
      ),
      step(
        'Aua. Und wie sieht es jetzt aus? Hat sich etwas verändert?',
        [
          'schlimmer|besser|gleich|geschwollen|dick|blau|Fleck|weh|Schmerzen|bewegen|gehen|laufen|stehen|rot|mehr|weniger|verändert|immer noch|schlafen|auftreten',
        ],
        'Beschreibe es: Ist es geschwollen? Kannst du es bewegen? Ist es schlimmer?',
        'Er ist geschwollen und blau, und beim Gehen werden die Schmerzen schlimmer.',
      ),
      step(
        'Bis Donnerstag sind wir leider ausgebucht. Könnten Sie so lange warten?',
        [
          'nein|nicht|kann|schlimmer|dringend|Schmerzen|weh|heute|morgen|früher|brauche|lange|ja|warten|wenn|gehen|laufen|arbeiten|möglich|kaum',
        ],
        'Sag, warum du nicht warten kannst, oder ob es geht.',
        'So lange kann ich leider nicht warten, weil ich kaum gehen kann.',
      ),
      step(
        'Einen Moment … Gerade hat jemand abgesagt: heute um halb eins oder um Viertel vor sechs. Was passt Ihnen besser?',
        ['halb|eins|Viertel|sechs|#|erste*|zweite*|früher|später|Mittag|Abend|beides|keins'],
        'Wähle eine Zeit, und sag, warum.',
        'Viertel vor sechs passt besser, weil ich bis fünf arbeiten muss.',
      ),
      step(
        'Ich habe Sie eingetragen. Was sollten Sie wohl mitbringen?',
        [
          'Karte|*karte|Versicherungskarte|Krankenkasse|Ausweis|Pass|Medikament*|Liste|nichts|Röntgen*|Papiere|Geld|weiß|Schmerzmittel|Dokument*',
        ],
        'Denk an Papiere und Medikamente.',
        'Meine Versicherungskarte und eine Liste meiner Medikamente.',
      ),
      step(
        'Genau. Möchten Sie bis dahin noch etwas wissen?',
        [
          'soll|darf|kann|was|wie|ob|Eis|kühlen|Schmerzmittel|gehen|laufen|fahren|nehmen|nein|Verband|Bein|wo|Adresse|hochlegen|muss|wenn',
        ],
        'Bitte um Rat: „Soll ich den Fuß kühlen?“, „Was mache ich, wenn …?“',
        'Soll ich den Fuß kühlen, und darf ich ein Schmerzmittel nehmen?',
      ),
    ],
    starters: [
      'Guten Morgen. Ist da die Praxis Doktor Keller?',
      'Guten Tag, ich rufe wegen eines Termins an.',
      'Guten Morgen, ich hoffe, Sie können mir helfen.',
    ],
    opening_message: 'Praxis Doktor Keller, guten Morgen, Sie sprechen mit der Anmeldung.',
    correction: 'prompt',
  }),
]
