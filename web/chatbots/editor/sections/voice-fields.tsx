import { useEffect, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../../lib/words/format.ts'
import { deviceEngines } from '../../../speech/engines/device-engines.ts'
import { createSpeaker } from '../../../speech/speaker/speaker.ts'
import { useVoices } from '../../../speech/voices/use-voices.ts'
import { Callout } from '../../../ui/states/callout.tsx'
import type { ChatbotValues } from '../form/chatbot-values.ts'
import { useField } from '../form/use-field.ts'
import { VoiceChoice } from '../../../voices/voice-choice.tsx'

export function VoiceFields() {
  const { t } = useTranslation('editor')
  const { languageName } = useFormat()
  const { getValues, control } = useFormContext<ChatbotValues>()
  const lang = useWatch({ control, name: 'language' })
  const { value, set } = useField('voice')
  const [speaker] = useState(() => createSpeaker({ engines: deviceEngines(localStorage, globalThis.speechSynthesis) }))
  const voices = useVoices(speaker, lang)
  const language = languageName(lang)
  useEffect(() => () => speaker.stop(), [speaker])

  const test = () => {
    const { opening_message, steps } = getValues()
    const text = opening_message.trim() || steps[0]?.says.trim() || language
    speaker.unlock()
    speaker.say('test', text, { language: lang, voiceOptions: { ...value, name: value.name || null } })
  }
  return (
    <div className="grid gap-4">
      {voices.length === 0 && <Callout>{t(($) => $.voice.none, { language })}</Callout>}
      <VoiceChoice
        value={value}
        onChange={set}
        names={voices.map(({ name }) => name)}
        canTest={voices.length > 0}
        onTest={test}
      />
    </div>
  )
}
