import type { Finding } from '#server/analysis/finding.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { judge } from './judge.ts'
import { linesOf, parseWrong, readSet } from './sets.ts'

// node bench/analysis/measure.ts <language> [<wrong file> <right file>]: what is missed and what alarms.
const [language = 'en', wrongFile, rightFile] = process.argv.slice(2)
const analyser = await analyserOf(language)
if (!analyser) throw new Error(`${language} is not checked`)
const set =
  wrongFile === undefined
    ? readSet(language, 'open')
    : { wrong: linesOf(wrongFile).map(parseWrong), right: rightFile === undefined ? [] : linesOf(rightFile) }

const show = ({ rule, written, better }: Finding) => `${rule}: ${written} → ${better}`
const { judged, alarms } = judge(analyser, set)
for (const { kind, text, mended, findings, right } of judged)
  if (findings.length === 0) process.stdout.write(`missed  [${kind}] ${text} => ${mended.join(' | ')}\n`)
  else if (right.length < findings.length)
    process.stdout.write(`other   [${kind}] ${text} => ${mended.join(' | ')}  (${findings.map(show).join('; ')})\n`)
for (const { text, finding } of alarms) process.stdout.write(`alarm   ${show(finding)}  (${text})\n`)
process.stdout.write(`${alarms.length} alarms in ${set.right.length} right sentences\n`)
