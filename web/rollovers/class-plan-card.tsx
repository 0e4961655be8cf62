import { useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { studentLengths } from '#contract/people/students.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { SelectField, type SelectOption } from '../ui/fields/select-field.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { type ClassDraft, problemOfName, type StepChoice } from './draft.ts'
import { LevelSelect } from './level-select.tsx'
import { type Teacher, TeacherPicker } from './teacher-picker.tsx'

export const newClassChoice = 'new'

type ClassPlanCardProps = {
  one: Class
  plan: ClassDraft
  options: readonly SelectOption<StepChoice>[]
  teachers: readonly Teacher[]
  onChange: (changes: Partial<ClassDraft>) => void
  onNewClass: () => void
  onExceptions: () => void
}

export function ClassPlanCard({
  one,
  plan,
  options,
  teachers,
  onChange,
  onNewClass,
  onExceptions,
}: ClassPlanCardProps) {
  const { t } = useTranslation(['rollovers', 'classes'])
  const id = useId()
  const { name, act, level, students, exceptions, renew_links } = plan
  const count = Object.keys(exceptions).length
  const isKnown = options.some(({ value }) => value === students)
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={<span dir="auto">{one.name}</span>}
        description={t(($) => $.size, { ns: 'classes', count: one.student_count })}
        actions={
          <SegmentedControl
            label={t(($) => $.plan.act, { name: one.name })}
            value={act}
            onChange={(next) => onChange({ act: next })}
            options={(['carry_on', 'archive'] as const).map((value) => ({ value, label: t(($) => $.act[value]) }))}
          />
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[3fr_2fr_3fr_4fr]">
        {act === 'carry_on' && (
          <>
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
              of={one.name}
              teachers={teachers}
              chosen={plan.teacher_ids}
              onChange={(teacher_ids) => onChange({ teacher_ids })}
            />
          </>
        )}
        <SelectField
          label={t(($) => $.plan.students)}
          value={isKnown ? students : null}
          placeholder={t(($) => $.plan.chooseStep)}
          onChange={(next) => (next === newClassChoice ? onNewClass() : onChange({ students: next }))}
          options={[
            ...options,
            { value: newClassChoice, label: t(($) => $.step.fresh), group: t(($) => $.fresh.title) },
          ]}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Checkbox
          label={t(($) => $.plan.renew)}
          checked={renew_links}
          onChange={(event) => onChange({ renew_links: event.target.checked })}
        />
        {one.student_count > 0 && (
          <Button size="sm" onClick={onExceptions}>
            {count > 0 ? t(($) => $.plan.exceptions, { count }) : t(($) => $.plan.noExceptions)}
          </Button>
        )}
      </div>
    </Card>
  )
}
