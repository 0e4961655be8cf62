/** A row of the table; `ratio` is `ours` to `floor`. */
export interface Figure {
  what: string
  ours: string
  floor?: string
  ratio?: number
  goal?: string
  isMet?: boolean
}
export interface SkippedRow {
  skipped: string
}

export interface Section {
  section: string
}

/** Compares with two decimals, as the table shows them. */
export const atMost = (value: number, max: number, unit = ''): Required<Pick<Figure, 'goal' | 'isMet'>> => ({
  goal: `≤ ${max}${unit}`,
  isMet: Math.round(value * 100) <= Math.round(max * 100),
})

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? Number.NaN
  return sorted.length % 2 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2
}

export const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? Number.NaN

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

export const microseconds = (value: number): string => `${whole.format(value)} µs`
export const milliseconds = (value: number): string => `${whole.format(value)} ms`
export const megabytes = (bytes: number): string => `${whole.format(bytes / 1_000_000)} MB`

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
