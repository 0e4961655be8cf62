import type { Ear } from '#server/practice/guided/hear/ear.ts'
import { bareText, foldText } from '#server/practice/guided/language/fold.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import { entryAsked, entryNamed } from '#server/practice/guided/hear/vocabulary.ts'

/** The words whose meaning a student asks for; they only point to what was said in "What does that mean". */
export interface AskedWord {
  word: string
  isPointing: boolean
  /** It was named in "What is …", which may ask for the thing as well. */
  isNamed: boolean
}

const plain = (text: string) =>
  bareText(foldText(text))
    // "L'ascensore" is two words, "what's" is one.
    .replace(/'(?=[aeiouyh])/g, ' ')
    .replaceAll("'", '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

// A question for a word is short, and little stands before it.
const mostAsked = 4
const mostBefore = 12
// In Korean, what follows a word is written together with it.
const joined: ReadonlySet<string> = new Set(['ja', 'ko', 'zh'])

/** What a student asks the meaning of; null where that is not what is asked. */
export function askedWord(listener: Listener, { tongue, phrases: { heard } }: Ear, text: string): AskedWord | null {
  const asked = plain(text)
  const word = wordAt(heard.meaning, asked, tongue.language)
  if (word !== null) {
    const isSmall = tongue.wordsOf(word).every(({ bare }) => tongue.functionWords.has(bare))
    return { word, isPointing: isSmall && entryAsked(listener, word) === null, isNamed: false }
  }
  const thing = wordAt(heard.what_is, asked, tongue.language)
  return thing !== null && entryNamed(listener, thing) ? { word: thing, isPointing: false, isNamed: true } : null
}

function wordAt(entries: readonly string[], asked: string, language: string): string | null {
  for (const question of questionsOf(entries, language)) {
    const word = question.exec(asked)?.[1]
    if (word !== undefined && word.split(' ').length <= mostAsked) return word
  }
  return null
}

const read = new WeakMap<readonly string[], RegExp[]>()

function questionsOf(entries: readonly string[], language: string): RegExp[] {
  const known = read.get(entries)
  if (known) return known
  const questions = entries.map((entry) => questionOf(entry, !joined.has(language)))
  read.set(entries, questions)
  return questions
}

// A question begins and ends with whole words, and so does what is asked, unless the entry has it written together.
function questionOf(entry: string, isSpaced: boolean): RegExp {
  const [before = '', after = ''] = entry.split('…')
  const start = isSpaced ? `(?:.{0,${mostBefore - 1}} )?` : `.{0,${mostBefore}}?`
  const first = plain(before) === '' ? '' : start + plain(before) + (before.endsWith(' ') ? ' ' : ' ?')
  const end = isSpaced ? '(?: |$)' : ''
  const last = plain(after) === '' ? '$' : (after.startsWith(' ') ? ' ' : ' ?') + plain(after) + end
  return new RegExp(`^${first}(\\S.*?)${last}`, 'u')
}
