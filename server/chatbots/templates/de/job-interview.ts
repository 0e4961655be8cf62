import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const jobInterview: readonly Template[] = [
  template({
    id: 'job-interview-a2',
    name: 'Ein Ferienjob',
    language: 'de',
    level: 'A2',
    description: 'Du möchtest im Sommer in einer Eisdiele arbeiten. Sprich über dich und über die Arbeit.',
    role: 'Besitzerin einer Eisdiele in Konstanz am Bodensee',
    scenario:
      'Im Fenster hängt ein Zettel: „Hilfe für den Sommer gesucht“. Du gehst hinein und fragst. Die Besitzerin hat zehn Minuten Zeit und möchte dich kennenlernen.',
    goals: [
      'Ich kann mich vorstellen.',
      'Ich kann sagen, was ich gut kann.',
      'Ich kann sagen, wann ich Zeit habe.',
      'Ich kann Fragen zu einer Arbeit stellen.',
    ],
    grammar: ['Präsens', 'können', 'gern + Verb', 'am + Wochentag'],
    vocabulary: words({
      bedienen: 'den Gästen bringen, was sie bestellen',
      'der Gast': 'jemand, der im Café isst oder trinkt',
      freundlich: 'nett zu anderen',
      pünktlich: 'nicht zu spät',
      'die Schicht': 'die Stunden, die man am Tag arbeitet',
      'pro Stunde': 'für jede Stunde',
      'das Team': 'Leute, die zusammen arbeiten',
      aufräumen: 'alles an seinen Platz stellen',
      'die Erfahrung': 'was man schon gemacht hat',
      verdienen: 'Geld für Arbeit bekommen',
      'das Wochenende': 'Samstag und Sonntag',
      anfangen: 'beginnen',
    }),
    steps: [
      step(
        'Erzähl mir ein bisschen von dir. Wer bist du, und was machst du?',
        [],
        'Sag deinen Namen und ob du zur Schule gehst oder arbeitest: „Ich heiße …, und ich …“.',
        'Ich heiße Marco, und ich gehe hier in Konstanz zur Schule.',
      ),
      step(
        'Freut mich! Warum möchtest du bei uns arbeiten?',
        [
          'weil|denn|gern|mag|möchte|will|Eis|Geld|Leute|Menschen|See|Sommer|lernen|Deutsch|Freund*|arbeiten|Ferien|Spaß|nah|liebe',
        ],
        'Gib einen Grund mit „weil“.',
        'Weil ich gern mit Menschen arbeite und Eis liebe.',
      ),
      step(
        'Was kannst du gut?',
        [
          'kann|gut|bin|freundlich|schnell|rechnen|Mathe|Zahlen|Leute*|Menschen|Sprache*|helfen|arbeiten|kochen|putzen|aufräumen|sprechen|pünktlich|Team|Musik|Computer|organisieren|spielen',
        ],
        'Sag, was du gut kannst: „Ich kann gut …“ oder „Ich bin …“.',
        'Ich bin freundlich und kann schnell arbeiten.',
      ),
      step(
        'Hast du schon einmal gearbeitet oder jemandem bei der Arbeit geholfen?',
        [
          'ja|nein|nie|noch nicht|gearbeitet|geholfen|helfe|Eltern|Mutter|Vater|Laden|Geschäft|Schule|Kinder|Garten|Freund*|Onkel|Tante|Familie|einmal|Sommer|Hause|manchmal',
        ],
        'Erzähl etwas, was du gemacht hast, oder sag „noch nie“ und wie du zu Hause hilfst.',
        'Ja, ich helfe manchmal meinem Onkel in seinem Laden.',
      ),
      step(
        'Ein kleiner Test: Ein Gast sagt, das ist das falsche Eis. Was sagst du?',
        [
          'leid|Entschuldigung|Problem|neues|anderes|welches|Moment|bringe|gebe|mache|natürlich|klar|Fehler|was|sofort|tausche',
        ],
        'Sei höflich: Entschuldige dich und sag, was du machst.',
        'Das tut mir leid! Ich bringe Ihnen sofort ein neues.',
      ),
      step(
        'Sehr gut! Wir haben jeden Tag von zehn bis acht offen. Wann kannst du arbeiten?',
        [
          'Montag*|Dienstag*|Mittwoch*|Donnerstag*|Freitag*|Samstag*|Sonntag*|Wochenende|Tag*|Woche|Vormittag|Nachmittag|Abend|immer|Juli|August|Juni|#|Ferien|jeden|Uhr',
        ],
        'Sag Tage und Uhrzeiten.',
        'Ich kann samstags und sonntags von zehn bis vier arbeiten.',
      ),
      step(
        'Das passt gut. Hast du noch Fragen an mich?',
        ['wie|wann|was|wo|wer|kann|muss|gibt|ist|viel|Stunde|Geld|verdiene|anfangen|Kleidung|nein|bekomme|darf'],
        'Frag nach dem Geld, der Kleidung oder dem ersten Tag.',
        'Wie viel verdiene ich pro Stunde, und wann kann ich anfangen?',
      ),
    ],
    starters: [
      'Hallo! Ich habe Ihren Zettel gesehen.',
      'Guten Tag. Suchen Sie noch jemanden?',
      'Hallo, ich möchte nach dem Ferienjob fragen.',
    ],
    opening_message: 'Hallo! Du kommst wegen des Ferienjobs? Schön, setzen wir uns kurz.',
    correction: 'prompt',
  }),
  template({
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
  }),
]
