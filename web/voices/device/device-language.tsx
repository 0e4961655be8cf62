import { VolumeX, Volume2 } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Recognizer } from '#contract/values/microphone.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { useVoices } from '../../speech/voices/use-voices.ts'
import { wantedVoice } from '../../speech/voices/voices.ts'
import { Fact } from './fact.tsx'
import { HeardFact } from './heard-fact.tsx'
import { TestButton } from '../settings/test-button.tsx'

type DeviceLanguageProps = {
  language: PracticeLanguage
  speaker: Speaker
  wanted: string | null
  serverVoices: readonly string[]
  recognizers: readonly Recognizer[]
  maker: string | null
  isLoading: boolean
}

export function DeviceLanguage(props: DeviceLanguageProps) {
  const { language, speaker, wanted, serverVoices, recognizers, maker, isLoading } = props
  const { t } = useTranslation('device')
  const { languageName } = useFormat()
  const voices = useVoices(speaker, language)
  const voice = wantedVoice(voices, wanted)
  const where = voice && (serverVoices.includes(voice.name) ? 'server' : voice.isLocal ? 'local' : 'network')
  const none = isLoading ? t(($) => $.looking) : t(($) => $.speaks.none)
  return (
    <li className={rowClasses}>
      <span className="self-center font-medium">{languageName(language)}</span>
      <div className={factsClasses}>
        <Fact Icon={voice ? Volume2 : VolumeX} isGood={voice !== null}>
          {where ? t(($) => $.speaks[where], { voice: voice.name }) : none}
        </Fact>
        {recognizers.length > 0 && <HeardFact language={language} recognizers={recognizers} maker={maker} />}
      </div>
      <div className="row-start-1 self-center justify-self-end max-sm:col-start-2 sm:col-start-3 print:hidden">
        <TestButton
          size="sm"
          speaker={speaker}
          language={language}
          voiceOptions={{ name: wanted, rate: 1, pitch: 1 }}
          label={t(($) => $.listen)}
          disabled={voice === null}
        />
      </div>
    </li>
  )
}

const rowClasses =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5 px-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:px-6 ' +
  'print:grid-cols-[9rem_minmax(0,1fr)] print:px-3 print:py-px print:text-xs'
const factsClasses =
  'grid gap-x-4 gap-y-1 self-center text-sm print:text-xs max-sm:col-span-2 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[3fr_2fr]'
