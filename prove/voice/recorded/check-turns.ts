import { completenessOf } from '#web/speech/turns/end-of-turn.ts'
import { punctuate, quantile } from '#web/test/spoken-turns.ts'
import type { Finding, ProofContext } from '../../proof.ts'
import { languages, pauses, type RecordedAnswer, recordAnswers } from './recordings.ts'
import { hearTurns, type RecordedTurn } from './turns.ts'

/** Recorded answers, and lessons of so many of them. */
const [count, lesson] = [500, 10]
/**
 * The share of turns that may be closed early. Not zero: pauses of up to 4 s are tried, the longest wait is 4 s, and the
 * quiet edges of words make a pause a little longer to the microphone than it is.
 */
const mostEarly = 0.02
/** Milliseconds after a complete answer. */
export const longestWait = 900

/** The product's detector of the end of a turn, over recorded speech, without a browser. */
export async function checkTurns({ log }: ProofContext): Promise<Finding[]> {
  log(`espeak-ng says ${count} answers`)
  const answers = recordAnswers(count, lesson)
  const tried = `${count} recorded answers in ${languages.length} languages, in lessons of ${lesson}, each with a pause of 0.5 to 4 s where one thinks`
  const bare = await judge({ answers, tried, log })
  const written = await judge({
    answers,
    tried: 'the same, by a recogniser that ends all that it hears with a full stop',
    log,
    write: punctuate,
  })
  const breaths = recordAnswers(count, lesson, pauses.breath)
  const { turns } = await hearTurns(breaths, lesson, punctuate)
  const atBreath = `${count} answers with a pause of 0.15 to 0.5 s anywhere, by that recogniser`
  return [...bare, ...written, earlyTurns({ answers: breaths, turns, tried: atBreath, log })]
}

/** A turn that was closed early, with what it was judged by. */
export function describeEarly({ language, level, expects, parts, pause }: RecordedAnswer, text: string): string {
  const judged = completenessOf({ text, language, level, expects, pauses: [], isThinking: false })
  const said = parts.map((part) => part.text).join(' | ')
  return `${language} ${level}: “${text}” of “${said}”, pause ${pause} ms, judged ${judged}, needs ${JSON.stringify(expects)}`
}

interface EarlyTurns {
  answers: readonly RecordedAnswer[]
  turns: readonly RecordedTurn[]
  tried: string
  log: ProofContext['log']
}

function earlyTurns({ answers, turns, tried, log }: EarlyTurns): Finding {
  const early = turns.flatMap(({ isEarly, text }, at) => {
    const answer = answers[at]
    return isEarly && answer ? [{ answer, text }] : []
  })
  for (const { answer, text } of early) log(describeEarly(answer, text))
  const byLanguage = languages.map(
    (language) => `${language} ${early.filter(({ answer }) => answer.language === language).length}`,
  )
  return {
    what: `turns closed before the last word: at most ${count * mostEarly} of ${count}`,
    tried,
    found: `${early.length} of ${count} (${byLanguage.join(', ')})`,
    hasPassed: early.length <= count * mostEarly,
  }
}

interface Judged extends Pick<EarlyTurns, 'answers' | 'tried' | 'log'> {
  write?: (text: string) => string
}

async function judge({ answers, tried, log, write }: Judged): Promise<Finding[]> {
  const { turns, asks } = await hearTurns(answers, lesson, write)
  const waits = turns.filter(({ isEarly }) => !isEarly).map(({ wait }) => wait)
  const [half, most] = [quantile(waits, 0.5), quantile(waits, 0.95)].map(Math.round)
  return [
    earlyTurns({ answers, turns, tried, log }),
    {
      what: `the wait after a complete answer: at most ${longestWait} ms`,
      tried: `${tried}; it answers within 300 ms`,
      found: `p50 ${half} ms, p95 ${most} ms, longest ${Math.round(Math.max(...waits))} ms; asked ${asks} times`,
      hasPassed: Math.max(...waits) <= longestWait,
    },
  ]
}
