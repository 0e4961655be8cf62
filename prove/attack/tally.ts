import type { Finding } from '../proof.ts'

export interface Tally {
  /** Counts an input; `wrong` describes an unexpected response. */
  note: (kind: string, wrong: string | false | undefined) => void
  finding: (more?: string) => Finding
}

const maxReported = 12

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
      const rest = wrongs.length > maxReported ? [`and ${wrongs.length - maxReported} more`] : []
      const found = wrongs.length > 0 ? [...wrongs.slice(0, maxReported), ...rest].join('; ') : 'nothing, no 5xx'
      return {
        what,
        tried: `${total.toLocaleString('en')} inputs: ${each}`,
        found: [found, ...(more ? [more] : [])].join('; ').replaceAll('|', '\\|').replaceAll('\n', ' '),
        hasPassed: wrongs.length === 0 && total > 0,
      }
    },
  }
}

/** The expected status codes, or their first digits. */
export const unexpectedStatus = (answer: { status: number }, ...right: readonly number[]): string | false =>
  !right.some((one) => one === answer.status || one === Math.floor(answer.status / 100)) && `answered ${answer.status}`
