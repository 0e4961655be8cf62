import { type ImportRow, type Preview, type Verdict, verdicts } from '#contract/people/imports.ts'
import type { Tone } from '../../ui/states/tone.ts'

export const verdictTone: Record<Verdict, Tone> = {
  new: 'success',
  activate: 'info',
  present: 'neutral',
  similar: 'warning',
  doubtful: 'warning',
  repeated: 'neutral',
  bad_email: 'danger',
  missing_name: 'danger',
  elsewhere: 'danger',
  over_limit: 'warning',
}

export const verdictCounts = ({ summary }: Pick<Preview, 'summary'>): { verdict: Verdict; count: number }[] =>
  verdicts.map((verdict) => ({ verdict, count: summary[verdict] })).filter(({ count }) => count > 0)

export const rowName = ({ student: { first_name, last_name } }: ImportRow): string | null =>
  [first_name, last_name].filter(Boolean).join(' ') || null

const importableVerdicts: ReadonlySet<Verdict> = new Set(['new', 'activate', 'present'])

export const isSkipped = ({ verdict }: ImportRow): boolean => !importableVerdicts.has(verdict)
