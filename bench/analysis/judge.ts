import { distance } from 'fastest-levenshtein'
import { type Analyser, analyse } from '#server/analysis/analyse.ts'
import type { Finding } from '#server/analysis/finding.ts'
import type { TestSet, WrongSentence } from './sets.ts'

export interface JudgedSentence extends WrongSentence {
  findings: readonly Finding[]
  /** Those that bring the sentence nearer to what a teacher wrote. */
  right: readonly Finding[]
  /** All of them together give what a teacher wrote. */
  isMended: boolean
}
export interface Alarm {
  text: string
  finding: Finding
}

// Spaces before marks and the kind of apostrophe are no matter of right or wrong.
const even = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([.,!?;:])/g, '$1')
    .replaceAll('’', "'")
    .trim()

export const mend = (text: string, findings: readonly Finding[]): string =>
  even(
    findings
      .toReversed()
      .reduce((mended, { start, end, better }) => mended.slice(0, start) + better + mended.slice(end), text),
  )

export const findingsIn = (analyser: Analyser, text: string, native_language: string | null): Finding[] =>
  analyse(analyser, text, { known: [], native_language }).findings

export function judge(analyser: Analyser, { wrong, right }: TestSet): { judged: JudgedSentence[]; alarms: Alarm[] } {
  const judged = wrong.map((sentence): JudgedSentence => {
    const { text, native_language } = sentence
    const ways = sentence.mended.map(even)
    const findings = findingsIn(analyser, text, native_language)
    const isMended = findings.length > 0 && ways.includes(mend(text, findings))
    const isRight = (finding: Finding) =>
      isMended || ways.some((way) => distance(mend(text, [finding]), way) < distance(even(text), way))
    return { ...sentence, findings, isMended, right: findings.filter(isRight) }
  })
  const alarms = right.flatMap((text) => findingsIn(analyser, text, null).map((finding) => ({ text, finding })))
  return { judged, alarms }
}
