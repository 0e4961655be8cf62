import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { microphoneModes } from '#contract/values/microphone.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { SaveState } from './save-state.tsx'
import { useMicrophone } from './use-microphone.ts'

export function MicrophoneCard({ hasServer }: { hasServer: boolean }) {
  const { t } = useTranslation('voice')
  const id = useId()
  const { mode, status, choose, retry } = useMicrophone()
  const options = microphoneModes.map((value) => {
    // A server that was taken away stays visible as what was chosen.
    const isMissing = value === 'server' && !hasServer
    return {
      value,
      label: t(($) => $.microphone.mode[value].label),
      description: isMissing ? t(($) => $.microphone.noServer) : t(($) => $.microphone.mode[value].text),
      disabled: isMissing && mode !== 'server',
    }
  })
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.microphone.title)} description={t(($) => $.microphone.text)} />
      <RadioCards
        legend={t(($) => $.microphone.title)}
        legendHidden
        name={id}
        value={mode}
        onChange={choose}
        options={options}
      />
      <div className="mt-3 flex items-center justify-between gap-4">
        <p className="text-sm text-muted">{t(($) => $.microphone.told)}</p>
        <SaveState status={status} onRetry={retry} />
      </div>
    </Card>
  )
}
