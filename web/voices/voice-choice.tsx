import { Volume2 } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { voiceLimits } from '#contract/values/voice-limits.ts'
import { useFormat } from '../lib/words/format.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SelectField } from '../ui/fields/select-field.tsx'
import { Slider } from '../ui/fields/slider.tsx'

/** An empty name means the best voice. */
interface VoiceSettingsValue {
  name: string
  rate: number
  pitch: number
}

type VoiceChoiceProps = {
  value: VoiceSettingsValue
  onChange: (value: VoiceSettingsValue) => void
  names: readonly string[]
  canTest: boolean
  onTest: () => void
}

const best = 'best'

export function VoiceChoice({ value, onChange, names, canTest, onTest }: VoiceChoiceProps) {
  const { t } = useTranslation('editor')
  // A voice of another device stays selected.
  const known = [...new Set([...names, ...(value.name ? [value.name] : [])])]
  return (
    <>
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label={t(($) => $.voice.label)}
          value={value.name || best}
          onChange={(name) => onChange({ ...value, name: name === best ? '' : name })}
          options={[
            { value: best, label: t(($) => $.voice.best) },
            ...known.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Button icon={<Volume2 aria-hidden="true" />} disabled={!canTest} onClick={onTest}>
          {t(($) => $.voice.test)}
        </Button>
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Amount
          label={t(($) => $.voice.rate)}
          value={value.rate}
          range={voiceLimits.rate}
          onChange={(rate) => onChange({ ...value, rate })}
        />
        <Amount
          label={t(($) => $.voice.pitch)}
          value={value.pitch}
          range={voiceLimits.pitch}
          onChange={(pitch) => onChange({ ...value, pitch })}
        />
      </div>
    </>
  )
}

type AmountProps = {
  label: string
  value: number
  range: { min: number; max: number }
  onChange: (value: number) => void
}

/** 1 is the middle; steps of a hundredth, for the arrow keys. */
export function Amount({ label, value, range, onChange }: AmountProps) {
  const { number } = useFormat()
  const { min, max } = range
  const shown = `${number(value)}×`
  const fromShare = (share: number) => Math.round((min + (share / 100) * (max - min)) * 100) / 100
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium" aria-hidden="true">
          {label}
        </span>
        <span className="text-muted tabular-nums">{shown}</span>
      </div>
      <Slider
        label={label}
        value={Math.round(((value - min) / (max - min)) * 100)}
        valueText={shown}
        onChange={(share) => onChange(fromShare(share))}
      />
    </div>
  )
}
