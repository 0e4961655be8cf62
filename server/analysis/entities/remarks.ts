import { bareOf } from '#server/analysis/acts/units.ts'
import type { Word } from '#server/analysis/analysed.ts'
import type { Entity } from './entity.ts'
import { entityOf, foundFirst, has, isNumeral, parseAll } from './found.ts'
import { athome, persons } from './persons.ts'

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const signs = /^(?:times|plus|minus|mal|por|más|menos|fois|moins|per|più|meno|vezes|mais|[+×*x-])$/
const equals = list('be make sein machen ergeben ser être faire essere fare dar dare')
const names = list('word Wort palabra mot parola palavra')
const letters = list('letter syllable Buchstabe Silbe letra sílaba lettre syllabe lettera sillaba')

/** "Seven times eight is fifty-six". */
export const sumIn = (text: string, sentence: readonly Word[]): Entity | null =>
  remarkIn(text, sentence, (at) => isSign(sentence, at))

/** "Thursday is a long word", "It has eight letters". */
export const wordIn = (text: string, sentence: readonly Word[]): Entity | null =>
  remarkIn(text, sentence, (at) => isNamed(sentence, at) || isLetter(sentence, at))

function remarkIn(text: string, sentence: readonly Word[], isOne: (at: number) => boolean): Entity | null {
  const word = sentence.find((_word, at) => isOne(at))
  return word ? entityOf('sum', text, word) : null
}

const isForm = ({ readings }: Word, lemmas: ReadonlySet<string>) => readings.some(({ lemma }) => lemmas.has(lemma))

function isSign(sentence: readonly Word[], at: number): boolean {
  const [one, sign, other, verb] = [sentence[at - 1], sentence[at], sentence[at + 1], sentence[at + 2]]
  if (!one || !sign || !other || !verb || !signs.test(sign.lower)) return false
  return isNumeral(one) && isNumeral(other) && (verb.text === '=' || isForm(verb, equals))
}

const isNamed = (sentence: readonly Word[], at: number) => {
  const before = sentence.slice(Math.max(0, at - 3), at)
  const be = before.findIndex((word) => isForm(word, equals))
  return isForm(sentence[at] ?? none, names) && be >= 0 && before.slice(be + 1).some((word) => has(word, 'det'))
}

const isLetter = (sentence: readonly Word[], at: number) =>
  isForm(sentence[at] ?? none, letters) && isNumeral(sentence[at - 1] ?? none)

const none: Word = { text: '', lower: '', kind: 'mark', start: 0, end: 0, readings: [], isForeign: false }

/** The fewest words of what is said of the partner that is no mere "You are right". */
const fewest = 5

