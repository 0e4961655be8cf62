import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterviewB1 = template({
  id: 'job-interview-b1',
  name: 'Das Vorstellungsgespräch',
  language: 'de',
  level: 'B1',
  description:
    'Du bist zu einem Vorstellungsgespräch eingeladen. Stell dich gut vor und find heraus, ob die Stelle zu dir passt.',
  role: 'Personalleiterin eines Reiseunternehmens in Hamburg',
  scenario:
    'Die Firma sucht jemanden für den Kundenservice. Deine Bewerbung war gut, deshalb bist du eingeladen. Seit der Anzeige hat sich an der Stelle etwas geändert.',
  goals: [
    'Ich kann meine Erfahrungen und Stärken vorstellen.',
    'Ich kann ein Beispiel aus meinem Leben geben.',
    'Ich kann positiv über eine Schwäche sprechen.',
    'Ich kann gute Fragen zu einer Stelle stellen.',
  ],
  grammar: ['Perfekt und Präteritum', 'Konjunktiv II: Ich würde …', 'Nebensätze mit weil, dass und wenn'],
  vocabulary: words({
    'die Bewerbung': 'Brief und Papiere, mit denen man um eine Stelle bittet',
    'die Stärke': 'etwas, was man gut kann',
    'die Schwäche': 'etwas, was man weniger gut kann',
    'verantwortlich sein für': 'es ist die eigene Aufgabe',
    'der Kollege': 'jemand, mit dem man arbeitet',
    'die Frist': 'die Zeit, bis etwas fertig sein muss',
    'das Gehalt': 'das Geld, das man im Monat verdient',
    'die Gleitzeit': 'man kann die Arbeitszeit selbst wählen',
    'unter Druck': 'mit wenig Zeit und viel Arbeit',
    'die Einarbeitung': 'die Zeit, in der man eine neue Arbeit lernt',
    'die Herausforderung': 'etwas Schwieriges und Interessantes',
    'die Stelle': 'der Platz in einer Firma',
  }),
  steps: [
    step(
      'Erzählen Sie zuerst bitte etwas über sich. Was haben Sie bisher gemacht?',
      [],
      'Sprich über Schule, Ausbildung und Arbeit: „Ich habe … gearbeitet“.',
      'Ich habe vor zwei Jahren die Schule beendet und arbeite seitdem in einem Hotel.',
    ),
    step(
      'Danke. Warum haben Sie sich bei einem Reiseunternehmen beworben?',
      [],
      'Sag, was dich daran interessiert: „Mich interessiert …, weil …“.',
      'Mich haben andere Länder schon immer interessiert, und ich helfe gern Menschen.',
    ),
    step(
      'Was ist Ihre größte Stärke? Geben Sie mir bitte ein Beispiel.',
      [
        'Beispiel|wenn|als|einmal|geduldig|Geduld|organisier*|freundlich|ruhig|ruhe|schnell|lerne|lernen|Team|zuhören|Druck|Sprachen|zuverlässig|kreativ|Stärke|helfe|Lösung*|pünktlich|arbeite|kommuni*|fleißig|flexibel|ehrlich|genau|bin',
      ],
      'Nenne eine Stärke, und erzähl, wann sie dir geholfen hat.',
      'Ich bleibe unter Druck ruhig. Zum Beispiel war unser Hotel einmal überbucht, und ich habe eine Lösung gefunden.',
    ),
    step(
      'Und was fällt Ihnen noch schwer?',
      [],
      'Wähle etwas Kleines, und sag, was du dagegen tust.',
      'Es fällt mir schwer, vor vielen Leuten zu sprechen, deshalb übe ich das.',
    ),
    step(
      'Stellen Sie sich vor, ein Kunde schreit Sie am Telefon an, weil sein Flug ausfällt. Was würden Sie tun?',
      [
        'würde|ruhig|ruhe|zuhören|leid|entschuldig*|erkläre*|helfen|Lösung|anderen|Flug|suche*|frage*|verstehe*|Verständnis|Hotel|Geld|biete*|anbieten|Kunde*|beruhig*',
      ],
      'Benutze „Ich würde …“. Was kommt zuerst, was danach?',
      'Ich würde zuerst ruhig zuhören und dann einen anderen Flug suchen.',
    ),
    step(
      'Seit der Anzeige hat sich etwas geändert: Wir brauchen jemanden auch an zwei Abenden in der Woche. Was sagen Sie dazu?',
      [
        'Abend*|kein Problem|Problem|ja|nein|möglich|könnte|wenn|Familie|Kurs|lieber|Tage|welche*|flexibel|schwierig|darauf an|einverstanden|passt|geht|gut',
      ],
      'Sag, ob das geht und worauf es ankommt.',
      'Das wäre möglich, wenn ich die Tage früh genug wüsste.',
    ),
    step(
      'Das verstehe ich. Was möchten Sie von uns wissen?',
      [
        'wie|was|wann|wer|gibt|ist|sind|wird|kann|könnte|haben|welche*|Gehalt|Einarbeitung|Team|anfangen|Arbeitszeit|Urlaub*|nichts|nein',
      ],
      'Frag nach dem Team, der Einarbeitung oder dem Gehalt.',
      'Wie groß ist das Team, und gibt es am Anfang eine Einarbeitung?',
    ),
    step(
      'Wir sind neun, und die Einarbeitung dauert zwei Wochen. Wann könnten Sie anfangen, und was möchten Sie verdienen?',
      [
        '#|Monat|Woche*|anfangen|könnte|sofort|bald|nächste*|Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Euro|tausend|Gehalt|verdienen|ab',
      ],
      'Nenne ein Datum, und sag höflich, was du erwartest.',
      'Ich könnte nächsten Monat anfangen und würde gern etwa zweitausendfünfhundert Euro verdienen.',
    ),
  ],
  starters: [
    'Guten Tag. Vielen Dank für die Einladung.',
    'Freut mich, Sie kennenzulernen.',
    'Ich freue mich sehr, hier zu sein.',
  ],
  opening_message: 'Guten Tag, und danke, dass Sie gekommen sind. Ich hoffe, Sie haben gut hergefunden.',
  correction: 'at_the_end',
})
