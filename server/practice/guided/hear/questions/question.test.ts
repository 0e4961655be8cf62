import { expect, test } from 'vitest'
import { questionIn } from './question.ts'

const rows: readonly [language: string, says: string, again: string][] = [
  ['fr', 'Très bien. Avec du sucre ?', 'Avec du sucre ?'],
  [
    'fr',
    'Voilà ! Le menu est à douze euros. Vous prenez quoi ? Le poisson est frais.',
    'Vous prenez quoi ? Le poisson est frais.',
  ],
  ['es', 'Son 3.50 euros. ¿Paga con tarjeta?', '¿Paga con tarjeta?'],
  ['de', 'Gut. Guten Tag, Frau Dr. Weber, wie geht es Ihnen?', 'Guten Tag, Frau Dr. Weber, wie geht es Ihnen?'],
  ['el', 'Ωραία. Θέλετε ζάχαρη;', 'Θέλετε ζάχαρη;'],
  ['ja', 'いいですね。何にしますか？', '何にしますか？'],
  ['ar', 'جيد جدا. ماذا تريد؟', 'ماذا تريد؟'],
  ['en', 'Nice. He asked “Why?” Tell me.', 'He asked “Why?” Tell me.'],
  ['en', 'Well. Tell me; about it.', 'Well. Tell me; about it.'],
]

test.each(rows)('%s “%s” is asked again as “%s”', (language, says, again) => {
  expect(questionIn(says, language)).toBe(again)
})
