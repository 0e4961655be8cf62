import type { Word } from '#server/analysis/analysed.ts'
import type { Match } from '#server/analysis/grammar/rule.ts'
import { articleIn, type Case, endingIn, fits, genderOf } from './noun-phrase.ts'
import { has } from './verbs.ts'

const dative = new Set(['mit', 'bei', 'von', 'aus', 'nach', 'seit', 'zu'])
const accusative = new Set(['für', 'durch', 'ohne', 'gegen', 'um'])
const twoWay = new Set(['in', 'an', 'auf', 'über', 'unter', 'vor', 'hinter', 'neben', 'zwischen'])
const moving =
  /^(?:gehen|fahren|fliegen|legen|stellen|setzen|kommen|laufen|reisen|ziehen|hängen|bringen|steigen|werfen)$/
const staying = /^(?:wohnen|liegen|sitzen|stehen|leben|arbeiten|warten|sein|bleiben|schlafen|spielen)$/
const withDative =
  /^(?:helfen|danken|gefallen|gehören|schmecken|folgen|antworten|gratulieren|passen|fehlen|glauben|zuhören)$/
const twoObjects =
  /^(?:geben|schenken|zeigen|schicken|bringen|erklären|sagen|erzählen|leihen|schreiben|kaufen|empfehlen)$/
const linking = /^(?:sein|werden|bleiben|heißen)$/
const subjects = new Set(['ich', 'du', 'er', 'wir', 'man', 'es', 'sie'])
const turnedSubjects = new Set([...subjects, 'ihr'])

const isFinite = (word: Word | undefined) =>
  word !== undefined &&
  (has(word, 'verb pres') || has(word, 'verb past') || has(word, 'verb subj2')) &&
  !/^\p{Lu}/u.test(word.text)
const lemmasOf = (word: Word | undefined, tag = 'verb') =>
  (word?.readings ?? []).filter(({ tags }) => tags.has(tag)).map(({ lemma }) => lemma)

interface Clause {
  words: readonly Word[]
  /** The verbs that say what is done. */
  verbs: readonly string[]
  hasSubject: boolean
}

// The words between the marks around a place.
function clauseAt(sentence: readonly Word[], at: number): Clause {
  let [from, to] = [at, at]
  while (from > 0 && sentence[from - 1]?.kind !== 'mark') from--
  while (to < sentence.length && sentence[to]?.kind !== 'mark') to++
  const words = sentence.slice(from, to)
  const place = words.findIndex(
    (word, index) => isFinite(index === 0 ? { ...word, text: word.lower } : word) && !has(word, 'adv'),
  )
  const hasSubject =
    place >= 0 && (subjects.has(words[place - 1]?.lower ?? '') || turnedSubjects.has(words[place + 1]?.lower ?? ''))
  const finite = words[place]
  const isAuxiliary = has(finite, 'modal') || /^(?:haben|sein|werden|möchten)$/.test(lemmasOf(finite)[0] ?? '')
  const last = words.at(-1)
  const end = isAuxiliary && last !== finite && (has(last, 'verb inf') || has(last, 'verb part2')) ? last : finite
  return { words, verbs: lemmasOf(end), hasSubject }
}

/** The cases in which a noun and its article may be where they stand; and the one in which they most likely are. */
export function casesAt(
  { sentence }: Match,
  at: number,
  end: number,
): { allowed: readonly Case[]; likely: Case | null } {
  const all: readonly Case[] = ['nom', 'acc', 'dat', 'gen']
  const before = sentence[at - 1]?.lower ?? ''
  if (dative.has(before)) return { allowed: ['dat'], likely: 'dat' }
  if (accusative.has(before)) return { allowed: before === 'um' ? ['acc', 'gen'] : ['acc'], likely: 'acc' }
  const { words, verbs, hasSubject } = clauseAt(sentence, at)
  const some = (pattern: RegExp) => verbs.some((verb) => pattern.test(verb))
  if (twoWay.has(before)) {
    const likely = before === 'vor' || before === 'neben' ? 'dat' : some(moving) ? 'acc' : some(staying) ? 'dat' : null
    return { allowed: ['acc', 'dat'], likely }
  }
  if (words.some(({ lower }) => lower === 'gibt' || lower === 'gab') && words.some(({ lower }) => lower === 'es'))
    return { allowed: all, likely: 'acc' }
  if (isStart(sentence, at)) return { allowed: all, likely: isFinite(sentence[end]) ? 'nom' : null }
  const isAfterVerb = isFinite(sentence[at - 1]) || isFinite(sentence[at - 2])
  if (
    /^(?:das|er|sie|es|hier|wo)$/.test(words[0]?.lower ?? '') &&
    isAfterVerb &&
    some(linking) &&
    !words.some((word) => has(word, 'verb part2'))
  )
    return { allowed: all, likely: 'nom' }
  if (!hasSubject || verbs.length === 0) return { allowed: all, likely: null }
  if (some(linking)) return { allowed: all, likely: words.some((word) => has(word, 'verb part2')) ? null : 'nom' }
  if (some(withDative)) return { allowed: all, likely: 'dat' }
  const isPerson =
    some(twoObjects) && words.slice(1).filter((word) => has(word, 'noun') && /^\p{Lu}/u.test(word.text)).length > 1
  const isObject = !isPerson && isBehindSubject(sentence, at)
  return { allowed: isObject ? ['acc', 'dat', 'gen'] : all, likely: isPerson ? null : 'acc' }
}

