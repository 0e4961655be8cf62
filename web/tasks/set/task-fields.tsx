import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { DayFields } from './day-fields.tsx'
import type { DraftProblems, TaskDraft } from './draft.ts'
import { GoalFields } from './goal-fields.tsx'

type TaskFieldsProps = {
  draft: TaskDraft
  today: string
  problems: DraftProblems
  onChange: (changes: Partial<TaskDraft>) => void
}

export function TaskFields({ draft, today, problems, onChange }: TaskFieldsProps) {
  const { t } = useTranslation('homework')
  const { note } = problems
  return (
    <div className="grid content-start gap-5">
      <GoalFields goals={draft.goals} problems={problems} onChange={(goals) => onChange({ goals })} />
      <DayFields days={draft} today={today} problems={problems} onChange={onChange} />
      <TextArea
        label={t(($) => $.form.note)}
        hint={t(($) => $.form.noteHint)}
        rows={2}
        dir="auto"
        value={draft.note}
        error={note && t(($) => $.wrong[note.kind], { max: note.max })}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </div>
  )
}