/** "He", "Grandma", "sie" of one person, and the partner: who a statement is about. */
export function someoneIn(language: string, text: string, sentence: readonly Word[]): Entity | null {
  const [first, next] = sentence
  if (!first || !next || next.kind !== 'word') return null
  const bare = bareOf(first.lower)
  const isNoun = has(next, 'noun') && has(first, 'det')
  // "Il y a", "il faut" are about no one.
  const isNoOne = bare === 'il' && /^(?:y|n|en|faut|fait|pleut)$/.test(bareOf(next.lower).replace(/['’]$/u, ''))
  const isSomeone = persons[language]?.others.has(bare) && !isNoun && !isNoOne
  const isHome = athome.has(bare) && (next.readings.length === 0 || has(next, 'verb'))
  const isShe = language === 'de' && bare === 'sie' && has(next, '3s') && !has(next, '3p')
  return isSomeone || isHome || isShe ? entityOf('person', text, first) : null
}

/** "You have two different socks on". */
export function partnerIn(language: string, text: string, sentence: readonly Word[]): Entity | null {
  const [first, next] = sentence
  if (!first || !next || sentence.length < fewest || sentence.at(-1)?.text === '?') return null
  const { partner, self } = persons[language] ?? {}
  const isOfSelf = sentence.some(({ lower }) => self?.has(bareOf(lower)))
  return partner?.has(bareOf(first.lower)) && has(next, 'verb') && !isOfSelf ? entityOf('person', text, first) : null
}

const weather = list('rain snow regnen schneien llover nevar piovere nevicare chover')

export function weatherIn(text: string, sentence: readonly Word[]): Entity | null {
  const word = sentence.find(({ readings }) =>
    readings.some(({ lemma, tags }) => weather.has(lemma) && tags.has('verb') && !tags.has('inf')),
  )
  return word ? entityOf('subject', text, word) : null
}

const events: Readonly<Record<string, ReturnType<typeof parseAll>>> = {
  en: parseAll([
    '^ i|we <adv>{0,2} [~got|was|were|had<verb past>]',
    "^ i|we 've|have <adv>{0,2} [~got|been|had<verb participle>]",
  ]),
  de: parseAll(['^ ich|wir =haben|=sein *{0,9} [<part2>] $', '^ ich|wir [<verb past>]']),
  es: parseAll([
    '^ yo{0,1} me|nos{0,1} <pron obj>{0,1} [<verb pret 1s>]',
    '^ <pron obj>{0,2} [<verb pret 1p>]',
    '^ <pron obj>{0,2} he|hemos [<participle>]',
  ]),
  fr: parseAll([
    "^ j' <pron obj>{0,1} ai <adv>{0,2} [<part>]",
    '^ nous avons <adv>{0,2} [<part>]',
    '^ on a <adv>{0,2} [<part>]',
    '^ je me suis [<part>]',
  ]),
  it: parseAll(['^ <pron obj>{0,2} ho|abbiamo <adv>{0,2} [<part>]', '^ mi|ci sono|siamo [<part>]']),
  pt: parseAll(['^ eu{0,1} [<verb pret 1s>]', '^ nós{0,1} [<verb pret 1p>]', '^ a gente [<verb pret 3s>]']),
}

export const eventIn = (language: string, text: string, sentence: readonly Word[]): Entity | null =>
  foundFirst(events[language] ?? [], { text, sentence: withoutTime(sentence), kind: 'event' })

const times = list(
  'yesterday last ayer anoche gestern vorgestern letzte letzten letztes hier ieri stamattina scorsa ontem la el le na no il',
)
/** The most words of "Last week, …" and "Ayer por la tarde …". */
const mostOfTime = 4

// "Last week, I saw", "Ayer por la tarde vi".
function withoutTime(sentence: readonly Word[]): readonly Word[] {
  if (!times.has(sentence[0]?.lower ?? '')) return sentence
  const comma = sentence.findIndex(({ text }) => text === ',')
  if (comma > 0 && comma <= mostOfTime) return sentence.slice(comma + 1)
  const verb = sentence.findIndex((word) => has(word, 'verb') && (has(word, '1s') || has(word, '1p')))
  return verb > 0 && verb <= mostOfTime ? sentence.slice(verb) : sentence
}

const contests = list('win lose gewinnen verlieren ganar perder gagner perdre vincere perdere vencer')
const draws = list('draw empatar pareggiare')
const trophies =
  /^(?:cup|league|match|championship|liga|pokal|meisterschaft|copa|partido|campeonato|coupe|ligue|coppa|partita|scudetto)$/
const between = /^(?:to|nil|zu|a|à|[-:])$/

/** "United have won the cup": a result that others have had. */
export function resultIn(text: string, sentence: readonly Word[]): Entity | null {
  const at = sentence.findIndex(
    (word, index) => index > 0 && (isForm(word, contests) || isForm(word, draws)) && has(word, 'verb'),
  )
  const [word, ...rest] = at < 0 ? [] : sentence.slice(at)
  if (!word) return null
  const isScore = rest.some((each, next) => isNumeral(each) && between.test(rest[next + 1]?.lower ?? ''))
  const isWon = isForm(word, draws) || isScore || rest.some(({ lower }) => trophies.test(lower))
  return isWon ? entityOf('sum', text, word) : null
}
const years = /^(?:1[0-9]|20)\d\d$/
const before = list('in im en em nel')

/** "In 1999" of a statement about others, without the number. */
export const yearIn = (text: string, sentence: readonly Word[]): Entity | null => {
  for (const [at, { text: year }] of sentence.entries()) {
    const [last, next] = [sentence[at - 1], sentence[at + 1]]
    if (!years.test(year)) continue
    if (last && before.has(last.lower)) return entityOf('year', text, last)
    if (!last && next && has(next, 'verb')) return entityOf('year', text, next)
  }
  return null
}
