import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const debate: readonly Template[] = [
  template({
    id: 'debate-a2',
    name: 'Stadt oder Land?',
    language: 'de',
    level: 'A2',
    description: 'Wo lebt man besser, in der Stadt oder auf dem Land? Sag, was du denkst und warum.',
    role: 'Jemand aus deinem Deutschkurs, der gern diskutiert',
    scenario:
      'Heute ist Diskussionsabend im Deutschkurs. Die Frage ist: Lebt man besser in der Stadt oder auf dem Land? Ihr diskutiert zu zweit.',
    goals: [
      'Ich kann sagen, was ich denke.',
      'Ich kann einen Grund nennen.',
      'Ich kann höflich zustimmen und widersprechen.',
      'Ich kann zwei Dinge vergleichen.',
    ],
    grammar: ['Komparativ: besser, ruhiger, teurer', 'weil und deshalb', 'Ich finde, dass …'],
    vocabulary: words({
      'meiner Meinung nach': 'ich denke',
      zustimmen: 'dasselbe denken',
      'die frische Luft': 'saubere Luft zum Atmen',
      'der Lärm': 'laute Geräusche',
      'der Verkehr': 'alle Autos auf der Straße',
      'die Natur': 'Bäume, Tiere, Flüsse',
      teuer: 'es kostet viel',
      langweilig: 'nicht interessant',
      'der Vorteil': 'die gute Seite von etwas',
      'der Nachteil': 'die schlechte Seite von etwas',
      'der Bus': 'er fährt viele Leute durch die Stadt',
      'das Angebot': 'was man alles machen oder kaufen kann',
    }),
    steps: [
      step(
        'Fangen wir mit dir an. Wo wohnst du, in der Stadt oder auf dem Land?',
        ['*stadt|Land|*dorf|wohne|Zentrum|Meer|Nähe|Insel|Vorort|Bauernhof'],
        'Sag, wo du wohnst und ob es groß oder klein ist.',
        'Ich wohne in einer kleinen Stadt am Meer.',
      ),
      step(
        'Und was gefällt dir daran?',
        [],
        'Nenne ein oder zwei gute Dinge.',
        'Mir gefällt die frische Luft, und meine Freunde wohnen in der Nähe.',
      ),
      step(
        'Ich finde die Stadt besser für junge Leute, weil man mehr machen kann. Stimmst du mir zu?',
        [
          'stimme|stimmt|ja|nein|finde|denke|glaube|recht|aber|weil|Meinung|sicher|vielleicht|nicht so|nicht ganz|nicht wirklich|überhaupt nicht|richtig',
        ],
        'Beginn mit „Ja, weil …“ oder „Das finde ich nicht, weil …“.',
        'Das finde ich nicht, weil man auf dem Land viel Sport machen kann.',
      ),
      step(
        'Interessant. Aber die Stadt hat auch eine schlechte Seite. Welche ist das für dich?',
        [
          'Lärm|laut|Verkehr|Auto*|teuer|Luft|schmutzig|Leute|Menschen|gefährlich|voll|Miete*|Stress|Natur|groß|stinkt|weit|grün',
        ],
        'Denk an Lärm, Luft, Preise oder Menschen.',
        'Es gibt viel Verkehr, und die Wohnungen sind teuer.',
      ),
      step(
        'Da hast du recht. Und was ist ein Nachteil auf dem Land?',
        [
          'Bus*|langweilig|Laden|Läden|Geschäft*|weit|Auto|Schule*|Arzt|Ärzte|Arbeit|nichts|Freunde|ruhig|Zug|Züge|Kino|Internet|allein|Leute|klein|wenig*',
        ],
        'Denk an Geschäfte, Busse, Schulen oder Arbeit.',
        'Es gibt nur wenige Busse, und die Geschäfte sind weit weg.',
      ),
      step(
        'Und ältere Menschen? Wo leben sie deiner Meinung nach besser?',
        [],
        'Sag, was besser für sie ist und warum.',
        'Ich finde eine Kleinstadt besser, weil es ruhig ist, aber Ärzte gibt.',
      ),
      step(
        'Du hast mich nachdenklich gemacht. Und wo möchtest du in zehn Jahren wohnen?',
        ['möchte|würde|wohnen|leben|Stadt|Land|Dorf|Meer|Berge|hier|Ausland|Haus|Wohnung|weiß|vielleicht|See|in|am'],
        'Sag deinen Wunsch, und nenn einen Grund.',
        'Ich möchte in einem Dorf am Meer wohnen, weil ich die Natur liebe.',
      ),
    ],
    starters: [
      'Hallo! Was ist heute die Frage?',
      'Ich bin ein bisschen nervös, aber fangen wir an.',
      'Guten Abend! Diskutieren wir zusammen?',
    ],
    opening_message: 'Guten Abend! Heute diskutieren wir beide, und die Frage ist: Stadt oder Land?',
    correction: 'prompt',
  }),
  template({
    id: 'debate-b1',
    name: 'Handys in der Schule: ja oder nein?',
    language: 'de',
    level: 'B1',
    description:
      'Sollen Handys in der Schule verboten werden? Vertritt deine Meinung und antworte auf die andere Seite.',
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
  }),
]
