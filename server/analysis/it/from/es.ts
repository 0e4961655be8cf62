import type { Rule } from '#server/analysis/grammar/rule.ts'
import { has } from '#server/analysis/it/match.ts'

/** What speakers of Spanish bring along. */
export const fromEs: readonly Rule[] = [
  {
    id: 'it.from_es.mi',
    kind: 'agreement',
    pattern: '[mi] <noun sg -adj>',
    better: ({ words }) => {
      const [noun] = words(1)
      if (has(noun, 'verb') || has(noun, 'adv') || has(noun, 'pron')) return null
      const isFamily = /^(?:madre|padre|fratello|sorella|marito|moglie|zio|zia|nonno|nonna|figlio|figlia)$/.test(
        noun?.lower ?? '',
      )
      const isFeminine = has(noun, 'noun', 'fem')
      return `${isFamily ? '' : isFeminine ? 'la ' : 'il '}${isFeminine ? 'mia' : 'mio'}`
    },
    why: 'possessive',
    wrong: [
      ['Mi madre lavora.', 'Mia madre lavora.'],
      ['Mi padre abita qui.', 'Mio padre abita qui.'],
      ['Questa è mi sorella.', 'Questa è mia sorella.'],
    ],
    right: ['Mi chiamo Ana.', 'Mi piace.', 'Mia madre lavora.'],
  },
  {
    id: 'it.from_es.ago',
    kind: 'word_order',
    pattern: [
      '[fa # anni|mesi|giorni|settimane]',
      '[fa due|tre|quattro|cinque|un|una|molti anni|mesi|giorni|settimane|mese|anno|settimana]',
    ],
    better: ({ marked }) =>
      `${marked
        .slice(1)
        .map(({ text }) => text)
        .join(' ')} fa`,
    why: 'ago',
    wrong: [
      ['Sono arrivato fa due anni.', 'Sono arrivato due anni fa.'],
      ['Ci siamo visti fa tre mesi.', 'Ci siamo visti tre mesi fa.'],
      ['È partito fa una settimana.', 'È partito una settimana fa.'],
    ],
    right: ['Due anni fa.', 'Mi fa male.', 'Fa caldo.'],
  },
  {
    id: 'it.from_es.personal_a',
    kind: 'extra_word',
    pattern: '=vedere|=conoscere|=amare|=visitare|=chiamare|visto|conosciuto|chiamato [a] mio|mia|miei',
    better: '',
    why: 'direct',
    wrong: [
      ['Ho visto a mia madre.', 'Ho visto mia madre.'],
      ['Amo a mio marito.', 'Amo mio marito.'],
      ['Ho chiamato a mio padre.', 'Ho chiamato mio padre.'],
    ],
    right: ['Ho visto mia madre.', 'Scrivo a mia madre.', 'Parlo a mio padre.'],
  },
  {
    id: 'it.from_es.and',
    kind: 'word_choice',
    pattern: ['[y] *', '[muy] *'],
    better: ({ marked }) => ({ y: 'e', pero: 'ma', muy: 'molto' })[marked[0]?.lower ?? ''] ?? null,
    why: 'spanish_word',
    wrong: [
      ['Marta y Luca sono qui.', 'Marta e Luca sono qui.'],
      ['È muy bello.', 'È molto bello.'],
      ['Io y tu andiamo.', 'Io e tu andiamo.'],
    ],
    right: ['Marta e Luca.', 'Molto bello.', 'Però non posso.'],
  },
  {
    id: 'it.from_es.burro',
    kind: 'false_friend',
    pattern: ['[salire] di|con|da casa|gli|i|amici', '[salire] presto|tardi|spesso? di casa'],
    better: 'uscire',
    why: 'false_friend',
    wrong: [
      ['Mi piace salire con gli amici.', 'Mi piace uscire con gli amici.'],
      ['Voglio salire con amici.', 'Voglio uscire con amici.'],
      ['Devo salire di casa.', 'Devo uscire di casa.'],
    ],
    right: ['Mi piace uscire con gli amici.', 'Salire le scale.', 'Salire in treno.'],
  },
]
