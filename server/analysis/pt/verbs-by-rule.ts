import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { irregularFormOf, type RegularEnding } from '#server/analysis/lexicon/regular-forms.ts'

const afterStem: readonly RegularEnding[] = [
  [/o$/, 'pres 1s'],
  [/[ae]$/, 'pres 3s'],
  [/[aei]mos$/, 'pres 1p'],
  [/[ae]m$/, 'pres 3p'],
  [/(?:ei|i)$/, 'pret 1s'],
  [/(?:ou|eu|iu)$/, 'pret 3s'],
  [/[aei]ram$/, 'pret 3p'],
  [/[ai]do$/, 'participle masc sg'],
  [/[ai]da$/, 'participle fem sg'],
  [/[aei]ndo$/, 'gerund'],
]
const afterInfinitive: readonly RegularEnding[] = [
  [/ei$/, 'fut 1s'],
  [/á$/, 'fut 3s'],
  [/emos$/, 'fut 1p'],
  [/ão$/, 'fut 3p'],
  [/ia$/, 'cond 1s'],
  [/iam$/, 'cond 3p'],
]

/** A form that a learner made by the rule of regular verbs: "fazi", "trazeu", "abrido". */
export const formByRule = (word: string, lexicon: Lexicon): string | null =>
  irregularFormOf(word, lexicon, { infinitives: ['ar', 'er', 'ir'], afterStem, afterInfinitive })
