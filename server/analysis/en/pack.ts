import type { LanguagePack } from '#server/analysis/pack.ts'
import { misspellings } from './lexicon/misspellings.ts'
import { rules } from './rules/all.ts'
import { why } from './why.ts'

/** English, British and American. */
export const pack: LanguagePack = {
  language: 'en',
  tokens: {
    elided: new Set(),
    afterHyphen: new Set(),
    fromApostrophe: new Set(["'m", "'re", "'s", "'ve", "'ll", "'d"]),
  },
  misspelt: misspellings,
  isWord: (word) => word.includes('-'),
  settlings: [
    { pattern: 'a|an|the|my|your|his|its|our|their [<noun>] !<noun>', keep: 'noun' },
    { pattern: 'i|he|she|we|they <adv>? [<verb>]', keep: 'verb' },
    { pattern: 'to [<verb inf>] me|you|him|her|it|us|them|my|your|a|an|the', keep: 'verb' },
    { pattern: '<modal> not? <pron subj>? [<verb inf>]', keep: 'verb' },
    { pattern: "don't|doesn't|didn't [<verb>]", keep: 'verb' },
  ],
  rules,
  from: {},
  why,
}
