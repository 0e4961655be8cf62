import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { voiceLimits } from '#contract/values/voice-limits.ts'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { Amount } from '../voice-choice.tsx'
import type { VoiceInfo } from '../../speech/engines/voice-engine.ts'
import { VoiceSwitches } from './voice-switches.tsx'
import { VoiceNote, VoiceSelect } from './voice-select.tsx'

type VoiceControlsProps = {
  settings: VoiceSettings
  onChange: (changes: Partial<VoiceSettings>) => void
  voices: readonly VoiceInfo[]
  serverVoices: readonly string[]
  isLoading: boolean
}

export function VoiceControls({ settings, onChange, voices, serverVoices, isLoading }: VoiceControlsProps) {
  const { voice } = settings
  const facts = { wanted: voice.name, voices, serverVoices }
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-2">
      <div className="grid content-start gap-5">
        <div className="grid gap-2">
          <VoiceSelect {...facts} onChange={(name) => onChange({ voice: { ...voice, name } })} />
          <p className="text-sm text-muted empty:hidden">
            <VoiceNote {...facts} isLoading={isLoading} />
          </p>
        </div>
        <SoundFields voice={voice} onChange={(next) => onChange({ voice: next })} />
      </div>
      <VoiceSwitches settings={settings} onChange={onChange} />
    </div>
  )
}

type SoundProps = { voice: VoiceSettings['voice']; onChange: (voice: VoiceSettings['voice']) => void }

function SoundFields({ voice, onChange }: SoundProps) {
  const { t } = useTranslation('voice')
  return (
    <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Amount
        label={t(($) => $.rate)}
        value={voice.rate}
        range={voiceLimits.rate}
        onChange={(rate) => onChange({ ...voice, rate })}
      />
      <Amount
        label={t(($) => $.pitch)}
        value={voice.pitch}
        range={voiceLimits.pitch}
        onChange={(pitch) => onChange({ ...voice, pitch })}
      />
    </div>
  )
}
