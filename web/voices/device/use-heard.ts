import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Recognizer } from '#contract/values/microphone.ts'
import { canListen, createDeviceRecognizer } from '../../speech/recognition/browser-recognizer.ts'
import { canRecord } from '../../speech/recognition/record-speech.ts'

const device = createDeviceRecognizer()

const availabilityQuery = (language: PracticeLanguage, recognizers: readonly Recognizer[]) =>
  queryOptions({
    queryKey: ['device-recognition', language],
    queryFn: () => device.availability(language),
    enabled: recognizers.includes('device'),
  })

/** Who would hear a language on this device, and how to bring it onto the device where the browser offers that. */
export function useHeard(language: PracticeLanguage, recognizers: readonly Recognizer[]) {
  const client = useQueryClient()
  const availability = availabilityQuery(language, recognizers)
  const { data: local } = useQuery(availability)
  const [stage, setStage] = useState<'idle' | 'pending' | 'failed'>('idle')
  const install = async () => {
    setStage('pending')
    const isInstalled = (await device.install?.(language)) === true
    setStage(isInstalled ? 'idle' : 'failed')
    if (isInstalled) await client.invalidateQueries({ queryKey: availability.queryKey })
  }
  const canBy = { device: local === 'available', browser: canListen(), server: canRecord() }
  return {
    by: recognizers.find((kind) => canBy[kind]) ?? null,
    install: local === 'installable' && recognizers.includes('device') ? () => void install() : null,
    stage,
  }
}

/** Whether any of the languages would be heard by what the school allows. */
export function useHears(languages: readonly PracticeLanguage[], recognizers: readonly Recognizer[]): boolean {
  const found = useQueries({ queries: languages.map((language) => availabilityQuery(language, recognizers)) })
  return (
    (recognizers.includes('browser') && canListen()) ||
    (recognizers.includes('server') && canRecord()) ||
    found.some(({ data }) => data === 'available')
  )
}
