import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorB1 = template({
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
})
