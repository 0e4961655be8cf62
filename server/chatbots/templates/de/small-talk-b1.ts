import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalkB1 = template({
  id: 'small-talk-b1',
  name: 'Gespräch im Zug',
  language: 'de',
  level: 'B1',
  description: 'Eine lange Zugfahrt und eine nette Person neben dir. Halte das Gespräch in Gang.',
  role: 'Mitreisende in einem Zug von München nach Berlin',
  scenario:
    'Ihr sitzt beide am Fenster und habt noch Stunden vor euch. Der Zug bleibt auf freier Strecke stehen, und ihr kommt ins Gespräch: über Reisen, zu Hause und Pläne.',
  goals: [
    'Ich kann ein Gespräch beginnen und weiterführen.',
    'Ich kann eine kleine Geschichte von einer Reise erzählen.',
    'Ich kann meine Meinung sagen und nach der anderen fragen.',
    'Ich kann mich höflich verabschieden.',
  ],
  grammar: ['Perfekt und Präteritum beim Erzählen', 'während und als', 'ich auch / ich auch nicht'],
  vocabulary: words({
    'die Verspätung': 'wenn etwas später kommt als geplant',
    'die Strecke': 'der Weg zwischen zwei Orten',
    'die Landschaft': 'was man von der Natur sieht',
    'stehen bleiben': 'nicht weiterfahren',
    'die Durchsage': 'was eine Stimme allen im Zug sagt',
    'der Anschluss': 'der nächste Zug, den man erreichen will',
    'im Ausland': 'in einem anderen Land',
    aufwachsen: 'als Kind irgendwo leben',
    'das Heimweh': 'man ist traurig, weil man nicht zu Hause ist',
    'sich lohnen': 'gut genug sein für die Mühe',
    'die Zeit vertreiben': 'etwas tun, während man wartet',
    umsteigen: 'von einem Zug in einen anderen gehen',
  }),
  steps: [
    step(
      'Darf ich fragen, wohin Sie heute fahren?',
      [
        'nach|bis|fahre|Berlin|*hause|Ende|Bahnhof|Freund*|Familie|besuche|Arbeit|Stadt|Urlaub|Schwester|Bruder|nächste*|zu',
      ],
      'Sag, wohin und warum.',
      'Ich fahre bis Berlin und besuche meine Schwester.',
    ),
    step(
      'Wie schön. Fahren Sie oft mit dem Zug?',
      ['ja|nein|oft|selten|nie|manchmal|meistens|Zug|Auto|Flugzeug|Bus|lieber|fast|immer|Rad|ersten Mal|weil|fliege'],
      'Sag, wie oft, und vergleiche mit etwas anderem.',
      'Ja, ziemlich oft. Ich fahre lieber Zug, weil ich dann lesen kann.',
    ),
    step(
      'Ich auch. Haben Sie die Durchsage gehört? Wir bleiben eine halbe Stunde stehen. Ist das schlimm für Sie?',
      [
        'ja|nein|Anschluss|verpasse|spät|warte*|Problem|Schwester|anrufen|Zeit|eilig|Glück|macht|*nichts|schlimm|Termin|bisschen|umsteigen|egal',
      ],
      'Sag, was das für deine Pläne bedeutet.',
      'Ein bisschen. Ich verpasse wahrscheinlich meinen Anschluss.',
    ),
    step(
      'Dann vertreiben wir uns die Zeit. Was war Ihre schönste Reise?',
      [],
      'Erzähl, wo du warst, mit wem, und was besonders war.',
      'Vor zwei Jahren war ich mit meinem Vater in Norwegen. Wir haben Polarlichter gesehen.',
    ),
    step(
      'Das klingt wunderbar. Ist dabei auch etwas schiefgegangen?',
      [],
      'Erzähl eine kleine Geschichte: „Während wir …, …“.',
      'Ja! Während wir geschlafen haben, hat jemand aus Versehen unsere Schuhe mitgenommen.',
    ),
    step(
      'Das gibt es doch nicht! Ich bin in einem winzigen Dorf aufgewachsen und lebe jetzt in München. Wo würden Sie lieber leben, auf dem Land oder in einer großen Stadt?',
      ['Stadt|Land|Dorf|beides|weder|groß*|klein*|Meer|lieber|leben|ruhig*|weil|Großstadt|See'],
      'Entscheide dich, gib einen Grund, und frag zurück.',
      'Ich würde lieber auf dem Land leben, weil es ruhiger ist. Und Sie, gefällt Ihnen München?',
    ),
    step(
      'Es hat gute und schlechte Seiten. Schauen Sie, wir fahren wieder! Was machen Sie als Erstes, wenn Sie ankommen?',
      [
        'esse*|schlafe*|rufe|anrufen|treffe*|gehe*|trinke*|sehe|spazieren|Schwester|Familie|Freund*|Hotel|dusche*|Bett|Kaffee|Abendessen|ausruhen|umarme*|besuche',
      ],
      'Sag: „Als Erstes … ich …“.',
      'Als Erstes esse ich mit meiner Schwester und erzähle ihr von dieser Fahrt.',
    ),
    step(
      'Ich steige an der nächsten Station aus. Es war schön, mit Ihnen zu sprechen.',
      [
        'schön|Freude|tschüs|tschüss|alles Gute|Wiedersehen|Reise|Fahrt|Tag|danke|auch|Glück|kennen*|gute*|gefreut|ebenfalls|gleichfalls|Abend',
      ],
      'Verabschiede dich, und wünsche etwas Schönes.',
      'Mich hat es auch gefreut. Gute Reise noch!',
    ),
  ],
  starters: [
    'Guten Tag! Ist hier noch frei?',
    'Schöne Landschaft, nicht wahr?',
    'Hallo! Haben wir schon wieder Verspätung?',
  ],
  opening_message:
    'Guten Tag! Setzen Sie sich ruhig, ich nehme meine Tasche weg. Das wird eine lange Fahrt, nicht wahr?',
  correction: 'prompt',
})
