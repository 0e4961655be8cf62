import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { Switch } from '../../ui/fields/switch.tsx'
import { switches } from './voice-states.tsx'

type VoiceSwitchesProps = { settings: VoiceSettings; onChange: (changes: Partial<VoiceSettings>) => void }

export function VoiceSwitches({ settings, onChange }: VoiceSwitchesProps) {
  const { t } = useTranslation('voice')
  return (
    <div className="grid content-start gap-4">
      {switches.map((name) => (
        <Switch
          key={name}
          label={t(($) => $.switch[name].label)}
          checked={settings[name]}
          onChange={(isOn) => onChange({ [name]: isOn })}
        />
      ))}
    </div>
  )
}
