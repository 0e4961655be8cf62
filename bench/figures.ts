/** A line of the table; `ratio` is ours to the floor, or to what `what` says. */
export interface Figure {
  what: string
  ours: string
  floor?: string
  ratio?: number
  goal?: string
  /** Whether the goal was reached. */
  isMet?: boolean
}
/** A row that could not be measured, and why, in a sentence. */
export interface Skipped {
  skipped: string
}

/** The most that a figure may be, and whether it is no more than that with two decimals, as it is shown. */
export const atMost = (value: number, most: number, unit = ''): Required<Pick<Figure, 'goal' | 'isMet'>> => ({
  goal: `≤ ${most}${unit}`,
  isMet: Math.round(value * 100) <= Math.round(most * 100),
})

/** The middle of some numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export const microseconds = (value: number): string => `${whole.format(value)} µs`
export const milliseconds = (value: number): string => `${whole.format(value)} ms`
export const megabytes = (bytes: number): string => `${whole.format(bytes / 1_000_000)} MB`

/** The figures as a Markdown table. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = figures.map(({ what, ours, floor = '', ratio, goal = '', isMet }) =>
    ['', what, ours, floor, ratio === undefined ? '' : ratio.toFixed(2), goal, verdictOf(isMet), ''].join(' | ').trim(),
  )
  return ['| what | ours | floor | ratio | goal | |', '|---|---|---|---|---|---|', ...lines].join('\n')
}

function verdictOf(isMet: boolean | undefined): string {
  if (isMet === undefined) return ''
  return isMet ? 'met' : '**missed**'
}
