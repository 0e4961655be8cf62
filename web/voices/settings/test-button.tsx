import { Square, Volume2 } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useFormat } from '../../lib/words/format.ts'
import type { VoiceOptions } from '../../speech/engines/voice-engine.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { useSayingId } from '../../speech/speaker/use-speaking.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { greetingIn } from '../greetings.ts'

type TestButtonProps = {
  speaker: Speaker
  language: PracticeLanguage
  voiceOptions: VoiceOptions
  size?: 'sm' | 'md'
  label: string
  disabled: boolean
}

export function TestButton({ speaker, language, voiceOptions, size = 'md', label, disabled }: TestButtonProps) {
  const { t } = useTranslation('voice')
  const { languageName } = useFormat()
  const { isSaying, press } = useTest(speaker, language)
  const Icon = isSaying ? Square : Volume2
  const words = isSaying ? t(($) => $.stop) : label
  return (
    <Button
      size={size}
      icon={<Icon aria-hidden="true" />}
      aria-label={`${words}: ${languageName(language)}`}
      disabled={disabled}
      onClick={() => press(voiceOptions)}
    >
      {words}
    </Button>
  )
}

function useTest(speaker: Speaker, language: PracticeLanguage) {
  const isSaying = useSayingId(speaker) === language
  return {
    isSaying,
    press: (voiceOptions: VoiceOptions) => {
      if (isSaying) return speaker.stop()
      speaker.unlock()
      return speaker.say(language, greetingIn(language, ''), { language, voiceOptions })
    },
  }
}
