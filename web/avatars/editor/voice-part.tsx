import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { VoiceChoice } from '../../voices/voice-choice.tsx'
import type { AvatarValues } from './form/avatar-values.ts'
import { FormPart } from './form-part.tsx'
import type { VoicePreview } from './use-voice-preview.ts'

export function VoicePart({ sayIt: { voices, say } }: { sayIt: VoicePreview }) {
  const { t } = useTranslation('avatarEditor')
  const { control } = useFormContext<AvatarValues>()
  const { value, onChange } = useController({ control, name: 'voice' }).field
  return (
    <FormPart title={t(($) => $.part.voice)} description={t(($) => $.voiceText)}>
      <div className="grid gap-4">
        <VoiceChoice value={value} onChange={onChange} names={voices.map(({ name }) => name)} canTest onTest={say} />
      </div>
    </FormPart>
  )
}
