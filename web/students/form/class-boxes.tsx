import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { FieldError } from '../../ui/fields/field-frame.tsx'

type ClassBoxesProps = {
  classes: readonly Class[]
  value: readonly string[]
  onChange: (ids: string[]) => void
  error: string | undefined
}

export function ClassBoxes({ classes, value, onChange, error }: ClassBoxesProps) {
  const { t } = useTranslation('students')
  const id = useId()
  const toggle = (classId: string, isIn: boolean) =>
    onChange(isIn ? [...value, classId] : value.filter((other) => other !== classId))
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={error && `${id}-error`}>
      <legend className="mb-1.5 text-sm font-medium">{t(($) => $.field.classes)}</legend>
      <div className="grid gap-x-4 gap-y-4 overflow-y-auto rounded-md border border-border-strong bg-surface-raised p-3 sm:max-h-44 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] sm:gap-y-2.5">
        {classes.map((one) => (
          <Checkbox
            key={one.id}
            label={<bdi className="break-words">{one.name}</bdi>}
            checked={value.includes(one.id)}
            onChange={(event) => toggle(one.id, event.target.checked)}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
