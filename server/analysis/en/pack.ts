import { acts } from './acts.ts'
import { entities } from './entities.ts'
import { foldText } from '#server/analysis/fold.ts'
import type { LanguagePack } from '#server/analysis/pack.ts'
import { fromGerman } from './from/de.ts'
import { fromSpanish } from './from/es.ts'
import { fromFrench } from './from/fr.ts'
import { fromItalian } from './from/it.ts'
import { fromPortuguese } from './from/pt.ts'
import { misspellings } from './lexicon/misspellings.ts'
import { rules } from './rules/all.ts'
import { why } from './why.ts'

const prefix = /^(?:un|re|non|over|under|super|anti|multi|mis|sub)(?=.{5})/

// The dictionaries lack some plurals, and words such as "untrusted".
const isBuiltWord = (word: string, isKnown: (part: string) => boolean) =>
  (prefix.test(word) && isKnown(word.replace(prefix, ''))) || (/^.{5,}[^s]s$/.test(word) && isKnown(word.slice(0, -1)))

/** English, British and American. */
export const pack: LanguagePack = {
  language: 'en',
  tokens: {
    elided: new Set(),
    afterHyphen: new Set(),
    fromApostrophe: new Set(["'m", "'re", "'s", "'ve", "'ll", "'d"]),
  },
  misspelt: misspellings,
  isWord: (word, isKnown) =>
    word.includes('-') ||
    isBuiltWord(word.toLowerCase(), isKnown) ||
    (/\P{ASCII}/u.test(word) && !isKnown(foldText(word.toLowerCase()))),
  settlings: [
    { pattern: 'a|an|the|my|your|his|its|our|their [<noun>] !<noun>', keep: 'noun' },
    { pattern: 'i|he|she|we|they <adv>? [<verb>]', keep: 'verb' },
    { pattern: 'to [<verb inf>] me|you|him|her|it|us|them|my|your|a|an|the', keep: 'verb' },
    { pattern: '<modal> not? <pron subj>? [<verb inf>]', keep: 'verb' },
    { pattern: "don't|doesn't|didn't [<verb>]", keep: 'verb' },
  ],
  rules,
  from: { es: fromSpanish, de: fromGerman, fr: fromFrench, pt: fromPortuguese, it: fromItalian },
  why,
  acts,
  entities,
}
