import type { Rule } from '#server/analysis/grammar/rule.ts'

const hours = 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici'
const days = 'lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica'

/** The time by the clock, days, and how long. */
export const clock: readonly Rule[] = [
  {
    id: 'it.agreement.what_time',
    kind: 'agreement',
    pattern: ['^ [che ora sono] ?', ', [che ora sono] ?', '^ [che ore è] ?', ', [che ore è] ?'],
    better: ({ marked }) => (marked[1]?.lower === 'ora' ? 'che ore sono' : 'che ora è'),
    why: 'clock_number',
    wrong: [
      ['Che ora sono?', 'Che ore sono?'],
      ['Che ore è?', 'Che ora è?'],
      ['Scusi, che ora sono?', 'Scusi, che ore sono?'],
    ],
    right: ['Che ore sono?', 'Che ora è?', 'A che ora sono aperti i negozi?'],
  },
  {
    id: 'it.agreement.it_is_hours',
    kind: 'agreement',
    pattern: [`^ [è] le ${hours}`, "^ [sono] l' una $|e", `^ adesso|ora|già [è] le ${hours}`],
    better: ({ marked }) => (marked[0]?.lower === 'è' ? 'sono' : 'è'),
    why: 'clock_number',
    wrong: [
      ['È le tre.', 'Sono le tre.'],
      ["Sono l'una.", "È l'una."],
      ['Adesso è le otto e mezza.', 'Adesso sono le otto e mezza.'],
    ],
    right: ['Sono le tre.', "È l'una.", 'È la prima volta.', 'Sono le otto e mezza.'],
  },
  {
    id: 'it.preposition.at_hours',
    kind: 'preposition',
    pattern: [`[a le] ${hours}`, `[da le] ${hours}`, '[a una] $', '[alla una]'],
    better: ({ marked }) => {
      const hasOne = marked.at(-1)?.lower === 'una'
      return hasOne ? "all'una" : marked[0]?.lower === 'a' ? 'alle' : 'dalle'
    },
    why: 'at_hours',
    wrong: [
      ['La lezione comincia a le nove.', 'La lezione comincia alle nove.'],
      ['Apriamo a le dieci.', 'Apriamo alle dieci.'],
      ['Lavoro da le otto.', 'Lavoro dalle otto.'],
    ],
    right: ['La lezione comincia alle nove.', "Mangio all'una.", 'Le nove sono passate.'],
  },
  {
    id: 'it.extra_word.hours',
    kind: 'extra_word',
    pattern: [`le|alle ${hours} e mezzo|mezza [ora|ore]`, `alle ${hours} [ore] $`],
    better: '',
    why: 'no_ore',
    wrong: [
      ['Sono le sette e mezzo ora.', 'Sono le sette e mezzo.'],
      ['Vengo alle sette ore.', 'Vengo alle sette.'],
      ['Mangio alle otto e mezza ore.', 'Mangio alle otto e mezza.'],
    ],
    right: ['Vengo alle ore sette.', 'Dormo sette ore.', 'Sono le sette e mezzo.'],
  },
  {
    id: 'it.extra_word.to_day',
    kind: 'extra_word',
    pattern: `=vedere|=incontrare|=sentire<verb> [a] ${days}`,
    better: '',
    why: 'day_bare',
    wrong: [
      ['Ci vediamo a lunedì.', 'Ci vediamo lunedì.'],
      ['Ci sentiamo a sabato.', 'Ci sentiamo sabato.'],
      ['Ci incontriamo a venerdì.', 'Ci incontriamo venerdì.'],
    ],
    right: ['Ci vediamo lunedì.', 'A lunedì!', 'Ci vediamo a pranzo.'],
  },
  {
    id: 'it.word_choice.ago',
    kind: 'word_choice',
    pattern: [
      '<verb part> *{0,3} <num> anni|mesi|giorni|settimane|ore [da] $',
      '<verb part> *{0,3} # anni|mesi|giorni|settimane|ore [da] $',
    ],
    better: 'fa',
    why: 'ago_fa',
    wrong: [
      ['Sono arrivato due anni da.', 'Sono arrivato due anni fa.'],
      ['Ho cominciato tre mesi da.', 'Ho cominciato tre mesi fa.'],
      ["L'ho visto 5 giorni da.", "L'ho visto 5 giorni fa."],
    ],
    right: ['Sono arrivato due anni fa.', 'Sono qui da due anni.', 'Ho finito un mese fa.'],
  },
]
