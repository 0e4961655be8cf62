import { Pipette } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../../lib/words/format.ts'

type ColorChoiceProps = {
  label: string
  name: string
  value: string
  values: readonly string[]
  onChange: (color: string) => void
}

export function ColorChoice({ label, name, value, values, onChange }: ColorChoiceProps) {
  const { t } = useTranslation(['avatarEditor', 'editor'])
  const { number } = useFormat()
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {values.map((color, place) => (
          <label key={color} className={swatchClasses} style={{ backgroundColor: color }}>
            <input
              type="radio"
              name={name}
              value={color}
              checked={color === value}
              onChange={() => onChange(color)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <span className="sr-only">{t(($) => $.numbered, { ns: 'editor', label, number: number(place + 1) })}</span>
          </label>
        ))}
        <label className={ownClasses}>
          <Pipette className="size-4" aria-hidden="true" />
          <span aria-hidden="true">{t(($) => $.look.ownColor, { ns: 'avatarEditor' })}</span>
          <input
            type="color"
            aria-label={t(($) => $.look.ownColorOf, { ns: 'avatarEditor', label })}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className="size-4 rounded-full ring-1 ring-border"
            style={{ backgroundColor: value }}
          />
        </label>
      </div>
    </fieldset>
  )
}

const swatchClasses =
  'relative size-9 rounded-full pointer-coarse:size-11 ring-1 ring-border ring-inset outline-offset-2 has-checked:outline-2 has-checked:outline-primary ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-ring'
const ownClasses =
  'relative inline-flex h-9 items-center pointer-coarse:h-11 gap-2 rounded-full border border-border px-3 text-sm text-muted hover:bg-surface-hover ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-ring'
