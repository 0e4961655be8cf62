import type { Services } from '#server/services/services.ts'

/** Calls the language model, the voice and the recogniser once, in the background, and logs a warning if one does not work. */
export function checkProviders({ config, partner, log, metrics }: Services): () => Promise<void> {
  const abort = new AbortController()
  const { signal } = abort
  const checkVoice = async () => {
    if (!config.tts) return
    const { createServerVoice } = await import('#server/speech/server-voice.ts')
    const voice = createServerVoice(config.tts, { log, metrics })
    const name = (await voice.list.read())[0]?.name
    if (name === undefined) return
    const sound = voice.say('at-start', { text: 'Hello', voice: name, rate: 1 }, signal)
    for await (const _bytes of sound) if (signal.aborted) return
  }
  const checkRecognizer = async () => {
    if (!config.stt) return
    const [{ createServerRecognizer }, { recordingFormat }, { silence }] = await Promise.all([
      import('#server/speech/recognition/server-recognizer.ts'),
      import('#server/speech/recognition/recording.ts'),
      import('#server/speech/recognition/silence.ts'),
    ])
    const bytes = silence()
    const format = recordingFormat(bytes)
    const recognizer = createServerRecognizer(config.stt, { log, metrics })
    if (format) await recognizer.transcribe('at-start', { bytes, format, language: 'en', words: [] }, signal)
  }
  const checks = Promise.allSettled([partner.check?.(signal), checkVoice(), checkRecognizer()])
  return async () => {
    abort.abort()
    await checks
  }
}