const sure = new Set(['ich', 'du', 'er', 'wir', 'man'])
const between = new Set([
  'nicht',
  'auch',
  'heute',
  'morgen',
  'gern',
  'gerne',
  'jetzt',
  'noch',
  'schon',
  'gestern',
  'dann',
  'mir',
  'dir',
])

// "Ich sehe" or "sehe ich" right before it: it can't be the subject.
function isBehindSubject(sentence: readonly Word[], at: number): boolean {
  let end = at - 1
  while (between.has(sentence[end]?.lower ?? '')) end--
  const [one, two] = [sentence[end - 1], sentence[end]]
  const large = (word: Word | undefined) => (word && end === 1 ? { ...word, text: word.lower } : word)
  return (sure.has(one?.lower ?? '') && isFinite(two)) || (sure.has(two?.lower ?? '') && isFinite(large(one)))
}

const isStart = (sentence: readonly Word[], at: number) => sentence.slice(0, at).every(({ kind }) => kind === 'mark')

const adjectiveTags = ['adv', 'prep', 'num', 'conj', 'pron', 'det', 'comp', 'fixed']

/** An article, adjectives and their noun as they fit each other and the place; null where they do, or where that can't be said. */
export function mendedPhrase(match: Match, from: number, count: number, own?: Case): string | null {
  const article = match.sentence[from]
  const adjectives = match.sentence.slice(from + 1, from + count)
  const noun = match.sentence[from + count]
  if (!article || !noun) return null
  const gender = genderOf(noun, article.lower)
  const isPluralDative = gender === 'pl' && adjectives.length === 0 && article.lower.endsWith('en')
  if (gender === null || isPluralDative || adjectives.some((word) => !isPlain(word))) return null
  const { allowed, likely } = own ? { allowed: [own], likely: own } : casesAt(match, from, from + count + 1)
  const isRight = (each: Case) =>
    fits(article.lower, noun, [each]) &&
    articleIn(article.lower, each, gender) === article.lower &&
    adjectives.every((word) => has(word, `adj ${endingIn(article.lower, each, gender)}`))
  if (allowed.some(isRight)) return null
  const goal = likely ?? onlyCase(article.lower, noun, adjectives)
  if (goal === null || !noun.readings.some(({ tags }) => tags.has('noun') && tags.has(goal))) return null
  const better = articleIn(article.lower, goal, gender)
  const ending = endingIn(article.lower, goal, gender)
  const forms = adjectives.map((word) =>
    has(word, `adj ${ending}`) ? word.text : match.form(word, `adj → adj ${ending}`),
  )
  return better === '' || forms.some((form) => form === '') ? null : [better, ...forms].join(' ')
}

const isPlain = (word: Word) =>
  has(word, 'adj') &&
  /^\p{Ll}/u.test(word.text) &&
  !adjectiveTags.some((tag) => word.readings.some(({ tags }) => tags.has(tag)))

// The case in which the article is right, if only the adjective is not.
function onlyCase(article: string, noun: Word, adjectives: readonly Word[]): Case | null {
  if (adjectives.length === 0) return null
  const gender = genderOf(noun, article)
  if (gender === null) return null
  const fitting = (['nom', 'acc', 'dat'] as const).filter((own) => fits(article, noun, [own]))
  const endings = new Set(fitting.map((own) => endingIn(article, own, gender)))
  return endings.size === 1 ? (fitting[0] ?? null) : null
}
