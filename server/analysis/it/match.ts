import type { Word } from '#server/analysis/analysed.ts'
import type { Match } from '#server/analysis/grammar/rule.ts'

/** What a noun or determiner is: its gender and number. */
export interface Shape {
  gender: 'masc' | 'fem'
  number: 'sg' | 'pl'
}

const shapes: readonly Shape[] = (['masc', 'fem'] as const).flatMap((gender) =>
  (['sg', 'pl'] as const).map((number) => ({ gender, number })),
)

/** The shapes that the readings of a word with one of these parts of speech have. */
export const shapesOf = (word: Word | undefined, ...parts: string[]): Shape[] =>
  shapes.filter(({ gender, number }) =>
    word?.readings.some(({ tags }) => tags.has(gender) && tags.has(number) && parts.some((part) => tags.has(part))),
  )

export const isSame = (one: Shape, other: Shape) => one.gender === other.gender && one.number === other.number

export const has = (word: Word | undefined, ...tags: string[]) =>
  word?.readings.some((reading) => tags.every((tag) => reading.tags.has(tag))) ?? false

/** May be a small word, which says nothing of gender and number. */
export const isSmall = (word: Word | undefined) =>
  ['adv', 'prep', 'pron', 'det', 'conj', 'num', 'interj', 'name', 'word'].some((tag) => has(word, tag))

/** May be a verb with a person. */
export const isFinite = (word: Word | undefined) =>
  word?.readings.some(
    ({ tags }) =>
      tags.has('verb') &&
      !tags.has('part') &&
      !tags.has('partpres') &&
      !tags.has('infshort') &&
      !tags.has('inf') &&
      !tags.has('ger'),
  ) ?? false

export const isCapital = (word: Word | undefined) => /^\p{Lu}/u.test(word?.text ?? '')

/** How a word begins, which says what stands before it; null where both are heard. */
export function soundOf(word: string): 'vowel' | 'hard' | 'plain' | null {
  if (/^(?:h|w|j|pn|i[aeou]|u[io]|champagne$)/.test(word))
    return word === 'uovo' || word === 'uomo' || word === 'uomini' ? 'vowel' : null
  if (/^[aeiouàèéìòù]/.test(word)) return 'vowel'
  return /^(?:s[bcdfghlmnpqrtvz]|z|gn|ps|x|y)/.test(word) ? 'hard' : 'plain'
}

const stems: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' }
const definite = {
  masc: { sg: { vowel: "l'", hard: 'lo', plain: 'il' }, pl: { vowel: 'gli', hard: 'gli', plain: 'i' } },
  fem: { sg: { vowel: "l'", hard: 'la', plain: 'la' }, pl: { vowel: 'le', hard: 'le', plain: 'le' } },
} as const
const quello = {
  il: 'quel',
  lo: 'quello',
  "l'": "quell'",
  i: 'quei',
  gli: 'quegli',
  la: 'quella',
  le: 'quelle',
} as const

/** A determiner by its lemma, before a word that begins so; null where it is none of these. */
export function determinerOf(
  lemma: string,
  { gender, number }: Shape,
  sound: 'vowel' | 'hard' | 'plain',
): string | null {
  const article = definite[gender][number][sound]
  if (lemma === 'il') return article
  if (lemma === 'quello') return quello[article]
  if (lemma === 'un') {
    if (number === 'pl') return null
    return gender === 'fem' ? (sound === 'vowel' ? "un'" : 'una') : sound === 'hard' ? 'uno' : 'un'
  }
  const stem = stems[lemma]
  if (stem === undefined) return null
  if (article === 'il') return `${stem}l`
  return `${stem}${article.startsWith('l') ? 'l' : ''}${article}`
}

/** The lemma of an article or an articulated preposition. */
export const articleLemma = (word: Word | undefined): string | undefined =>
  word?.readings.find(({ tags }) => tags.has('art') || (tags.has('dem') && tags.has('det')))?.lemma

/** The shape of a noun that a determiner goes with: the nearest to its own; null where that can't be said. */
export function shapeFor(own: readonly Shape[], noun: Word | undefined): Shape | null {
  const all = shapesOf(noun, 'noun', 'adj')
  if (all.length === 0 || all.some((shape) => own.some((each) => isSame(each, shape)))) return null
  if (all.length === 1) return all[0] ?? null
  const near = all.filter(({ number }) => own.some((each) => each.number === number))
  return near.length === 1 ? (near[0] ?? null) : null
}

/** A text with an elided word before it. */
export const joined = (article: string, rest: string) => (article.endsWith("'") ? article + rest : `${article} ${rest}`)

const tenses = ['pres', 'impf', 'past', 'fut', 'cond', 'subj', 'subjimpf'] as const

/** A verb in another person, in the tense that it has; null where it has several, or is right so. */
export function inPerson({ form }: Match, verb: Word | undefined, person: string): string | null {
  const finite = verb?.readings.filter(({ tags }) => tags.has('verb') && !tags.has('imp')) ?? []
  if (!verb || finite.length === 0 || isSmall(verb) || finite.some(({ tags }) => tags.has(person))) return null
  if (finite.some(({ tags }) => tags.has('inf') || tags.has('part') || tags.has('ger'))) return null
  const found = tenses.filter((tense) => finite.some(({ tags }) => tags.has(tense)))
  const tense = found.includes('pres') ? 'pres' : found.length === 1 ? found[0] : undefined
  return tense ? form(verb, `verb ${tense} → verb ${tense} ${person}`) || null : null
}

/** The infinitive of a verb that has a person; null where it may be something else. */
export function infinitive({ form }: Match, verb: Word | undefined): string | null {
  if (!verb || isSmall(verb) || has(verb, 'noun') || has(verb, 'adj')) return null
  if (has(verb, 'verb', 'inf') || has(verb, 'verb', 'part') || !has(verb, 'verb', 'pres')) return null
  const lemmas = new Set(verb.readings.filter(({ tags }) => tags.has('pres')).map(({ lemma }) => lemma))
  const [lemma] = lemmas
  return lemmas.size === 1 && lemma !== undefined ? lemma : form(verb, 'verb pres → verb inf') || null
}

/** The only full form of a word with these tags: "bello" and not "bel", "questa" and not "quest'". */
export function fullForm({ lexicon }: Match, word: Word | undefined, part: string, tags: string): string | null {
  const lemmas = word?.readings.filter((reading) => reading.tags.has(part)).map(({ lemma }) => lemma) ?? []
  const forms = new Set(lemmas.flatMap((lemma) => lexicon.formsOf(lemma, `${part} ${tags}`)))
  const full = [...forms].filter((form) => !/(?:'|^(?:gran|san|buon|bel|bei|begli|alcun|nessun))$/.test(form))
  return full.length === 1 ? (full[0] ?? null) : null
}
