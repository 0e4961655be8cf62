import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { VoiceSettings } from '#contract/teaching/voices.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { useUnheard } from '../../speech/speaker/use-speaking.ts'
import { useVoices } from '../../speech/voices/use-voices.ts'
import { wantedVoice } from '../../speech/voices/voices.ts'
import { SaveState } from './save-state.tsx'
import { TestButton } from './test-button.tsx'
import { useVoiceDraft } from './use-voice-draft.ts'
import { VoiceControls } from './voice-controls.tsx'
import { VoiceStates } from './voice-states.tsx'
import { DeviceVoiceText } from './voice-select.tsx'

type VoiceRowProps = {
  settings: VoiceSettings
  speaker: Speaker
  serverVoices: readonly string[]
  isLoading: boolean
  startsOpen: boolean
}

export function VoiceRow({ settings, speaker, serverVoices, isLoading, startsOpen }: VoiceRowProps) {
  const { t } = useTranslation('voice')
  const { languageName } = useFormat()
  const [isOpen, setIsOpen] = useState(startsOpen)
  const [titleId, bodyId] = [useId(), useId()]
  const { wish, status, change, retry } = useVoiceDraft(settings)
  const { language, voice } = wish
  const voices = useVoices(speaker, language)
  const isUnheard = useUnheard(speaker) === language
  const facts = { wanted: voice.name, voices, serverVoices, isLoading }
  return (
    <section aria-labelledby={titleId}>
      <div className={headClasses}>
        <div className="row-start-1 grid min-w-0 gap-0.5 max-sm:col-start-1 max-sm:col-end-3 max-sm:pe-8">
          <h2 className="flex font-semibold">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? bodyId : undefined}
              onClick={() => setIsOpen(!isOpen)}
              className="rounded-xs text-start after:absolute after:inset-0"
            >
              <span id={titleId}>{languageName(language)}</span>
            </button>
          </h2>
          <p className="min-h-5 text-sm text-muted wrap-anywhere">
            <DeviceVoiceText {...facts} />
          </p>
          {isUnheard && <output className="text-sm text-danger-text">{t(($) => $.here.unheard)}</output>}
        </div>
        <div className="row-start-2 sm:row-start-1">
          <VoiceStates settings={wish} />
        </div>
        <span className="relative row-start-2 grid sm:row-start-1">
          <TestButton
            size="sm"
            speaker={speaker}
            language={language}
            voiceOptions={voice}
            label={t(($) => $.test)}
            disabled={wantedVoice(voices, voice.name) === null}
          />
        </span>
        <ChevronDown className={isOpen ? `${chevronClasses} rotate-180` : chevronClasses} aria-hidden="true" />
      </div>
      {isOpen && (
        <div id={bodyId} className="px-4 pt-4 sm:px-6">
          <VoiceControls settings={wish} onChange={change} {...facts} />
        </div>
      )}
      {/* A failed save is shown even if the row is collapsed. */}
      {(isOpen || status === 'failed') && (
        <div className="flex items-center justify-end gap-2 px-4 py-2 sm:px-6">
          <SaveState status={status} onRetry={retry} />
        </div>
      )}
    </section>
  )
}

const headClasses =
  'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 transition-colors hover:bg-surface-hover ' +
  'sm:grid-cols-[minmax(0,1fr)_auto_auto_auto] sm:gap-x-6 sm:px-6'
const chevronClasses = 'col-start-2 row-start-1 size-4 justify-self-end text-muted transition-[rotate] sm:col-start-4'
