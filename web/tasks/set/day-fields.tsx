import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { addDays } from '../../charts/days.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { DraftProblem, DraftProblems, TaskDraft } from './draft.ts'

type Days = Pick<TaskDraft, 'opens_on' | 'due_on'>
type DayFieldsProps = { days: Days; today: string; problems: DraftProblems; onChange: (days: Partial<Days>) => void }

export function DayFields({ days, today, problems, onChange }: DayFieldsProps) {
  const { t } = useTranslation('homework')
  const problemText = (problem: DraftProblem | undefined) =>
    problem && t(($) => $.wrong[problem.kind], { max: problem.max })
  const quick = [
    { label: t(($) => $.form.tomorrow), day: addDays(today, 1) },
    { label: t(($) => $.form.week), day: addDays(today, 7) },
    { label: t(($) => $.form.fortnight), day: addDays(today, 14) },
  ]
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          type="date"
          label={t(($) => $.form.due)}
          value={days.due_on}
          min={days.opens_on}
          error={problemText(problems.due_on)}
          onChange={({ target }) => onChange({ due_on: target.value })}
        />
        <TextField
          type="date"
          label={t(($) => $.form.opens)}
          value={days.opens_on}
          error={problemText(problems.opens_on)}
          onChange={({ target }) => onChange({ opens_on: target.value })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {quick.map(({ label, day }) => (
          <button
            key={day}
            type="button"
            aria-pressed={day === days.due_on}
            onClick={() => onChange({ due_on: day })}
            className={chipClasses}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

const chipClasses =
  'relative inline-flex h-8 items-center rounded-full border border-border-strong px-3 text-sm text-muted transition-colors ' +
  'after:absolute after:-inset-1 hover:bg-surface-hover hover:text-text aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-text'
