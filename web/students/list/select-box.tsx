import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { nameOf } from '../../people/student-name.ts'
import type { Selection } from '../bulk/use-selection.ts'

export function SelectBox({ student, selection }: { student: Student; selection: Selection }) {
  const { t } = useTranslation('students')
  return (
    <span className="relative z-1">
      <Checkbox
        label={t(($) => $.select.one, { name: nameOf(student) })}
        labelHidden
        checked={selection.isOn(student.id)}
        onChange={({ target }) => selection.toggle(student.id, target.checked, false)}
      />
    </span>
  )
}
