import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has, isFinite } from '#server/analysis/it/match.ts'

const places = 'in|a|al|alla|nel|nella|sul|sulla|di|da|dal|sempre|già|ancora|qui|qua|lì|molto|troppo|così|per|con'

/** Accents and capitals of words that exist. */
export const moreAccents: readonly Rule[] = [
  {
    id: 'it.accents.faro',
    kind: 'accents',
    pattern: [
      'stasera|domani|dopo|poi|oggi|non|io|mi|ti|gli [faro] *',
      '^ [faro] un|una|il|la|i|le|colazione|tardi|sport',
    ],
    better: 'farò',
    why: 'accent',
    wrong: [
      ['Domani faro la spesa.', 'Domani farò la spesa.'],
      ['Non faro tardi.', 'Non farò tardi.'],
      ['Faro una torta.', 'Farò una torta.'],
    ],
    right: ['Il faro è sulla costa.', 'Domani farò la spesa.', 'Un faro rosso.'],
  },
  {
    id: 'it.accents.ne',
    kind: 'accents',
    pattern: [
      '[ne] <noun> ne|né <noun>',
      'ne|né <noun> [ne] <noun>',
      '[ne] io|tu|lui|lei ne|né io|tu|lui|lei',
      'ne|né io|tu|lui|lei [ne] io|tu|lui|lei',
      '[ne] <adj> ne|né <adj>',
      'ne|né <adj> [ne] <adj>',
    ],
    better: 'né',
    why: 'accent',
    wrong: [
      ['Non mangio ne carne ne pesce.', 'Non mangio né carne né pesce.'],
      ['Non è ne bello ne brutto.', 'Non è né bello né brutto.'],
      ['Non ho ne tempo né soldi.', 'Non ho né tempo né soldi.'],
    ],
    right: ['Ne ho due.', 'Non mangio né carne né pesce.', 'Me ne vado.'],
  },
  {
    id: 'it.accents.there',
    kind: 'accents',
    pattern: [
      '[li] $',
      '[li] ?|,|.|!',
      '~il|nota|di [la] $',
      '^ [la] , in|vicino|davanti|dietro|sopra|sotto',
      'di|da [la] $',
      'da [li] *',
    ],
    better: ({ marked, written, beside }) =>
      beside(-1) === '' && marked[0]?.lower === 'li' && written.startsWith('L')
        ? null
        : `${written.slice(0, -1)}${marked[0]?.lower === 'li' ? 'ì' : 'à'}`.toLowerCase(),
    why: 'accent',
    wrong: [
      ['Abito li.', 'Abito lì.'],
      ['Il bagno è di la.', 'Il bagno è di là.'],
      ['Resto li, vicino alla porta.', 'Resto lì, vicino alla porta.'],
    ],
    right: ['Li vedo.', 'La vedo.', 'Abito lì.', 'La macchina è qui.'],
  },
  {
    id: 'it.accents.papa_start',
    kind: 'accents',
    pattern: ['^ [papa] è|ha|non|lavora|dorme|cucina|torna|sta|va|viene|dice|mi|ti|ci', 'ciao|caro|da|con|di [papa] $'],
    better: 'papà',
    why: 'accent',
    wrong: [
      ['Papa torna alle otto.', 'Papà torna alle otto.'],
      ['Papa è stanco.', 'Papà è stanco.'],
      ['Vado al parco con papa.', 'Vado al parco con papà.'],
    ],
    right: ['Il papa è a Roma.', 'Papà è stanco.', 'Papa Francesco abitava a Roma.'],
  },
  {
    id: 'it.accents.qual_e',
    kind: 'accents',
    pattern: ["[qual' è|era|e]"],
    better: ({ marked }) => `qual ${marked[1]?.lower === 'era' ? 'era' : 'è'}`,
    why: 'qual_e',
    wrong: [
      ["Qual'è il tuo nome?", 'Qual è il tuo nome?'],
      ["Non so qual'è la strada.", 'Non so qual è la strada.'],
      ["Qual'era il problema?", 'Qual era il problema?'],
    ],
    right: ['Qual è il tuo nome?', 'Quale vuoi?', 'Qual era il problema?'],
  },
  {
    id: 'it.accents.e_only_verb',
    kind: 'accents',
    pattern: [
      '<art> <noun>',
      '<art> <det poss> <noun>',
      'mio|mia|tuo|tua|suo|sua <noun>',
      'questo|questa <noun>',
      '<name>',
    ].map((subject) => `^ ${subject} [e] ${places} *`),
    // Where no other word can be the verb of the sentence.
    better: ({ sentence, marked }) => {
      const at = sentence.findIndex((one) => one === marked[0])
      const others = sentence.filter((_word, place) => place !== at)
      const rest = sentence.slice(at + 1)
      return others.some((word) => isFinite(word) && !has(word, 'noun') && !has(word, 'prep') && !has(word, 'adj')) ||
        rest.some(({ lower }) => lower === 'e' || lower === ',') ||
        rest.length < 3 ||
        /^(?:abbraccio|bacio|saluto|caffè|cappuccino|acqua|birra)$/.test(sentence[at - 1]?.lower ?? '') ||
        sentence.at(-1)?.text === '?'
        ? null
        : 'è'
    },
    why: 'e',
    wrong: [
      ['La banca e in centro.', 'La banca è in centro.'],
      ['Mia sorella e a scuola oggi.', 'Mia sorella è a scuola oggi.'],
      ['Il treno e sempre in ritardo.', 'Il treno è sempre in ritardo.'],
    ],
    right: ['Il pane e il latte.', 'La banca è in centro.', 'La mamma e a volte il papà vanno al parco.'],
  },
  {
    id: 'it.capital.name',
    kind: 'capital',
    pattern: '[<smallname>]',
    better: ({ written }) => (/^\p{Ll}/u.test(written) ? written.charAt(0).toUpperCase() + written.slice(1) : null),
    why: 'capital_name',
    wrong: [
      ['Mi chiamo anna.', 'Mi chiamo Anna.'],
      ['Mio fratello si chiama marco.', 'Mio fratello si chiama Marco.'],
      ['Mi chiamo sofia e ho vent’anni.', 'Mi chiamo Sofia e ho vent’anni.'],
    ],
    right: ['Mi chiamo Anna.', 'Come si chiama?', 'Ti chiamo domani.', 'Chiamo mia madre.'],
  },
  {
    id: 'it.capital.io',
    kind: 'capital',
    pattern: ['* [io] *', ', [io] *'],
    better: ({ written }) => (written === 'Io' ? 'io' : null),
    why: 'small_letter',
    wrong: [
      ['Domani Io lavoro.', 'Domani io lavoro.'],
      ['Quando torno, Io cucino.', 'Quando torno, io cucino.'],
      ['Tu e Io andiamo.', 'Tu e io andiamo.'],
    ],
    right: ['Io lavoro.', 'Ciao. Io sono Marta.', 'Domani io lavoro.'],
  },
]
