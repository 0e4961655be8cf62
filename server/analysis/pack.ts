import type { InterfaceLanguage } from '#contract/values/languages.ts'
import type { ActPack } from './acts/act.ts'
import type { EntityPack } from './entities/entity.ts'
import type { Rule } from './grammar/rule.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import type { TokenRules } from './tokens.ts'

/** The sentences that say why, each in every language of the interface; `{better}` and `{written}` are filled in. */
export type WhyBook = Readonly<Record<string, Readonly<Record<InterfaceLanguage, string>>>>

/** Where the words around it say which reading a word has: the marked word of the pattern keeps those with these tags. */
export interface Settling {
  pattern: string
  keep: string
}

/** What is known of a language whose spelling and grammar are checked. */
export interface LanguagePack {
  language: InterfaceLanguage
  tokens: TokenRules
  /** Nouns are written with a capital letter. */
  hasCapitalNouns?: boolean
  /** A word that the lexicon lacks and that is right all the same, such as a compound. */
  isWord?: (word: string, isKnown: (part: string) => boolean) => boolean
  settlings: readonly Settling[]
  /** Misspelt words that are too far from the right one to be mended by likeness (`wich`); in small letters. */
  misspelt?: ReadonlyMap<string, string>
  /** What a misspelt word in small letters was meant to be, as learners of this language spell; asked before likeness, null where it can't be said. */
  mend?: (word: string, lexicon: Lexicon, mayBeName: boolean) => string | null
  /** In the order in which they are tried; of two that find the same words, the first counts. */
  rules: readonly Rule[]
  /** Rules for students of one native language only, by its code. */
  from: Readonly<Record<string, readonly Rule[]>>
  why: WhyBook
  acts: ActPack
  entities: EntityPack
}
