import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { EntityMention } from '#server/services/partner.ts'
import { asksOfBefore, asksOfLife, asksOfPeople, asksOfTime } from '#server/practice/guided/hear/questions/of-others.ts'
import { findAny, type Pattern } from '#server/practice/guided/language/pattern.ts'
import { isTypo } from '#server/practice/guided/language/compare.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { sentencesOf, type Word } from '#server/practice/guided/language/words/words.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'
import { countTouched, countUnknown, patternsAt } from './touched.ts'

/**
 * Whether a message of one sentence is about a thing that the chatbot nowhere mentions ("My umbrella flew away"), about
 * someone else where that is not asked ("My uncle sings"), tells of what the chatbot does not know ("I lost my keys in the
 * park"), or what fits in it is the number of other things ("An ant has six legs"); a word of the topic may be there by chance. Of a chatbot without topics and reactions too little is known.
 */
export function isOfOther(listening: Listening, turn: Turn): boolean {
  const { steps } = listening.script
  const isTold = steps.some(({ topics = [], reactions = [] }) => topics.length + reactions.length > 0)
  if (!isTold || sentencesOf(turn.said.text).length > 1 || concludes.test(turn.said.text)) return false
  return turn.said.entities.some((entity) => isOther(listening, turn, entity))
}

// "My train leaves soon, so in a paper cup" answers with what follows.
const concludes = /, ?(?:so|also|deshalb|donc|así que|entonces|quindi|perciò|então|por isso) /iu

function isOther({ script, listener }: Listening, { step, said }: Turn, { kind, text }: EntityMention): boolean {
  const { tongue } = listener
  const named = tongue.wordsOf(text)
  const told = { named, words: tongue.wordsOf(said.text), text: said.text }
  switch (kind) {
    case 'sum':
      return true
    case 'subject':
      return (
        isOtherThing({ script, listener }, step, told) ||
        (isOnlyNumber(listener, step, told.words) && isOtherCount(listener, step, told))
      )
    case 'counted':
      return isOnlyNumber(listener, step, told.words) && isOtherCount(listener, step, told)
    case 'time':
      return !asksOfTime(tongue.language, step) && isHourOnly(listener, step, told)
    case 'owner':
      return !isMentioned(listener, step, named) && countTouched(listener, script.steps, step, told.words) < enough
    case 'year':
      return isOnlyNumber(listener, step, told.words)
    case 'person':
    case 'family':
      return isOfOtherPerson({ script, listener }, step, { ...told, isNear: kind === 'family' })
    case 'event':
      return (
        !asksOfBefore(tongue.language, step) &&
        isThin({ script, listener }, step, { ...told, text: said.text.replace(/^[^,]{1,30},/u, '') })
      )
    default:
      return false
  }
}

function isOtherThing(known: Known, step: Step, told: Told): boolean {
  const { script, listener } = known
  const { named, words } = told
  const isBeside = countTouched(listener, script.steps, step, words) === 0
  if (named.every(({ bare }) => pointing.has(bare))) return isBeside
  const isMistyped = named.every((word) => !listener.tongue.isWord(word) && isLikeKnown(listener, word))
  if (isMistyped) return isBeside || isThin(known, step, told)
  if (!isMentioned(listener, step, named) || isThinBeside(known, step, told)) return true
  return isBeside && isThin(known, step, told)
}

/** Words of the matter that are hardly there by chance. */
const enough = 2

interface Told {
  named: readonly Word[]
  words: readonly Word[]
  text: string
}
type Known = Pick<Listening, 'script' | 'listener'>

const isTopicless = ({ expects, topics = [] }: Step) => expects.length === 0 && topics.length === 0

/** The fewest letters of a word that another is made of. */
const shortest = 3

// "Abion" for "avión", "luzinha" of "luz".
const isLikeKnown = ({ known }: Listener, { bare }: Word) =>
  [...known].some((word) => (word.length >= shortest && bare.startsWith(word)) || isTypo(bare, word))

