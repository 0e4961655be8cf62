import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import { useFormat } from '../../lib/words/format.ts'
import { installedEvent } from '../talk/voice/use-recognizer.ts'
import { createDeviceRecognizer } from '../../speech/recognition/browser-recognizer.ts'
import { useVoices } from '../../speech/voices/use-voices.ts'
import { wantedVoice } from '../../speech/voices/voices.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { usePractice } from '../practice-context.ts'

interface ThisDeviceProps {
  conversation: PracticeConversation
  isHeard: boolean
}

const device = createDeviceRecognizer()

/** What this device speaks and hears of the conversation's language. */
export function ThisDevice({ conversation, isHeard }: ThisDeviceProps) {
  const { t } = useTranslation('practice')
  const { languageInside } = useFormat()
  const { speaker } = usePractice()
  const id = useId()
  const { language, voice, recognizers } = conversation
  const spoken = wantedVoice(useVoices(speaker, language), voice.name)
  const named = { language: languageInside(language) }
  return (
    <section aria-labelledby={id} className="grid gap-2 border-t border-border pt-4">
      <h3 id={id} className="font-semibold">
        {t(($) => $.thisDevice.title)}
      </h3>
      {!spoken && <p>{t(($) => $.sound.none, named)}</p>}
      {spoken?.name && <p>{t(($) => $.thisDevice.spoken, { ...named, voice: spoken.name })}</p>}
      {recognizers.length > 0 && !isHeard && <p>{t(($) => $.thisDevice.deaf)}</p>}
      {recognizers.includes('device') && <InstallOffer language={language} named={named.language} />}
    </section>
  )
}

function InstallOffer({ language, named }: { language: string; named: string }) {
  const { t } = useTranslation('practice')
  const [stage, setStage] = useState<'unknown' | 'offered' | 'pending' | 'failed' | 'done'>('unknown')
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const found = await device.availability(language)
      if (!isOver && found === 'installable') setStage('offered')
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [language])
  const install = async () => {
    setStage('pending')
    const isInstalled = (await device.install?.(language)) === true
    setStage(isInstalled ? 'done' : 'failed')
    if (isInstalled) dispatchEvent(new Event(installedEvent))
  }
  if (stage === 'unknown') return null
  if (stage === 'done') return <output>{t(($) => $.thisDevice.installed)}</output>
  return (
    <div className="grid justify-items-start gap-2">
      <p>{t(($) => $.thisDevice.installable, { language: named })}</p>
      <Button
        pending={stage === 'pending'}
        pendingLabel={t(($) => $.thisDevice.installing)}
        onClick={() => void install()}
      >
        {t(($) => $.thisDevice.install)}
      </Button>
      <output className="text-danger-text empty:hidden">
        {stage === 'failed' && t(($) => $.thisDevice.notInstalled)}
      </output>
    </div>
  )
}
