import { statSync } from 'node:fs'
import { practiceLimits } from '#contract/practice/practice.ts'
import { type Analyser, analyse } from '#server/analysis/analyse.ts'
import { lexiconFile } from '#server/analysis/lexicon/files.ts'
import { analyserOf, checkedLanguages } from '#server/analysis/packs.ts'
import { judge } from '../analysis/judge.ts'
import { readSet, type TestSet } from '../analysis/sets.ts'
import type { Section } from '../figures.ts'

const rounds = 3
const words = 30

/** What is found in the test sets that no rule was written by, and what it costs. */
export async function measureAnalysis(): Promise<Section[]> {
  const found: string[] = []
  const costs: string[] = []
  for (const language of checkedLanguages) {
    const started = process.cpuUsage()
    const analyser = await analyserOf(language)
    if (!analyser) continue
    const loading = cpuSince(started)
    const set = readSet(language, 'locked')
    found.push(rowOf([language, `${analyser.whyOf.size}`, ...figuresOf(analyser, set)]))
    costs.push(rowOf([language, ...costsOf(analyser, set.right), `${Math.round(loading)} ms`, sizeOf(language)]))
  }
  return [
    {
      section: tableOf(
        ['language', 'rules', 'wrong', 'spelling found', 'grammar found', 'mended right', 'right', 'false alarms'],
        found,
      ),
    },
    {
      section: tableOf(['language', `${words} words, p95`, 'worst message', 'loading', 'lexicon'], costs),
    },
  ]
}

const rowOf = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const tableOf = (heads: readonly string[], rows: readonly string[]) =>
  [rowOf(heads), rowOf(heads.map(() => '---')), ...rows].join('\n')
const percent = (part: number, all: number) => (all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`)

function figuresOf(analyser: Analyser, set: TestSet): string[] {
  const { judged, alarms } = judge(analyser, set)
  const isSpelling = ({ kind }: { kind: string }) => kind === 'spelling' || kind === 'accents'
  const shareFound = (part: typeof judged) => percent(part.filter(({ right }) => right.length > 0).length, part.length)
  const findings = judged.flatMap((each) => each.findings).length
  return [
    `${judged.length}`,
    shareFound(judged.filter(isSpelling)),
    shareFound(judged.filter((each) => !isSpelling(each))),
    percent(judged.flatMap(({ right }) => right).length, findings),
    `${set.right.length}`,
    percent(new Set(alarms.map(({ text }) => text)).size, set.right.length),
  ]
}

/** Milliseconds of processor time. */
function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function timeOf(analyser: Analyser, text: string): number {
  const start = process.cpuUsage()
  analyse(analyser, text, { known: [], native_language: null })
  return cpuSince(start)
}

function costsOf(analyser: Analyser, right: readonly string[]): string[] {
  const all = right.join(' ').split(' ')
  const messages = Array.from({ length: Math.floor(all.length / words) }, (_, index) =>
    all.slice(index * words, (index + 1) * words).join(' '),
  )
  const times = Array.from({ length: rounds }, () => messages.map((text) => timeOf(analyser, text)))
  const last = (times.at(-1) ?? []).toSorted((a, b) => a - b)
  const p95 = last[Math.floor(last.length * 0.95)] ?? Number.NaN
  const { message } = practiceLimits
  const misspelt = 'qwertzo asdfgha yxcvbni '.repeat(message).slice(0, message)
  const worst = Math.max(...[misspelt, right.join(' ').slice(0, message)].map((text) => timeOf(analyser, text)))
  return [`${p95.toFixed(1)} ms`, `${Math.round(worst)} ms`]
}

const sizeOf = (language: string) => `${(statSync(lexiconFile(language)).size / 1_000_000).toFixed(1)} MB`