const pointing = new Set(
  'thing things one ones stuff ding sache zeug cosa cosas truc chose trucs coisa coisas negocio roba'.split(' '),
)

const mine = new Set('my mein meine mi mis mon ma mes mio mia miei mie meu minha meus minhas'.split(' '))

// "My feet are bigger than Paul's", where feet are a way to go.
function isThinBeside({ script: { steps }, listener }: Known, step: Step, { named, words, text }: Told): boolean {
  if (isTopicless(step) || text.includes(',') || !words.slice(0, 2).some(({ bare }) => mine.has(bare))) return false
  const subject = new Set(named.map(({ bare }) => bare))
  const rest = words.filter(({ bare }) => !subject.has(bare))
  return countTouched(listener, steps, step, rest) === 0 && countUnknown(listener, rest) >= enough
}

/** The fewest words of a sentence that has an hour in it and is about something else. */
const fewestWithHour = 4

// "At seven I watch TV", where a size is asked for.
const isHourOnly = (listener: Listener, step: Step, { words }: Told) =>
  words.length >= fewestWithHour && isOnlyNumber(listener, step, words) && countUnknown(listener, words) > 0

// One word of the matter among others that the chatbot has nowhere; where more than one thing is said, it is hardly by chance.
function isThin({ script: { steps }, listener }: Known, step: Step, { words, text }: Told): boolean {
  if (isTopicless(step) || text.includes(',') || countUnknown(listener, words) < enough) return false
  return countTouched(listener, steps, step, words) < enough
}

/** What is told of others has words of the matter besides; the fewer, the nearer they are to the student or to what is asked. */
function isOfOtherPerson({ script, listener }: Known, step: Step, told: Told & { isNear: boolean }): boolean {
  const { tongue } = listener
  const { named, words, isNear } = told
  if (asksOfPeople(tongue.language, step)) return false
  if (asksOfLife(tongue.language, step)) return isThin({ script, listener }, step, told)
  const others = new Set(named.map(({ bare }) => bare))
  const rest = words.filter(({ bare }) => !others.has(bare))
  const touched = countTouched(listener, script.steps, step, rest)
  if (named.every(({ bare }) => tongue.functionWords.has(bare)))
    return !isTopicless(step) && (touched === 0 || isThin({ script, listener }, step, told))
  if (countTouched(listener, script.steps, step, named) > 0)
    return touched === 0 && countUnknown(listener, rest) >= enough
  return touched === 0 || (isNear ? isThin({ script, listener }, step, told) : touched < enough)
}

function isOnlyNumber(listener: Listener, step: Step, words: readonly Word[]): boolean {
  const { tongue } = listener
  const fitting = patternsAt(listener, step).filter((pattern) => findAny(tongue, words, [pattern]) !== null)
  return (
    fitting.length > 0 &&
    fitting.every(({ pieces }) =>
      pieces.every(({ word }) => word === 'number' || (word !== 'any' && tongue.isNumber(word))),
    )
  )
}

// "Two dogs ran across the street", where nights are asked for and dogs are only mentioned elsewhere.
function isOtherCount(listener: Listener, step: Step, { named, words }: Told): boolean {
  const { tongue } = listener
  const { says, other_wordings = [], example } = step
  const asked = new Set(
    tongue.wordsOf([says, ...other_wordings, example ?? ''].join(' ')).map(({ plain }) => tongue.stem(plain)),
  )
  const isAsked = named.some(({ plain }) => asked.has(tongue.stem(plain)))
  return !isMentioned(listener, step, named) || (!isAsked && countUnknown(listener, words) > 0)
}

function isMentioned(listener: Listener, step: Step, words: readonly Word[]): boolean {
  const { tongue, known } = listener
  return (
    words.some(({ bare, plain }) => known.has(bare) || known.has(tongue.stem(plain))) ||
    findAny(tongue, words, patternsAt(listener, step).filter(namesWord)) !== null
  )
}

const namesWord = ({ pieces }: Pattern) => pieces.some(({ word }) => typeof word !== 'string')
