import { step, template, words } from '#server/chatbots/templates/write.ts'

export const cafeB1 = template({
  id: 'cafe-b1',
  name: 'Verabredung im Café',
  language: 'de',
  level: 'B1',
  description:
    'Du triffst eine alte Freundin im Café. Erzähl, was es Neues gibt, sucht etwas aus und macht einen Plan.',
  role: 'Eine alte Schulfreundin in einem Café in Wien',
  scenario:
    'Ihr habt euch seit einem Jahr nicht gesehen. Deine Freundin hat einen Tisch freigehalten und will alles wissen. Das Café ist voll, und nicht alles auf der Karte ist noch da.',
  goals: [
    'Ich kann erzählen, was in letzter Zeit passiert ist.',
    'Ich kann vergleichen und sagen, was mir lieber ist.',
    'Ich kann reagieren, wenn sich ein Plan ändert.',
    'Ich kann mich verabreden.',
  ],
  grammar: ['Perfekt', 'lieber und am liebsten', 'weil und denn', 'Zeitangaben'],
  vocabulary: words({
    'in letzter Zeit': 'in den letzten Wochen oder Monaten',
    voll: 'mit vielen Leuten',
    hausgemacht: 'im Café selbst gemacht',
    empfehlen: 'sagen, dass etwas gut ist',
    teilen: 'etwas gemeinsam essen oder benutzen',
    einladen: 'für jemanden bezahlen',
    'getrennt zahlen': 'jeder bezahlt für sich',
    'die Speisekarte': 'die Liste mit Essen und Getränken',
    'es eilig haben': 'wenig Zeit haben',
    'sich verabreden': 'sagen, wann und wo man sich trifft',
    'sich freuen auf': 'froh sein über etwas, das kommt',
    schade: 'das ist leider so',
  }),
  steps: [
    step(
      'Wie schön, dich zu sehen! Setz dich. Was hast du in letzter Zeit gemacht?',
      [],
      'Erzähl ein oder zwei Neuigkeiten: „Ich habe …“, „Ich bin …“.',
      'Ich habe viel gearbeitet, und ich habe einen neuen Kurs angefangen.',
    ),
    step(
      'Das wusste ich gar nicht! Und wie geht es dir damit?',
      [],
      'Sag, ob es dir gefällt, und warum.',
      'Es gefällt mir gut, weil ich viele Leute kennenlerne.',
    ),
    step(
      'Lass uns bestellen, bevor es noch voller wird. Was nimmst du? Ich kann die heiße Schokolade empfehlen.',
      [
        'nehme|möchte|hätte|will|trinke|esse|Schokolade|Kaffee|Melange|Tee|Saft|Kuchen|Suppe|lieber|mag|probiere|Wasser|*strudel|bestelle|Kakao|Cappuccino|Cola|*kuchen|*tee',
      ],
      'Sag, was du nimmst oder was dir lieber ist.',
      'Ich nehme lieber einen Tee, und ich esse eine Suppe.',
    ),
    step(
      'Oje, der Kellner sagt, das ist leider aus. Was nimmst du stattdessen?',
      [
        'dann|nehme|möchte|stattdessen|hätte|Schokolade|Kaffee|Melange|Tee|Saft|Kuchen|Suppe|schade|egal|nichts|macht|Wasser|Strudel|auch',
      ],
      'Such etwas anderes aus: „Dann nehme ich …“.',
      'Schade. Dann nehme ich die heiße Schokolade.',
    ),
    step(
      'Teilen wir uns einen Nachtisch? Es gibt Apfelstrudel und Schokoladentorte. Was findest du besser, und warum?',
      [
        'Strudel|Apfelstrudel|Torte|Schokoladentorte|Schokotorte|beides|nichts|keins|nein|egal|Apfel|Schokolade|satt|danke',
      ],
      'Wähle etwas aus und gib einen Grund mit „weil“.',
      'Den Apfelstrudel, weil mir die Torte zu süß ist.',
    ),
    step(
      'Ich plane im Sommer eine Reise in die Berge. Würdest du mitkommen?',
      [
        'ja|nein|gern*|würde|kann|leider|vielleicht|kommt darauf an|Idee|wann|Arbeit|Lust|mitkommen|komme|schade|arbeiten|Zeit|klingt|toll|super|auf jeden Fall|natürlich|überlege',
      ],
      'Sag Ja, Nein oder Vielleicht, und erklär es.',
      'Ich würde gern mitkommen, aber es kommt auf meine Arbeit an. Wann fährst du?',
    ),
    step(
      'Lass uns bald in Ruhe darüber reden. Wann und wo wollen wir uns treffen?',
      [
        'Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Wochenende|Woche|morgen|Abend|Nachmittag|#|Uhr|bei mir|Park|hier|Mittag',
      ],
      'Schlag einen Tag und einen Ort vor: „Wie wäre es am … bei …?“',
      'Wie wäre es am Samstagnachmittag bei mir?',
    ),
    step(
      'Abgemacht! Und da kommt die Rechnung. Heute lade ich dich ein!',
      [
        'danke|dank|lieb|nett|nein|nächste*|Mal|getrennt|teilen|zahle|bezahle|lass|ich|zusammen|schön|musst|nötig|freut',
      ],
      'Bedanke dich, oder schlag vor, dass jeder für sich bezahlt.',
      'Das ist lieb von dir, danke! Nächstes Mal lade ich dich ein.',
    ),
  ],
  starters: [
    'Entschuldige die Verspätung! Wartest du schon lange?',
    'Hallo! Du hast dich gar nicht verändert.',
    'Hier ist aber viel los heute!',
  ],
  opening_message: 'Da bist du ja endlich! Ich habe uns diesen Tisch freigehalten. Wir haben uns so viel zu erzählen.',
  correction: 'prompt',
})
