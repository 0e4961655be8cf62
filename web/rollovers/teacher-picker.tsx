import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useFormat } from '../lib/words/format.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Popover } from '../ui/overlays/popover.tsx'

export interface Teacher {
  id: string
  name: string
}
type TeacherPickerProps = {
  teachers: readonly Teacher[]
  chosen: readonly string[]
  onChange: (ids: string[]) => void
  /** The class, for who can't see where the button stands. */
  of: string
}

export function TeacherPicker({ teachers, chosen, onChange, of }: TeacherPickerProps) {
  const { t } = useTranslation('rollovers')
  const { list } = useFormat()
  const names = teachers.filter(({ id }) => chosen.includes(id)).map(({ name }) => name)
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <div className="grid content-start gap-1.5">
      <span className="text-sm font-medium" aria-hidden="true">
        {t(($) => $.teachers.label)}
      </span>
      <Popover
        title={t(($) => $.teachers.of, { name: of })}
        align="start"
        flips
        trigger={
          <Button
            full
            aria-label={`${t(($) => $.teachers.of, { name: of })}: ${list(names) || t(($) => $.teachers.none)}`}
          >
            <span className="truncate" dir="auto">
              {list(names) || t(($) => $.teachers.none)}
            </span>
          </Button>
        }
      >
        <div className="grid gap-2.5">
          {teachers.length === 0 && <p className="text-sm text-muted">{t(($) => $.teachers.noTeachers)}</p>}
          {teachers.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<span dir="auto">{name}</span>}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      </Popover>
    </div>
  )
}
