import { Trash2 } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { studentLengths } from '#contract/people/students.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { type NewClassDraft, problemOfName } from './draft.ts'
import { LevelSelect } from './level-select.tsx'
import { type Teacher, TeacherPicker } from './teacher-picker.tsx'

type NewClassLineProps = {
  one: NewClassDraft
  teachers: readonly Teacher[]
  onChange: (changes: Partial<NewClassDraft>) => void
  onRemove: () => void
}

export function NewClassLine({ one: { name, level, teacher_ids }, teachers, onChange, onRemove }: NewClassLineProps) {
  const { t } = useTranslation(['rollovers', 'classes'])
  const shown = name || t(($) => $.fresh.unnamed)
  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-x-2 py-4 first:pt-0 last:pb-0">
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[3fr_2fr_3fr]">
        <TextField
          label={t(($) => $.field.name, { ns: 'classes' })}
          value={name}
          onChange={(event) => onChange({ name: event.target.value })}
          maxLength={studentLengths.class_name}
          error={problemOfName(name) ? t(($) => $.wrong.missing, { ns: 'classes' }) : undefined}
          autoComplete="off"
          dir="auto"
        />
        <LevelSelect value={level} onChange={(next) => onChange({ level: next })} />
        <TeacherPicker
          of={shown}
          teachers={teachers}
          chosen={teacher_ids}
          onChange={(ids) => onChange({ teacher_ids: ids })}
        />
      </div>
      <IconButton label={t(($) => $.fresh.remove, { name: shown })} icon={<Trash2 />} onClick={onRemove} />
    </li>
  )
}
