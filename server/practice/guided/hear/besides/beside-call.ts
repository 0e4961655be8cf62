import type { Act, ActKind } from '#server/analysis/acts/act.ts'
import type { Aside } from '#server/practice/guided/reply/asides.ts'
import type { Listener } from '#server/practice/guided/language/listener.ts'
import type { Turn } from '#server/practice/guided/hear/turn.ts'

/** Whether a word is asked for, which the coach answers, or to hear something again. */
export const isCallForHelp = ({ kind }: Aside) => kind === 'meaning' || kind === 'how_to_say' || kind === 'repeat'

/** Whether the student is lost, and is helped however often: what isn't understood can't be answered. */
export const isLost = (aside: Aside) =>
  isCallForHelp(aside) || aside.kind === 'not_understood' || aside.kind === 'help' || aside.kind === 'language_please'

/** The fewest words of an answer beside such a question; more where it breaks off at the word that is missing. */
const fewest = { whole: 3, broken: 6 } as const
const asking: ReadonlySet<ActKind> = new Set(['question', 'asks_back'])

/** A message without its questions for a word or to hear it again: "I fell off my bike. How do you say …?"; null where too little is left. */
export function withoutCalls({ tongue }: Listener, turn: Turn): Turn | null {
  const { text, acts } = turn.said
  const calls = (acts ?? []).filter(isCalled)
  if (acts === null || calls.length === 0) return null
  const rest = calls.reduce(blank, text)
  const others = acts.filter(({ start, end }) => rest.slice(start, end).trim() !== '')
  const words = tongue.wordsOf(rest)
  const isBroken = /(?:\.{2,}|…)\s*$/u.test(rest) || tongue.functionWords.has(words.at(-1)?.bare ?? '')
  const isEnough =
    words.length >= (isBroken ? fewest.broken : fewest.whole) || others.some(({ act }) => asking.has(act))
  return isEnough ? { ...turn, said: { ...turn.said, text: rest, acts: others } } : null
}

const isCalled = ({ act, about }: Act) =>
  act === 'asks_repetition' || (about !== undefined && (act === 'asks_meaning' || act === 'asks_how_to_say'))

// What stands around stays where it is.
function blank(text: string, { start, end }: Act): string {
  const from = /[¿¡\s"“«„]*$/u.exec(text.slice(0, start))?.index ?? start
  const to = end + (/^["”»“?!.\s]*/u.exec(text.slice(end))?.[0].length ?? 0)
  return text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)
}
