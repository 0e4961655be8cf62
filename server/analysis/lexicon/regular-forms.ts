import type { Lexicon } from './lexicon.ts'

/** Endings of regular verbs that follow a stem, or the infinitive, and the tags of the forms that they make. */
export type RegularEnding = readonly [ending: RegExp, tags: string]

interface Conjugation {
  /** What follows a stem in the infinitive. */
  infinitives: readonly string[]
  afterStem: readonly RegularEnding[]
  afterInfinitive: readonly RegularEnding[]
  /** Infinitives of stems that are no part of them: `boiv` is `boire`. */
  stems?: Readonly<Record<string, string>>
}

const commonWords = new WeakMap<Lexicon, ReadonlySet<string>>()

function isCommon(word: string, lexicon: Lexicon): boolean {
  const known = commonWords.get(lexicon) ?? new Set(lexicon.common)
  commonWords.set(lexicon, known)
  return known.has(word)
}

/**
 * The form of a common irregular verb that was made as if it were regular ("andé", "voulé", "fazi"); null where there is none, or more than one.
 * A regular verb gives none, because its form would be a known word.
 */
export function irregularFormOf(word: string, lexicon: Lexicon, conjugation: Conjugation): string | null {
  const { infinitives, afterStem, afterInfinitive, stems = {} } = conjugation
  const forms = new Set<string>()
  const add = (lemma: string | undefined, tags: string) => {
    if (lemma === undefined || !isCommon(lemma, lexicon)) return
    for (const form of lexicon.formsOf(lemma, `verb ${tags}`)) forms.add(form)
  }
  for (const [ending, tags] of afterInfinitive) if (ending.test(word)) add(word.replace(ending, ''), tags)
  for (const [ending, tags] of afterStem) {
    if (!ending.test(word)) continue
    const stem = word.replace(ending, '')
    for (const infinitive of infinitives) add(stem + infinitive, tags)
    add(stems[stem], tags)
  }
  forms.delete(word)
  const [form] = forms
  return form !== undefined && forms.size === 1 ? form : null
}
