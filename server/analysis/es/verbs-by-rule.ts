import type { Lexicon } from '#server/analysis/lexicon/lexicon.ts'
import { irregularFormOf, type RegularEnding } from '#server/analysis/lexicon/regular-forms.ts'

const afterStem: readonly RegularEnding[] = [
  [/o$/, 'pres 1s'],
  [/[ae]s$/, 'pres 2s'],
  [/[ae]$/, 'pres 3s'],
  [/[aei]mos$/, 'pres 1p'],
  [/[ae]n$/, 'pres 3p'],
  [/[éí]$/, 'pret 1s'],
  [/[ai]ste$/, 'pret 2s'],
  [/i?ó$/, 'pret 3s'],
  [/(?:aron|i?eron)$/, 'pret 3p'],
  [/[ai]do$/, 'participle masc sg'],
  [/[ai]da$/, 'participle fem sg'],
  [/(?:ando|i?endo)$/, 'gerund'],
]
const afterInfinitive: readonly RegularEnding[] = [
  [/é$/, 'fut 1s'],
  [/ás$/, 'fut 2s'],
  [/á$/, 'fut 3s'],
  [/emos$/, 'fut 1p'],
  [/án$/, 'fut 3p'],
  [/ía$/, 'cond 1s'],
  [/ías$/, 'cond 2s'],
  [/ían$/, 'cond 3p'],
]

/** A form that a learner made by the rule of regular verbs: "andé", "poneré", "vido". */
export const formByRule = (word: string, lexicon: Lexicon): string | null =>
  irregularFormOf(word, lexicon, { infinitives: ['ar', 'er', 'ir'], afterStem, afterInfinitive })
