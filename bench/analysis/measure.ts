import { readFileSync } from 'node:fs'
import { analyse } from '#server/analysis/analyse.ts'
import type { Finding } from '#server/analysis/finding.ts'
import { analyserOf } from '#server/analysis/packs.ts'

const [language = 'en', wrongFile, rightFile, native = null] = process.argv.slice(2)
const analyser = await analyserOf(language)
if (!analyser) throw new Error(`${language} is not checked`)

const linesOf = (file: string | undefined) =>
  file === undefined
    ? []
    : readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
const findingsIn = (text: string) => analyse(analyser, text, { known: [], native_language: native }).findings
const mend = (text: string, findings: readonly Finding[]) =>
  findings
    .toReversed()
    .reduce((mended, { start, end, better }) => mended.slice(0, start) + better + mended.slice(end), text)
    .replace(/ {2,}/g, ' ')
    .replace(/ ([.,!?])/g, '$1')
    .trim()
const show = ({ rule, written, better }: Finding) => `${rule}: ${written} → ${better}`
const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`)

/** The place where two texts differ, in the first of them. */
function differenceOf(text: string, other: string): [from: number, to: number] {
  let from = 0
  while (from < text.length && text[from] === other[from]) from++
  let end = 0
  while (end < Math.min(text.length, other.length) - from && text.at(-1 - end) === other.at(-1 - end)) end++
  return [from, text.length - end]
}

const isSpelling = ({ kind }: Finding) => kind === 'spelling' || kind === 'accents'
const [found, right, all] = [
  { exact: 0, near: 0 },
  { spelling: 0, grammar: 0 },
  { spelling: 0, grammar: 0 },
]
const wrong = linesOf(wrongFile).map((line) => line.split(' => ') as [string, string])
for (const [text, mended] of wrong) {
  const findings = findingsIn(text)
  const isExact = findings.length > 0 && mend(text, findings) === mended
  const [from, to] = differenceOf(text, mended)
  const fitting = findings.filter(({ start, end }) => isExact || (start <= to + 1 && end >= from - 1))
  for (const finding of findings) all[isSpelling(finding) ? 'spelling' : 'grammar'] += 1
  for (const finding of fitting) right[isSpelling(finding) ? 'spelling' : 'grammar'] += 1
  if (isExact) found.exact += 1
  if (fitting.length > 0) found.near += 1
  if (!isExact)
    console.log(`${findings.length === 0 ? 'missed' : 'other '}  ${text}  [${findings.map(show).join('; ')}]`)
}
const alarms = linesOf(rightFile).flatMap((text) => findingsIn(text).map((finding) => `${show(finding)}  (${text})`))
for (const alarm of alarms) console.log(`alarm   ${alarm}`)
console.log(`
wrong sentences        ${wrong.length}
  mended exactly       ${percent(found.exact, wrong.length)}
  found                ${percent(found.near, wrong.length)}
findings that are right
  spelling, accents    ${percent(right.spelling, all.spelling)} of ${all.spelling}
  grammar              ${percent(right.grammar, all.grammar)} of ${all.grammar}
right sentences        ${linesOf(rightFile).length}
  false alarms in 100  ${percent(alarms.length, linesOf(rightFile).length)}`)
