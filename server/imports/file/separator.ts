import { meaningOf } from '#server/imports/columns/heading-meaning.ts'
import { recordsOf } from '#server/imports/file/records.ts'

const candidates = ['\t', ';', ',', '|']
/** No separator: a line is one cell. */
const none = '\uFFFF'
const sample = { characters: 20_000, records: 25 }

export function findSeparator(text: string): string {
  const start = text.slice(0, sample.characters)
  if (isListOfNames(start)) return none
  const scores = candidates.map((candidate) => ({ candidate, score: evenness(start, candidate) }))
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > 0 ? best.candidate : none
}

// "Weber, Anna" on every line: the comma belongs to the name, unless the first line is a header.
function isListOfNames(text: string): boolean {
  const [first = '', ...others] = text.split(/[\r\n]+/).filter((line) => line.trim())
  const isName = (line: string) => /^\s*[^\s,;|\t@\d"][^,;|\t@\d"]*, [^,;|\t@\d"]+$/.test(line)
  return [first, ...others.slice(0, -1)].every(isName) && !first.split(',').some((part) => meaningOf(part))
}

// The share of records with the commonest number of cells; more cells win a tie.
function evenness(text: string, delimiter: string): number {
  const widths = new Map<number, number>()
  let records = 0
  for (const record of recordsOf(text, delimiter)) {
    if (!record.some((cell) => cell.trim())) continue
    widths.set(record.length, (widths.get(record.length) ?? 0) + 1)
    if (++records === sample.records) break
  }
  const [width = 1, count = 0] = [...widths].filter(([cells]) => cells > 1).toSorted(([, a], [, b]) => b - a)[0] ?? []
  return width > 1 ? count / records + Math.min(width, 50) / 1000 : 0
}
