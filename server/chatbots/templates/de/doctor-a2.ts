import { step, template, words } from '#server/chatbots/templates/write.ts'

export const doctorA2 = template({
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
})
