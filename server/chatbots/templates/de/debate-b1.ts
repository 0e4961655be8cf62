import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debateB1 = template({
  id: 'debate-b1',
  name: 'Handys in der Schule: ja oder nein?',
  language: 'de',
  level: 'B1',
  description: 'Sollen Handys in der Schule verboten werden? Vertritt deine Meinung und antworte auf die andere Seite.',
  role: 'Eine Diskussionspartnerin, die höflich die Gegenseite vertritt',
  scenario:
    'Der Debattierklub diskutiert, ob Handys im Unterricht und in der Pause verboten werden sollen. Du wählst eine Seite, und deine Partnerin sucht nach schwachen Punkten in dem, was du sagst.',
  goals: [
    'Ich kann meine Meinung klar sagen.',
    'Ich kann sie mit Gründen und Beispielen stützen.',
    'Ich kann auf ein Argument der anderen Seite antworten.',
    'Ich kann zusammenfassen und einen Kompromiss suchen.',
  ],
  grammar: ['sollte und dürfte', 'obwohl, trotzdem, einerseits – andererseits', 'Konjunktiv II: Es wäre …'],
  vocabulary: words({
    verbieten: 'sagen, dass etwas nicht erlaubt ist',
    erlauben: 'Ja zu etwas sagen',
    'das Argument': 'ein Grund für oder gegen etwas',
    'die Ablenkung': 'etwas, was die Aufmerksamkeit stört',
    'sich konzentrieren': 'nur an eine Sache denken',
    nachschlagen: 'in einem Buch oder im Internet suchen',
    'der Notfall': 'ein gefährlicher Moment, in dem man Hilfe braucht',
    'die Regel': 'was man darf und was nicht',
    'süchtig nach': 'man kann mit etwas nicht aufhören',
    andererseits: 'aber es gibt auch eine andere Seite',
    'der Kompromiss': 'eine Lösung in der Mitte',
    überzeugen: 'jemanden dazu bringen, etwas zu glauben',
  }),
  steps: [
    step(
      'Also, was ist deine Position: Sollen Handys in der Schule verboten werden oder nicht?',
      ['verb*|erlaub*|sollte*|sollen|ja|nein|nicht|finde|Meinung|dafür|dagegen|gegen|für|Position|denke|Handys'],
      'Wähle eine Seite: „Meiner Meinung nach sollten Handys …“.',
      'Meiner Meinung nach sollten Handys im Unterricht verboten sein.',
    ),
    step(
      'Das ist deutlich. Was ist dein stärkstes Argument?',
      [],
      'Nenne einen Grund, und erklär ihn in einem zweiten Satz.',
      'Sie sind eine Ablenkung. Niemand kann sich konzentrieren, wenn dauernd Nachrichten kommen.',
    ),
    step(
      'Hm. Hast du dafür ein Beispiel, das du selbst erlebt hast?',
      [],
      'Erzähl, was du gesehen hast: „Letztes Jahr hat in meiner Klasse …“.',
      'In meiner Klasse hat ein Junge unter dem Tisch Videos geschaut und die Prüfung nicht bestanden.',
    ),
    step(
      'Ich sehe das anders: Das Handy ist das schnellste Wörterbuch, und man muss lernen, gut damit umzugehen. Was antwortest du?',
      [
        'aber|trotzdem|obwohl|Wörterbuch|lernen|stimmt|richtig|recht|zwar|andererseits|Hause|Computer*|Tablet*|Buch|Bücher|finde|Lehrer*|nicht|auch',
      ],
      'Sag zuerst, was daran stimmt, und dann deine Antwort: „Das stimmt zwar, aber …“.',
      'Das stimmt zwar, aber dafür gibt es in der Schule Computer.',
    ),
    step(
      'Und was ist mit Notfällen? Viele Eltern möchten ihre Kinder erreichen können.',
      [
        'Eltern|Sekretariat|Büro|Schule|anrufen|Handy*|Telefon|Notfall|Notfällen|Lehrer*|Pause|können|könnte*|Tasche|aus*|wenn|Nachricht|wichtig|erreichen',
      ],
      'Such eine andere Lösung dafür.',
      'Wenn etwas passiert, können die Eltern im Sekretariat anrufen.',
    ),
    step(
      'Nehmen wir an, die Regel wäre genau das Gegenteil von dem, was du willst. Was würde passieren?',
      ['würde*|wäre*|hätte*|könnte*|wenn|Schüler*|Lehrer*|weniger|mehr|müsste*'],
      'Benutze „würden“: „Die Schüler würden …“.',
      'Die Schüler würden weniger miteinander reden, und die Lehrer hätten mehr Probleme.',
    ),
    step(
      'Wir sind gar nicht so weit auseinander. Fällt dir ein Kompromiss ein, mit dem beide leben können?',
      [],
      'Denk an Unterricht und Pause, an das Alter oder an Orte.',
      'Im Unterricht bleibt das Handy in der Tasche, aber in der Mittagspause ist es erlaubt.',
    ),
    step(
      'Das gefällt mir. Fass bitte deine Meinung in ein oder zwei Sätzen für das Publikum zusammen.',
      [],
      'Beginn mit „Zusammenfassend …“ oder „Kurz gesagt, …“.',
      'Kurz gesagt, Handys stören im Unterricht, aber mit klaren Regeln sind sie nützlich.',
    ),
  ],
  starters: [
    'Guten Tag. Ich bin bereit für die Debatte.',
    'Darf ich anfangen?',
    'Hallo! Dazu habe ich eine klare Meinung.',
  ],
  opening_message: 'Willkommen zur Debatte. Ich übernehme die Seite, die du nicht nimmst, und ich bin fair.',
  correction: 'at_the_end',
})
