import { punctuate, quantile } from '#web/test/spoken-turns.ts'
import type { Finding, ProofContext } from '../../proof.ts'
import { languages, pauses, type RecordedAnswer, recordAnswers } from './recordings.ts'
import { hearTurns, type RecordedTurn } from './turns.ts'

/** Recorded answers, lessons of so many of them, and goals. */
const [count, lesson] = [500, 10]
const [mostEarly, mostEarlyAtBreath, longestWait] = [0.08, 0.12, 900]

/** The product's detector of the end of a turn, over recorded speech, without a browser. */
export async function checkTurns({ log }: ProofContext): Promise<Finding[]> {
  log(`espeak-ng says ${count} answers`)
  const answers = recordAnswers(count, lesson)
  const tried = `${count} recorded answers in ${languages.length} languages, in lessons of ${lesson}, each with a pause of 0.5 to 4 s where one thinks`
  const bare = await judge(answers, tried)
  const written = await judge(
    answers,
    'the same, by a recogniser that ends whatever it hears with a full stop',
    punctuate,
  )
  const breaths = recordAnswers(count, lesson, pauses.breath)
  const { turns } = await hearTurns(breaths, lesson, punctuate)
  return [
    ...bare,
    ...written,
    earlyTurns(
      breaths,
      turns,
      `${count} answers with a pause of 0.15 to 0.5 s anywhere, by that recogniser`,
      mostEarlyAtBreath,
    ),
  ]
}

function earlyTurns(
  answers: readonly RecordedAnswer[],
  turns: readonly RecordedTurn[],
  tried: string,
  most: number,
): Finding {
  const early = turns.filter(({ isEarly }) => isEarly).length
  const byLanguage = languages.map((language) => {
    const own = turns.filter(({ isEarly }, at) => isEarly && answers[at]?.language === language)
    return `${language} ${own.length}`
  })
  return {
    what: 'turns closed before the last word',
    tried,
    found: `${early} of ${count} (${byLanguage.join(', ')})`,
    hasPassed: early <= count * most,
  }
}

async function judge(
  answers: readonly RecordedAnswer[],
  tried: string,
  write?: (text: string) => string,
): Promise<Finding[]> {
  const { turns, asks } = await hearTurns(answers, lesson, write)
  const waits = turns.filter(({ isEarly }) => !isEarly).map(({ wait }) => wait)
  const [half, most] = [quantile(waits, 0.5), quantile(waits, 0.95)].map(Math.round)
  return [
    earlyTurns(answers, turns, tried, mostEarly),
    {
      what: 'the wait after a complete answer',
      tried: `${tried}; it answers within 300 ms`,
      found: `p50 ${half} ms, p95 ${most} ms, longest ${Math.round(Math.max(...waits))} ms; asked ${asks} times`,
      hasPassed: Math.max(...waits) <= longestWait,
    },
  ]
}
