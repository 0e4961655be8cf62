import type { Rule } from '#server/analysis/grammar/rule.ts'

/** What speakers of English bring along. */
export const fromEn: readonly Rule[] = [
  {
    id: 'it.from_en.age',
    kind: 'word_choice',
    pattern: ['[sono] # anni !che', 'lui|lei|fratello|sorella|madre|padre [è] # anni'],
    better: ({ marked }) => (marked[0]?.lower === 'è' ? 'ha' : 'ho'),
    why: 'have',
    wrong: [
      ['Sono 30 anni.', 'Ho 30 anni.'],
      ['Mia sorella è 12 anni.', 'Mia sorella ha 12 anni.'],
      ['Lui è 40 anni.', 'Lui ha 40 anni.'],
    ],
    right: ['Ho 30 anni.', 'Sono 30 anni che abito qui.', 'Lui ha 40 anni.'],
  },
  {
    id: 'it.from_en.hot_cold',
    kind: 'word_choice',
    pattern: '^ io? [sono] freddo|caldo|freddi $',
    better: 'ho',
    why: 'have',
    wrong: [
      ['Sono freddo.', 'Ho freddo.'],
      ['Io sono caldo.', 'Io ho caldo.'],
      ['Sono caldo!', 'Ho caldo!'],
    ],
    right: ['Ho freddo.', 'Il caffè è freddo.', 'Sono calmo.'],
  },
  {
    id: 'it.from_en.since',
    kind: 'tense',
    pattern: [
      'abito|vivo|studio|lavoro|conosco <adv>? qui|italiano|a|in|il|la <name>? [per] # anni|mesi|settimane|giorni',
      'abito|vivo|studio|lavoro|conosco <adv>? qui|italiano|a|in|il|la <name>? [per] due|tre|quattro|cinque|dieci|molti anni|mesi|settimane|giorni',
    ],
    better: 'da',
    why: 'since',
    wrong: [
      ['Abito qui per tre anni.', 'Abito qui da tre anni.'],
      ['Studio italiano per due mesi.', 'Studio italiano da due mesi.'],
      ['Lavoro qui per 5 anni.', 'Lavoro qui da 5 anni.'],
    ],
    right: ['Abito qui da tre anni.', 'Ho abitato qui per tre anni.', 'Resto per due mesi.'],
  },
  {
    id: 'it.from_en.think_of',
    kind: 'preposition',
    pattern: '^ io? penso|pensiamo <adv>? [di] te|lui|lei|voi|loro $|ogni|sempre|spesso|tutto|,|e',
    better: 'a',
    why: 'one_preposition',
    wrong: [
      ['Penso di te.', 'Penso a te.'],
      ['Penso sempre di lei.', 'Penso sempre a lei.'],
      ['Pensiamo di voi ogni giorno.', 'Pensiamo a voi ogni giorno.'],
    ],
    right: ['Penso a te.', 'Che cosa pensi di lui?', 'Penso di partire.'],
  },
  {
    id: 'it.from_en.actually',
    kind: 'false_friend',
    pattern: ['[libreria] dell|della|pubblica', 'in [libreria] per studiare', '[libreria] pubblica|universitaria'],
    better: 'biblioteca',
    why: 'false_friend',
    wrong: [
      ['La libreria pubblica è chiusa.', 'La biblioteca pubblica è chiusa.'],
      ['Vado in libreria per studiare.', 'Vado in biblioteca per studiare.'],
      ['La libreria universitaria apre tardi.', 'La biblioteca universitaria apre tardi.'],
    ],
    right: ['Vado in biblioteca.', 'Compro un libro in libreria.', 'La libreria è grande.'],
  },
  {
    id: 'it.from_en.parents',
    kind: 'false_friend',
    pattern: ['i miei [parenti] si|sono sono|divorziati|separati|sposati', 'abito|vivo con i miei [parenti]'],
    better: 'genitori',
    why: 'false_friend',
    wrong: [
      ['Abito con i miei parenti.', 'Abito con i miei genitori.'],
      ['Vivo con i miei parenti a Bari.', 'Vivo con i miei genitori a Bari.'],
      ['Io vivo con i miei parenti.', 'Io vivo con i miei genitori.'],
    ],
    right: ['Abito con i miei genitori.', 'I parenti arrivano a Natale.', 'Ho molti parenti.'],
  },
]
