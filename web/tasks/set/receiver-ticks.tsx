import { type Ref, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ClassTicks } from '../../assignments/ticks/class-ticks.tsx'
import { StudentTicks } from '../../assignments/ticks/student-ticks.tsx'
import { useHasNoClass } from '../../assignments/ticks/use-paged-partners.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { Ticks } from '../../lists/use-ticks.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'

type ReceiverTicksProps = { classes: Ticks; students: Ticks; searchRef: Ref<HTMLInputElement> }

export function ReceiverTicks({ classes, students, searchRef }: ReceiverTicksProps) {
  const { t } = useTranslation('assignments')
  const { number } = useFormat()
  const [chosen, setChosen] = useState<'classes' | 'students'>()
  const hasNoClass = useHasNoClass()
  const shown = chosen ?? (hasNoClass ? 'students' : 'classes')
  const tab = (label: string, { ticked: { size } }: Ticks) =>
    size ? t(($) => $.to.ticked, { label, number: number(size) }) : label
  return (
    <div className="grid content-start gap-2">
      <SegmentedControl
        full
        label={t(($) => $.to.what)}
        value={shown}
        onChange={setChosen}
        options={[
          {
            value: 'classes',
            label: tab(
              t(($) => $.classes),
              classes,
            ),
          },
          {
            value: 'students',
            label: tab(
              t(($) => $.students),
              students,
            ),
          },
        ]}
      />
      {shown === 'classes' ? <ClassTicks searchRef={searchRef} ticks={classes} /> : <StudentTicks ticks={students} />}
    </div>
  )
}
