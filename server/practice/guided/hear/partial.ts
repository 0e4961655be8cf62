import type { Step } from '#contract/teaching/chatbot-step.ts'
import type { Aside } from '#server/practice/guided/reply/asides.ts'
import { endsAsking } from '#server/practice/guided/hear/questions/question.ts'
import { isBeginner, isOnTopic } from '#server/practice/guided/hear/judge.ts'
import { isInterrogative } from '#server/practice/guided/language/interrogatives.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'
import { type AnalysedText, saysAgain } from '#server/practice/guided/hear/reactions.ts'
import { isForeign } from '#server/practice/guided/language/foreign.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { sentencesOf, type Word } from '#server/practice/guided/language/words/words.ts'

const wholeSentence = 4
/** Whether it is a whole sentence of another language, which fits no reaction, even if it has an international word. */
export const isElsewhere = (listener: Listener, text: string) =>
  listener.tongue.wordsOf(text).length >= wholeSentence && isForeign(listener, text)

/** Whether nothing but questions is said; in a language whose acts aren't known, where the partner has an answer. */
export const isAllAsked = ({ said: { text, acts } }: Turn, isKnown: boolean, language: string) =>
  acts === null
    ? isKnown && sentencesOf(text).length === 1
    : (isKnown && acts.length > 0 && acts.every(({ act }) => act === 'question')) ||
      // "Why not?" says yes.
      (!acts.some(({ act }) => act === 'yes') &&
        sentencesOf(text).every((each) => endsAsking(each, language) && isInterrogative(language, each)))

const shortestLanguage = 4
const mostNames = 3
/** The most words of a name in small letters. */
const mostOfName = 2
/** The most words of a sentence that says a name, where none was found. */
const mostBesideName = 4
const fewestOfSentence = 3

/** Whether a name or a place was asked for, and the answer says much and none. */
export const isNameless = ({ tongue }: Listener, { step, said }: Turn) =>
  step.expects.every((entry) => entry === '*') &&
  (step.topics?.includes('*') ?? false) &&
  (saysAgain(step, 'name') ? !isNamed(said, 'name') : saysAgain(step, 'place') && !isPlaced(said)) &&
  (isPlainAlone(tongue, step, said.text) ||
    sentencesOf(said.text).every((sentence) => isBesideName(tongue, tongue.wordsOf(sentence))))

// "bien" and "aburrido" are no names, "sara" is one.
function isPlainAlone(tongue: Listener['tongue'], step: Step, text: string): boolean {
  const words = tongue.wordsOf(text)
  const isCommon = (word: Word) => tongue.common.has(word.bare) && !tongue.isName(word)
  return (
    saysAgain(step, 'name') &&
    words.length <= mostOfName &&
    words.every((word) => !isLarge(word) && (isCommon(word) || tongue.isPlainWord(word)))
  )
}

// "Bananas are yellow" is short as well, but no word of it could be a name.
const isBesideName = (tongue: Listener['tongue'], words: readonly Word[]) =>
  words.length > mostBesideName ||
  (words.length >= fewestOfSentence &&
    words.every(
      (word, at) => tongue.isWord(word) && (at === 0 || !isLarge(word) || isNounOf(tongue, word, words[at - 1])),
    ))

// "Mein Handy ist leer", but "Ich bin Wolf": in German an ordinary noun has a capital as well.
const introducing = new Set('auf bin familie frau herr heisse heiße ist name namen von'.split(' '))
const isNounOf = (tongue: Listener['tongue'], word: Word, before: Word | undefined) =>
  tongue.language === 'de' && !tongue.isName(word) && !introducing.has(before?.bare ?? '')
const isLarge = ({ written }: Word) => /^\p{Lu}/u.test(written)

const isNamed = ({ entities }: AnalysedText, wanted: 'name' | 'place') => entities.some(({ kind }) => kind === wanted)
// A place that is in no list has a capital all the same.
const isPlaced = (said: AnalysedText) => isNamed(said, 'place') || /\p{L}\P{L}+\p{Lu}/u.test(said.text)

/** The one word of an answer that is too little for an open question, once: "Chaos". */
export function shortAnswer({ script, listener }: Listening, { standing, step, said }: Turn): string | null {
  const words = listener.tongue.wordsOf(said.text)
  const [word] = words
  if (!word || words.length > 1 || standing.asides > 0 || standing.tries > 0) return null
  if (script.steps.length === 0 || step.expects.length > 0 || isForeign(listener, said.text)) return null
  const isOther =
    said.acts?.some(({ act }) => act !== 'answer' && act !== 'choice') ?? listener.tongue.common.has(word.bare)
  const isEnough = isBeginner(script.level) && isOnTopic(listener, script.steps, step, words)
  return isOther || isEnough ? null : word.written
}

/** Whether nothing is said but one or two words that the step is answered by, as "Sorry" is where an apology is wanted. */
export function isWantedWord({ tongue }: Listener, { expects, topics = [] }: Step, text: string): boolean {
  const said = tongue.wordsOf(text)
  if (said.length === 0 || said.length > 2 || endsAsking(text, tongue.language)) return false
  const wanted = new Set([...expects, ...topics].flatMap((entry) => entry.split('|')).flatMap((each) => soleWord(each)))
  return said.every(({ bare }) => wanted.has(bare))

  function soleWord(alternative: string): string[] {
    const words = tongue.wordsOf(alternative)
    return words.length === 1 && !alternative.includes('*') ? words.map(({ bare }) => bare) : []
  }
}

/** Whether a name is asked for and one or two words are said that may be one, in small letters too: "pedro". */
export function isNameGiven(
  { tongue, others }: Listener,
  step: Step,
  { text, acts }: Omit<AnalysedText, 'entities'>,
): boolean {
  const words = tongue.wordsOf(text)
  const all = [tongue, ...others]
  const isStrange = acts?.some(({ act }) => act === 'asks_other_language') ?? false
  const isName = (word: Word) => all.some((each) => each.isName(word))
  const mayBe = ({ written, bare }: Word) =>
    !isStrange && !/\d/.test(written) && !all.some(({ common }) => common.has(bare))
  return (
    saysAgain(step, 'name') &&
    words.length > 0 &&
    words.length <= mostOfName &&
    !endsAsking(text, tongue.language) &&
    words.every((word) => isName(word) || mayBe(word))
  )
}

/** An aside, unless it is a name where one is asked for ("São Paulo"), or names a language where languages are: "I speak German." */
export function withoutWanted(
  listener: Listener,
  { step, said }: Pick<Turn, 'step' | 'said'>,
  aside: Aside | null,
): Aside | null {
  const { tongue } = listener
  if (aside?.kind !== 'language_please' && aside?.kind !== 'other_language') return aside
  const large = aside.words.filter(({ written }) => /^\p{Lu}/u.test(written)).length
  const asksForName = saysAgain(step, 'name') || saysAgain(step, 'place')
  if (aside.kind === 'other_language' && isNameGiven(listener, step, said)) return null
  // "Hola, yo me chamo Lucía" says the name in spite of the words of Spanish around it.
  if (saysAgain(step, 'name') && isNamed(said, 'name')) return null
  if (asksForName && aside.words.length <= mostNames && large === aside.words.length) return null
  const wanted = tongue.wordsOf([...step.expects, ...(step.topics ?? [])].join(' '))
  const named = aside.words.filter(({ bare }) => !tongue.functionWords.has(bare) && bare.length >= shortestLanguage)
  const isWanted = named.some(({ bare }) => wanted.some((word) => word.bare === bare))
  return isWanted ? null : aside
}
