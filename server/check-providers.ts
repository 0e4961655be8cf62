import type { Services } from '#server/services/services.ts'

/**
 * Asks the language model and the voice of the settings once, in the background, and warns in a line each where they do
 * not answer as they should. Gives the way to leave off.
 */
export function checkProviders({ config, partner, log, metrics }: Services): () => Promise<void> {
  const abort = new AbortController()
  const { signal } = abort
  const checkVoice = async () => {
    if (!config.tts) return
    const { createServerVoice } = await import('#server/speech/server-voice.ts')
    const voice = createServerVoice(config.tts, { log, metrics })
    const name = (await voice.list.read())[0]?.name
    if (name === undefined) return
    // What fails is in the log by then.
    const sound = voice.say('at-start', { text: 'Hello', voice: name, rate: 1 }, signal)
    for await (const _bytes of sound) if (signal.aborted) return
  }
  const checks = Promise.allSettled([partner.check?.(signal), checkVoice()])
  return async () => {
    abort.abort()
    await checks
  }
}
