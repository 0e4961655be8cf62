import { Volume2 } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { voicePitch, voiceRate } from '#contract/chatbot-limits.ts'
import { useFormat } from '../../lib/format.ts'
import { createSound, sayWith } from '../../practice/sound/create-sound.ts'
import { chooseVoice } from '../../practice/sound/voices.ts'
import { Button } from '../../ui/button.tsx'
import { Callout } from '../../ui/callout.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Slider } from '../../ui/slider.tsx'
import type { ChatbotValues } from './chatbot-values.ts'
import { useField } from './use-field.ts'

const best = 'best'

/** The voice that students hear, with its speed and pitch, as far as this browser can say it. */
export function VoiceFields() {
  const { t } = useTranslation('editor')
  const { languageName } = useFormat()
  const { getValues, control } = useFormContext<ChatbotValues>()
  const lang = useWatch({ control, name: 'language' })
  const { value, set } = useField('voice')
  const [sound] = useState(() => createSound(globalThis.speechSynthesis))
  const voices = useSyncExternalStore(sound.subscribe, sound.voices).filter((voice) => chooseVoice([voice], lang))
  const language = languageName(lang)
  useEffect(() => () => sound.speaker?.stop(), [sound])

  const test = () => {
    const { opening_message, steps } = getValues()
    const text = opening_message.trim() || steps[0]?.says.trim() || language
    sayWith(sound, { id: 'test', text, language: lang, wish: { ...value, name: value.name || null } })
  }
  // A voice of another device stays chosen here, too.
  const names = [...new Set([...voices.map(({ name }) => name), ...(value.name ? [value.name] : [])])]
  return (
    <div className="grid gap-4">
      {voices.length === 0 && <Callout>{t(($) => $.voice.none, { language })}</Callout>}
      <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]">
        <SelectField
          label={t(($) => $.voice.label)}
          value={value.name || best}
          onChange={(name) => set({ ...value, name: name === best ? '' : name })}
          options={[
            { value: best, label: t(($) => $.voice.best) },
            ...names.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Button icon={<Volume2 aria-hidden="true" />} disabled={voices.length === 0} onClick={test}>
          {t(($) => $.voice.test)}
        </Button>
      </div>
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Amount
          label={t(($) => $.voice.rate)}
          value={value.rate}
          range={voiceRate}
          onChange={(rate) => set({ ...value, rate })}
        />
        <Amount
          label={t(($) => $.voice.pitch)}
          value={value.pitch}
          range={voicePitch}
          onChange={(pitch) => set({ ...value, pitch })}
        />
      </div>
    </div>
  )
}

type AmountProps = {
  label: string
  value: number
  range: { min: number; max: number }
  onChange: (value: number) => void
}

/** A number between two others, 1 being the middle; in steps of a twentieth. */
function Amount({ label, value, range, onChange }: AmountProps) {
  const { number } = useFormat()
  const { min, max } = range
  const fromShare = (share: number) => Math.round((min + (share / 100) * (max - min)) * 20) / 20
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <span className="font-medium" aria-hidden="true">
          {label}
        </span>
        <span className="text-muted tabular-nums">{number(value)}×</span>
      </div>
      <Slider
        label={label}
        value={Math.round(((value - min) / (max - min)) * 100)}
        onChange={(share) => onChange(fromShare(share))}
      />
    </div>
  )
}
