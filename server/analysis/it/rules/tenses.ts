import type { Word } from '#server/analysis/analysed.ts'
import type { Match } from '#server/analysis/grammar/rule.ts'
import { has, isSmall } from '#server/analysis/it/match.ts'

export const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const

/** The lemma, person and tense of a verb; null where it has several persons or may be another word. */
export function finiteOf(word: Word | undefined, tense: string, mayBeNoun = false) {
  if (!word || isSmall(word) || has(word, 'verb', 'part')) return null
  if (!mayBeNoun && (has(word, 'noun') || has(word, 'adj'))) return null
  const own = word.readings.filter(({ tags }) => tags.has('verb') && tags.has(tense))
  const lemmas = new Set(own.map(({ lemma }) => lemma))
  const found = persons.filter((person) => own.some(({ tags }) => tags.has(person)))
  const [lemma, person] = [own[0]?.lemma, found[0]]
  return lemmas.size === 1 && found.length === 1 && lemma !== undefined && person ? { lemma, person } : null
}

/** The form of a verb; null where there are several. */
export function formOf({ lexicon }: Pick<Match, 'lexicon'>, lemma: string, tags: string): string | null {
  const forms = lexicon.formsOf(lemma, `verb ${tags}`)
  return forms.length === 1 ? (forms[0] ?? null) : null
}

/** Verbs that make their past with "essere". */
export const withEssere =
  /^(?:andare|venire|arrivare|partire|uscire|entrare|tornare|ritornare|nascere|morire|rimanere|restare|diventare|essere|stare|cadere|riuscire|piacere|succedere|salire|scendere|costare|bastare|mancare|sembrare)$/
/** What lasted, and is told in the imperfect. */
const lasting = /^(?:essere|avere|volere|potere|dovere|sapere|stare)$/

const participles: Readonly<Record<string, string>> = { vedere: 'visto', perdere: 'perso', essere: 'stato' }
const essere = ['sono', 'sei', 'è', 'siamo', 'siete', 'sono']
const avere = ['ho', 'hai', 'ha', 'abbiamo', 'avete', 'hanno']

/** A verb in the past: "vado" is "sono andato", with a pronoun "mi alzo" is "mi sono alzato", and what lasted is in the imperfect. */
export function inPast(match: Pick<Match, 'lexicon'>, lemma: string, person: string, isSelf: boolean): string | null {
  if (lasting.test(lemma)) return formOf(match, lemma, `impf ${person}`)
  const participle = participles[lemma] ?? formOf(match, lemma, 'part masc sg')
  if (!participle) return null
  const at = persons.findIndex((each) => each === person)
  if (!isSelf && !withEssere.test(lemma)) return `${avere[at] ?? ''} ${participle}`
  return `${essere[at] ?? ''} ${person.endsWith('p') ? participle.replace(/o$/, 'i') : participle}`
}

/** The tags of a verb's first reading, without its part of speech. */
export const tagsOf = (word: Word | undefined): string =>
  [...(word?.readings.find(({ tags }) => tags.has('verb'))?.tags ?? [])].filter((tag) => tag !== 'verb').join(' ')

/** Another verb in the form that this one has. */
export const sameFormOf = (match: Pick<Match, 'lexicon'>, word: Word | undefined, lemma: string): string | null =>
  formOf(match, lemma, tagsOf(word))

/** An infinitive, also with a pronoun at its end ("vederti"). */
export const isInfinitive = (word: Word | undefined) =>
  has(word, 'verb', 'inf') ||
  (word?.readings.length === 0 && /[aei]r(?:[mtscv]i|l[oaie]|gli|ne|[mtscv]e(?:l[oaie]|ne))$/.test(word.lower))

/** "A", and "ad" before an a. */
export const before = (preposition: string, word: string) =>
  `${preposition === 'a' && word.startsWith('a') ? 'ad' : preposition} ${word}`
