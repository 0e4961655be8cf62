import type { Word } from '#server/analysis/analysed.ts'
import type { Match } from '#server/analysis/grammar/rule.ts'
import { barsElision } from '#server/analysis/fr/lexicon/nouns.ts'

const genders = ['masc', 'fem'] as const
const numbers = ['sg', 'pl'] as const
const small = ['adj', 'num', 'det', 'adv', 'prep', 'pron', 'conj', 'neg']

/** The word begins with a sound before which `e` and `a` fall. */
export const isOpen = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:[aâàeéèêëiîïoôuûœæh]|y$)/.test(word.lower) && !barsElision.test(word.lower)

/** A word that is a noun and no adjective, number or small word. */
export const isNoun = (word: Word | undefined): word is Word =>
  word !== undefined &&
  word.readings.some(({ tags }) => tags.has('noun')) &&
  !word.readings.some(({ tags }) => small.some((tag) => tags.has(tag)))

/** A finite form of a verb. */
export const isVerb = (word: Word | undefined): boolean =>
  word?.readings.some(({ tags }) => tags.has('verb') && !tags.has('part') && !tags.has('ger')) ?? false

function only<T extends string>(word: Word | undefined, choices: readonly T[]): T | undefined {
  const nouns = (word?.readings ?? []).filter(({ tags }) => tags.has('noun'))
  const found = choices.filter((choice) => nouns.some(({ tags }) => tags.has(choice)))
  return found.length === 1 && nouns.every(({ tags }) => found.some((choice) => tags.has(choice)))
    ? found[0]
    : undefined
}
/** What all noun readings of a word agree on. */
export const genderOf = (word: Word | undefined) => only(word, genders)
export const numberOf = (word: Word | undefined) => only(word, numbers)

const determiners: Readonly<Record<string, readonly [masc: string, fem: string, plural: string, open: string]>> = {
  le: ['le ', 'la ', 'les ', 'l’'],
  un: ['un ', 'une ', 'des ', ''],
  ce: ['ce ', 'cette ', 'ces ', ''],
  mon: ['mon ', 'ma ', 'mes ', ''],
  ton: ['ton ', 'ta ', 'tes ', ''],
  son: ['son ', 'sa ', 'ses ', ''],
  notre: ['notre ', 'notre ', 'nos ', ''],
  votre: ['votre ', 'votre ', 'vos ', ''],
  leur: ['leur ', 'leur ', 'leurs ', ''],
  quel: ['quel ', 'quelle ', 'quels ', ''],
}

/** A determiner before a word, with the space or apostrophe after it; empty where it is not known. */
export function determiner(lemma: string, gender: 'masc' | 'fem', number: 'sg' | 'pl', next: Word): string {
  const forms = determiners[lemma]
  if (!forms) return ''
  if (number === 'pl') return lemma === 'quel' && gender === 'fem' ? 'quelles ' : forms[2]
  if (isOpen(next)) {
    if (lemma === 'le') return 'l’'
    if (lemma === 'ce') return gender === 'masc' ? 'cet ' : 'cette '
    if (/^[mts]on$/.test(lemma)) return forms[0]
  }
  return gender === 'masc' ? forms[0] : forms[1]
}

/** The lemma of a determiner. */
export const determinerOf = (word: Word | undefined): string =>
  word?.readings.find(({ tags }) => tags.has('det'))?.lemma ?? ''

const sameForm = /^(?:marron|orange|super|sympa|chic|standard|cool|neuf|demi|snob|turquoise|professeur|médecin)$/

/** An adjective or participle in a gender and number; null where it is so already or may be another word. */
export function agreeing(
  match: Match,
  word: Word | undefined,
  gender: 'masc' | 'fem',
  number: 'sg' | 'pl',
): string | null {
  const own = (word?.readings ?? []).filter(({ tags }) => tags.has('adj') || tags.has('part'))
  if (!word || own.length === 0 || sameForm.test(word.lower)) return null
  const isOther = word.readings.some(({ tags }) =>
    ['adv', 'prep', 'det', 'num', 'conj', 'pron', 'inf', 'word'].some((tag) => tags.has(tag)),
  )
  const numberFits = (tags: ReadonlySet<string>) => tags.has(number) || !(tags.has('sg') || tags.has('pl'))
  if (isOther || own.some(({ tags }) => tags.has(gender) && numberFits(tags))) return null
  const part = own.some(({ tags }) => tags.has('part')) ? 'part' : 'adj'
  const kind = part === 'part' ? `part → verb part ${gender} ${number}` : `adj → adj ${gender} ${number}`
  const better = match.form(word, kind)
  // "Vieux" has no number of its own.
  return better || match.form(word, `adj → adj ${gender} -`.slice(0, -2)) || null
}

/** A list of words as a choice of a pattern. */
export const oneOf = (text: string): string => text.trim().split(/\s+/).join('|')

/** The person of a subject pronoun. */
export const personOf: Readonly<Record<string, string>> = {
  je: '1s',
  "j'": '1s',
  tu: '2s',
  il: '3s',
  elle: '3s',
  on: '3s',
  nous: '1p',
  vous: '2p',
  ils: '3p',
  elles: '3p',
}

/** All subject pronouns as a choice of a pattern. */
export const subjects = "je|j'|tu|il|elle|on|nous|vous|ils|elles"

/** A pronoun and its verb: `je` falls before a vowel, and any other pronoun loses that. */
export function withPronoun(pronoun: Word, verb: string): string {
  const isJe = /^j['e]/.test(pronoun.lower)
  if (!isJe) return `${pronoun.text} ${verb}`
  const [first = ''] = pronoun.text
  return /^[aâeéèêiîoôuhy]/.test(verb) && !barsElision.test(verb) ? `${first}’${verb}` : `${first}e ${verb}`
}

/** The infinitive of a verb in -er of which a form sounds like it: `parlé`, `parlez`. */
export function soundingInfinitive(match: Match, word: Word | undefined): string | null {
  const stem = /^(.+)(?:é|ée|és|ées|ez)$/.exec(word?.lower ?? '')?.[1]
  if (stem === undefined) return null
  const better = `${stem}er`
  return match.lexicon.read(better).some(({ tags }) => tags.has('inf')) ? better : null
}

/** The only infinitive of the finite readings of a word that is nothing but a verb. */
export function infinitiveOf(word: Word | undefined): string | null {
  const readings = word?.readings ?? []
  if (readings.length === 0 || readings.some(({ tags }) => !tags.has('verb') || tags.has('inf'))) return null
  const lemmas = new Set(readings.map(({ lemma }) => lemma))
  return lemmas.size === 1 ? ([...lemmas][0] ?? null) : null
}

/** The word so many places after another in its sentence. */
export const neighbour = (sentence: readonly Word[], word: Word | undefined, distance: number): Word | undefined =>
  word && sentence[sentence.indexOf(word) + distance]

/** A word as it stands, or as it was meant where it is misspelt: what is written anew is written right. */
export const spelt = (word: Word | undefined): string => {
  if (!word) return ''
  const written = word.text.normalize('NFC').toLowerCase().replaceAll('’', "'")
  return written === word.lower ? word.text : word.lower
}
