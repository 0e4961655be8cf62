import type { Act, ActKind } from '#server/analysis/acts/act.ts'
import type { Aside } from '#server/practice/guided/reply/asides.ts'
import { heardIn } from '#server/practice/guided/reply/asides.ts'
import { findAny, patternsOfEach } from '#server/practice/guided/language/pattern.ts'
import { unknowing } from '#server/practice/guided/language/unknowing.ts'
import { sentencesOf } from '#server/practice/guided/language/words/words.ts'
import { endsAsking } from './question.ts'
import type { Listening, Turn } from '#server/practice/guided/hear/turn.ts'

/** Words of the partner's that a student says again, and where they stand. */
interface Echo {
  words: string
  start: number
  end: number
  isQuoted: boolean
}

const quoted = /[“”"«„「『]\s*([^“”"«»„」』]{1,60}?)\s*[“”"»」』]|‘([^‘’]{1,60})’/gu
const asked = /^([^?？…。.!,;]{1,60}?)\s*(?:[?？]+|…|\.{2,})/u
/** The most words that are said again because they are not known. */
const mostWords = 4

/** What says that a word is not known, where it stands beside nothing but the word. */
const calls: ReadonlySet<ActKind> = new Set(['asks_meaning', 'asks_how_to_say', 'asks_repetition', 'dont_know'])

/** A word of the question that is said again because it is not known: "To take away? I don't know that." */
export function echoAside(listening: Listening, turn: Turn): Aside | null {
  const { text } = turn.said
  const echo = echoIn(listening, turn)
  if (echo === null || !isUnknown(listening, turn, echo)) return null
  return { kind: 'meaning', word: echo.words, words: listening.listener.tongue.wordsOf(text) }
}

/** Nothing but questions, and that it was not understood: "Right or left? I didn't understand." */
export function lostAside({ listener: { tongue }, ears: [ear] }: Listening, { said: { text } }: Turn): Aside | null {
  const [last = '', ...others] = sentencesOf(text).toReversed()
  if (ear === undefined || others.length === 0 || !others.every((each) => endsAsking(each, tongue.language)))
    return null
  const isLost = heardIn(ear, 'not_understood', tongue.wordsOf(last)) !== null
  return isLost ? { kind: 'not_understood', word: null, words: tongue.wordsOf(text) } : null
}

function echoIn({ script, listener: { tongue } }: Listening, { step, said: { text } }: Turn): Echo | null {
  const marked = [...text.matchAll(quoted)].map((match) => ({ match, isQuoted: true }))
  const first = asked.exec(text.replace(/^[¿¡\s]+/u, (before) => ' '.repeat(before.length)))
  const all = [...marked, ...(first ? [{ match: first, isQuoted: false }] : [])]
  const said = [step.says, ...(step.other_wordings ?? []), ...script.twists.map(({ says }) => says)]
  const known = new Set(said.flatMap((each) => tongue.wordsOf(each)).map(({ bare }) => bare))
  for (const { match, isQuoted } of all) {
    const parts = tongue.wordsOf(match[1] ?? match[2] ?? '')
    if (parts.length === 0 || parts.length > mostWords || !parts.every(({ bare }) => known.has(bare))) continue
    const words = parts.map(({ bare }) => bare).join(' ')
    return { words, start: match.index, end: match.index + match[0].length, isQuoted }
  }
  return null
}

function isUnknown({ listener: { tongue }, ears }: Listening, { said }: Turn, { start, end, isQuoted }: Echo): boolean {
  const rest = `${said.text.slice(0, start)} ${said.text.slice(end)}`
  const words = tongue.wordsOf(rest)
  if (words.length === 0) return false
  const isBeside = (act: Act) => act.end <= start || act.start >= end
  const beside = said.acts?.filter(isBeside) ?? []
  if (beside.some(({ act }) => calls.has(act) || (isQuoted && act === 'question'))) return true
  if (findAny(tongue, words, patternsOfEach(tongue, unknowing[tongue.language] ?? []).flat())) return true
  return ears.some((ear) => heardIn(ear, 'not_understood', ear.tongue.wordsOf(rest)) !== null)
}
