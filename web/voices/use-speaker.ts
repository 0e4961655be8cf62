import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { speech } from '#contract/teaching/speech.ts'
import { voices } from '#contract/teaching/voices.ts'
import { useApi } from '../lib/api/api.ts'
import { createLips } from '../speech/lips/create-lips.ts'
import { loadSpelling } from '../speech/lips/load-spelling.ts'
import { deviceEngines } from '../speech/engines/device-engines.ts'
import { createMouth } from '../speech/speaker/mouth.ts'
import { createServerEngine } from '../speech/engines/server-engine.ts'
import { createSilentEngine } from '../speech/engines/silent-engine.ts'
import { createSpeaker, type Speaker } from '../speech/speaker/speaker.ts'
import { voicesQuery } from './voice.api.ts'

const createLipDriver = async (text: string, language: PracticeLanguage) =>
  createLips(text, await loadSpelling(language))

/** The server's voices first, then the device's, then silence. */
export function useSpeaker(): Speaker {
  const { say } = useApi(speech)
  const { data } = useQuery(voicesQuery(useApi(voices)))
  const offered = data?.server_voices ?? null
  const speaker = useMemo(() => {
    const server =
      offered &&
      createServerEngine({
        voices: offered,
        fetchSound: ({ text, language, voiceOptions: { name, rate } }, signal) =>
          say({ body: { text, language, voice: { name, rate } } }, { signal }),
      })
    const device = deviceEngines(localStorage, globalThis.speechSynthesis)
    const engines = [...(server ? [server] : []), ...device, createSilentEngine()]
    return createSpeaker({ engines, mouth: createMouth({ createLipDriver, storage: localStorage }) })
  }, [offered, say])
  useEffect(() => () => speaker.close(), [speaker])
  return speaker
}
