import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { type Analyser, analyse } from '#server/analysis/analyse.ts'
import type { Finding } from '#server/analysis/finding.ts'
import { analyserOf, checkedLanguages } from '#server/analysis/packs.ts'

const folder = import.meta.dirname
const setting = { known: [], native_language: null }

/** What a checker does with sentences of learners: those that are wrong with their mending, and those that are right. */
export interface Quality {
  language: string
  rules: number
  wrong: number
  spelling: Recall
  grammar: Recall
  /** Findings on wrong sentences, and those of them that are mistakes and mended right. */
  findings: number
  rightFindings: number
  right: number
  alarms: string[]
  /** Milliseconds for a sentence, at the 95th percentile. */
  p95: number
}
interface Recall {
  mistakes: number
  found: number
}

/** Reads sentences, one a line; `wrong => right` gives both. */
const linesOf = (language: string, name: string): string[] => {
  const file = join(folder, language, `${name}.txt`)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
}

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu) ?? []
const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The mistakes of a sentence as its mending shows them: words that were changed, put in or left out, each as a place in the sentence. One is of spelling where the word is none, or where only accents differ. */
export function mistakesOf(
  wrong: string,
  right: string,
  isWord: (word: string) => boolean = () => true,
): { at: number; isSpelling: boolean }[] {
  const [from, to] = [wordsOf(wrong), wordsOf(right)]
  const width = to.length + 1
  const costs = new Array<number>((from.length + 1) * width).fill(0)
  const cost = (a: number, b: number) =>
    a > from.length || b > to.length ? Infinity : (costs[a * width + b] ?? Infinity)
  for (let a = from.length; a >= 0; a--)
    for (let b = to.length; b >= 0; b--) {
      if (a === from.length && b === to.length) continue
      const isSame = a < from.length && b < to.length && from[a] === to[b]
      costs[a * width + b] = isSame
        ? cost(a + 1, b + 1)
        : 1 + Math.min(cost(a + 1, b), cost(a, b + 1), cost(a + 1, b + 1))
    }
  const mistakes: { at: number; isSpelling: boolean }[] = []
  let [a, b] = [0, 0]
  while (a < from.length || b < to.length) {
    if (a < from.length && b < to.length && from[a] === to[b]) [a, b] = [a + 1, b + 1]
    else {
      const isChange = cost(a + 1, b + 1) + 1 === cost(a, b)
      mistakes.push({
        at: a,
        isSpelling: isChange && (!isWord(from[a] ?? '') || bare(from[a] ?? '') === bare(to[b] ?? '')),
      })
      if (isChange) [a, b] = [a + 1, b + 1]
      else if (cost(a + 1, b) + 1 === cost(a, b)) a += 1
      else b += 1
    }
  }
  return mistakes
}

const mend = (text: string, findings: readonly Finding[]) =>
  findings
    .toReversed()
    .reduce((mended, { start, end, better }) => mended.slice(0, start) + better + mended.slice(end), text)

const plain = (text: string) => wordsOf(text).join(' ')

/** Measures a language on sentences of a set. */
export async function measureQuality(analyser: Analyser, set: 'dev' | 'test'): Promise<Quality> {
  const { language } = analyser.pack
  const pairs = linesOf(language, `${set}-wrong`).map((line) => line.split(/\s*=>\s*/) as [string, string])
  const times: number[] = []
  const look = (text: string) => {
    const begun = performance.now()
    const { findings } = analyse(analyser, text, setting)
    times.push(performance.now() - begun)
    return findings
  }
  const { lexicon } = analyser
  const isWord = (word: string) =>
    [word, word.toLowerCase()].some((form) => lexicon.read(form.replaceAll('’', "'")).length > 0)
  const spelling = { mistakes: 0, found: 0 }
  const grammar = { mistakes: 0, found: 0 }
  let [findings, rightFindings] = [0, 0]
  for (const [wrong = '', right = ''] of pairs) {
    const found = look(wrong)
    const places = wordsOf(wrong)
    const startOf = (at: number) =>
      places.slice(0, at).reduce((from, word) => wrong.indexOf(word, from) + word.length, 0)
    for (const { at, isSpelling } of mistakesOf(wrong, right, isWord)) {
      const place = wrong.indexOf(places[at] ?? '', startOf(at))
      const end = place + (places[at]?.length ?? 0)
      const kind = isSpelling ? spelling : grammar
      kind.mistakes += 1
      if (found.some((one) => one.start <= end && place <= one.end)) kind.found += 1
    }
    findings += found.length
    // Right is a finding without which the sentence is further from what it should be.
    for (const finding of found) {
      const others = found.filter((one) => one !== finding)
      const [withIt, without] = [mend(wrong, found), mend(wrong, others)].map(
        (text) => mistakesOf(plain(text), plain(right)).length,
      )
      if ((withIt ?? 0) < (without ?? 0)) rightFindings += 1
    }
  }
  const alarms: string[] = []
  const rightOnes = [...linesOf(language, `${set}-right`), ...pairs.map(([, right = '']) => right)]
  for (const sentence of rightOnes)
    for (const { rule, written, better } of look(sentence)) alarms.push(`${rule}: ${written} → ${better} (${sentence})`)
  times.sort((x, y) => x - y)
  return {
    language,
    rules: analyser.pack.rules.length + Object.values(analyser.pack.from).flat().length,
    wrong: pairs.length,
    spelling,
    grammar,
    findings,
    rightFindings,
    right: rightOnes.length,
    alarms,
    p95: times[Math.floor(times.length * 0.95)] ?? 0,
  }
}

const percent = (part: number, whole: number) => (whole === 0 ? '–' : `${((part / whole) * 100).toFixed(1)} %`)

/** The figures as a table. */
export function printQuality(all: readonly Quality[]): string {
  const rows = all.map(
    ({ language, rules, wrong, spelling, grammar, findings, rightFindings, right, alarms, p95 }) =>
      `| ${language} | ${rules} | ${wrong} | ${percent(spelling.found, spelling.mistakes)} | ${percent(grammar.found, grammar.mistakes)} | ${percent(rightFindings, findings)} | ${right} | ${percent(alarms.length, right)} | ${p95.toFixed(2)} ms |`,
  )
  return [
    '| language | rules | wrong sentences | spelling found | grammar found | findings that are right | right sentences | false alarms | a sentence, 95th percentile |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

if (import.meta.main) {
  const [language, set = 'dev'] = process.argv.slice(2)
  const all: Quality[] = []
  for (const each of language && language !== 'all' ? [language] : checkedLanguages) {
    const analyser = await analyserOf(each)
    if (analyser) all.push(await measureQuality(analyser, set === 'test' ? 'test' : 'dev'))
  }
  console.log(printQuality(all))
  if (language && language !== 'all') console.log(all.flatMap(({ alarms }) => alarms).join('\n'))
}
