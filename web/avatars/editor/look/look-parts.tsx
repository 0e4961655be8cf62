import { useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { Look } from '#contract/values/looks.ts'
import { type Choices, choicesOf } from '../../../face/style/choices.ts'
import type { PartName } from '../../../face/style/names.ts'
import { resolveLook } from '../../../face/style/resolve-look.ts'
import type { Style } from '../../../face/style/style.ts'
import { useFormat } from '../../../lib/words/format.ts'
import { ColorChoice } from './color-choice.tsx'
import { PartTabs } from '../part-tabs.tsx'
import { PictureChoice } from './picture-choice.tsx'

type LookPartsProps = { style: Style; look: Look; onChange: (look: Look) => void }

export function LookParts({ style, look, onChange }: LookPartsProps) {
  const { t } = useTranslation(['avatarEditor', 'faces'])
  const { parts, colors } = choicesOf(style)
  const [shown, setShown] = useState<PartName | typeof colorsTab>(parts[0]?.name ?? colorsTab)
  const part = parts.find((one) => one.name === shown)
  const tabs = [
    ...parts.map((one) => ({ value: one.name, label: t(($) => $.part[one.name], { ns: 'faces' }) })),
    { value: colorsTab, label: t(($) => $.look.colors, { ns: 'avatarEditor' }) },
  ] as const
  const setColor = (name: string, color: string) => onChange({ ...look, colors: { ...look.colors, [name]: color } })
  return (
    <div className="grid grid-cols-1 gap-4">
      <PartTabs label={t(($) => $.look.parts, { ns: 'avatarEditor' })} value={shown} onChange={setShown} tabs={tabs} />
      {part && <PartChoice key={part.name} choices={part} style={style} look={look} onChange={onChange} />}
      {!part &&
        colors.map(({ name: color, values }) => (
          <ColorChoice
            key={color}
            label={t(($) => $.color[color], { ns: 'faces' })}
            name={`look-color-${color}`}
            value={resolveLook(style, look).colorOf(color)}
            values={values}
            onChange={(next) => setColor(color, next)}
          />
        ))}
    </div>
  )
}

const colorsTab = 'colors' as const
const none = 'none'

type PartChoiceProps = LookPartsProps & { choices: Choices['parts'][number] }

function PartChoice({ choices: { name: part, variants, isOptional }, style, look, onChange }: PartChoiceProps) {
  const { t } = useTranslation(['editor', 'avatarEditor', 'faces'])
  const { number } = useFormat()
  const label = t(($) => $.part[part], { ns: 'faces' })
  const lookWith = (variant: string | null): Look => ({ ...look, parts: { ...look.parts, [part]: variant } })
  const without = {
    value: none,
    label: t(($) => $.look.without, { ns: 'avatarEditor', part: label }),
    look: lookWith(null),
  }
  const pictures = variants.map((variant, place) => ({
    value: variant,
    label: t(($) => $.numbered, { ns: 'editor', label, number: number(place + 1) }),
    look: lookWith(variant),
  }))
  return (
    <PictureChoice
      legend={label}
      legendHidden
      name={`look-part-${part}`}
      value={resolveLook(style, look).variantOf(part) ?? none}
      onChange={(variant) => onChange(lookWith(variant === none ? null : variant))}
      options={isOptional ? [without, ...pictures] : pictures}
    />
  )
}
