import { useEffect, useState } from 'react'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Recognizer } from '#contract/values/microphone.ts'
import { canListen, createDeviceRecognizer } from '../../speech/recognition/browser-recognizer.ts'
import { canRecord } from '../../speech/recognition/record-speech.ts'
import type { Availability } from '../../speech/recognition/speech-recognizer.ts'

const device = createDeviceRecognizer()

/** Who would hear a language on this device, and how to bring it onto the device where the browser offers that. */
export function useHeard(language: PracticeLanguage, recognizers: readonly Recognizer[]) {
  const [local, setLocal] = useState<Availability>('unavailable')
  const [stage, setStage] = useState<'idle' | 'pending' | 'failed'>('idle')
  useEffect(() => {
    let isOver = false
    const ask = async () => {
      const found = await device.availability(language)
      if (!isOver) setLocal(found)
    }
    void ask()
    return () => {
      isOver = true
    }
  }, [language])
  const install = async () => {
    setStage('pending')
    const isInstalled = (await device.install?.(language)) === true
    setStage(isInstalled ? 'idle' : 'failed')
    if (isInstalled) setLocal(await device.availability(language))
  }
  const canBy = { device: local === 'available', browser: canListen(), server: canRecord() }
  return {
    by: recognizers.find((kind) => canBy[kind]) ?? null,
    install: local === 'installable' && recognizers.includes('device') ? () => void install() : null,
    stage,
  }
}
