import type { Finding } from '../proof.ts'

/** Counts what was tried, by kind, and keeps what came out wrong. */
export interface Tally {
  /** One input: its kind, and what was wrong about the answer, or nothing. */
  note: (kind: string, wrong: string | false | undefined) => void
  finding: (more?: string) => Finding
}

/** The most of what is wrong that is told. */
const told = 12

/** Makes an empty tally. */
export function createTally(what: string): Tally {
  const kinds = new Map<string, number>()
  const wrongs: string[] = []
  return {
    note: (kind, wrong) => {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
      if (wrong) wrongs.push(`${kind}: ${wrong}`)
    },
    finding: (more) => {
      const total = [...kinds.values()].reduce((sum, count) => sum + count, 0)
      const each = [...kinds].map(([kind, count]) => `${kind} ${count.toLocaleString('en')}`).join(', ')
      const rest = wrongs.length > told ? [`and ${wrongs.length - told} more`] : []
      const found = wrongs.length > 0 ? [...wrongs.slice(0, told), ...rest].join('; ') : 'nothing, no 5xx'
      return {
        what,
        tried: `${total.toLocaleString('en')} inputs: ${each}`,
        found: [found, ...(more ? [more] : [])].join('; ').replaceAll('|', '\\|').replaceAll('\n', ' '),
        isRight: wrongs.length === 0 && total > 0,
      }
    },
  }
}

/** Says what is wrong with an answer that should be a refusal of these kinds, or a success where 2 is among them. */
export const unless = (answer: { status: number }, ...right: readonly number[]): string | false =>
  !right.some((one) => one === answer.status || one === Math.floor(answer.status / 100)) && `answered ${answer.status}`
