import type { Template } from '#contract/teaching/chatbots.ts'
import { step, template, words } from '#server/chatbots/templates/write.ts'

export const smallTalk: readonly Template[] = [
  template({
    id: 'small-talk-a2',
    name: 'Der neue Nachbar',
    language: 'de',
    level: 'A2',
    description: 'Nebenan ist jemand eingezogen. Sag Hallo, und lernt euch kennen.',
    role: 'Ein neuer Nachbar in einem Haus in Graz',
    scenario:
      'Ihr trefft euch vor dem Haus. Dein Nachbar ist gestern eingezogen und kennt noch niemanden. Ihr habt beide ein paar Minuten Zeit.',
    goals: [
      'Ich kann mich vorstellen.',
      'Ich kann über Familie, Freizeit und Wohnen sprechen.',
      'Ich kann Gegenfragen stellen.',
      'Ich kann etwas vorschlagen.',
    ],
    grammar: ['Präsens', 'Fragen mit und ohne Fragewort', 'Wollen wir …? / Hast du Lust …?'],
    vocabulary: words({
      'der Nachbar': 'jemand, der neben dir wohnt',
      nebenan: 'in der Wohnung daneben',
      einziehen: 'anfangen, irgendwo zu wohnen',
      'die Freizeit': 'die Zeit ohne Arbeit und Schule',
      'das Hobby': 'etwas, was man gern macht',
      'das Haustier': 'ein Tier, das bei dir wohnt',
      'spazieren gehen': 'gehen, weil es schön ist',
      'die Bäckerei': 'dort kauft man Brot',
      'das Wetter': 'Sonne, Regen, Wind',
      'in der Nähe': 'nicht weit weg',
      einladen: 'jemanden bitten, zu kommen',
      'bis bald': 'auf Wiedersehen, bis zum nächsten Mal',
    }),
    steps: [
      step(
        'Ich wohne seit gestern hier. Und wer bist du?',
        ['*'],
        'Sag deinen Namen: „Ich bin …“.',
        'Hallo, ich bin Sofia. Freut mich!',
      ),
      step(
        'Freut mich auch! Wohnst du schon lange hier?',
        ['ja|nein|seit|Jahr*|Monat*|Woche*|immer|#|geboren|lange|erst|schon|nicht'],
        'Sag, wie lange: „Seit … Jahren“.',
        'Ja, ich wohne seit fünf Jahren hier.',
      ),
      step(
        'Und mit wem wohnst du zusammen?',
        [
          'allein|mit|Familie|Mutter|Vater|Eltern|Bruder|Brüder*|Schwester*|Freund*|Hund|Katze|Mann|Frau|Kinder*|Sohn|Tochter|niemand*|WG|Mitbewohner*|Oma|Großmutter|Partner*',
        ],
        'Erzähl von deiner Familie, deinen Freunden oder deinen Haustieren.',
        'Ich wohne mit meinen Eltern und unserer Katze zusammen.',
      ),
      step(
        'Schön! Ich fahre gern Rad und koche gern. Was machst du in deiner Freizeit?',
        [],
        'Sag zwei Dinge: „Ich … gern.“',
        'Ich schwimme gern und spiele oft Gitarre.',
      ),
      step(
        'Das mache ich manchmal auch! Ich kenne mich hier noch nicht aus. Wo kann ich gutes Brot kaufen?',
        [
          'Bäckerei|Bäcker|Laden|Geschäft|Supermarkt|Markt|Straße|Ecke|Nähe|neben|da|dort|Zentrum|Bahnhof|gegenüber|links|rechts|Platz|gibt',
        ],
        'Nenne einen Ort: „Neben … gibt es …“.',
        'Neben dem Bahnhof gibt es eine gute Bäckerei.',
      ),
      step(
        'Danke! Und möchtest du mich auch etwas fragen?',
        ['was|wo|wer|wie|woher|hast|bist|kannst|warum|wann|welche*|magst|arbeitest|wohnst|kommst|machst|du|dir|nein'],
        'Frag nach der Arbeit, der Familie oder den Hobbys.',
        'Ja. Woher kommst du, und was arbeitest du?',
      ),
      step(
        'Ich komme aus einem Dorf in den Bergen und bin Krankenpfleger. Oh, es fängt an zu regnen! Wollen wir mal zusammen einen Tee trinken?',
        [
          'ja|gern*|klar|schön|Idee|wann|Samstag|Sonntag|morgen|Wochenende|leider|nein|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Lust|Zeit|kann|super',
        ],
        'Sag Ja, und schlag einen Tag vor.',
        'Ja, gern! Hast du am Samstagnachmittag Zeit?',
      ),
    ],
    starters: ['Hallo! Bist du neu hier?', 'Hallo! Brauchst du Hilfe?', 'Guten Morgen! Schönes Wetter heute.'],
    opening_message: 'Oh, hallo! Ich glaube, wir sind Nachbarn.',
    correction: 'prompt',
  }),
  template({
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
          'nach|bis|fahre|Berlin|Hause|Ende|Bahnhof|Freund*|Familie|besuche|Arbeit|Stadt|Urlaub|Schwester|Bruder|nächste*|zu',
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
          'ja|nein|Anschluss|verpasse|spät|warte*|Problem|Schwester|anrufen|Zeit|eilig|Glück|macht|nichts|schlimm|Termin|bisschen|umsteigen|egal',
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
  }),
]
