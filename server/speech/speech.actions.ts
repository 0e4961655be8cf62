import { ApiError } from '#contract/errors.ts'
import type { FileBytes } from '#contract/endpoint.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Voice } from '#contract/teaching/voices.ts'
import type { Account, PracticeSession } from '#server/http/guard/callers.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'
import type { SharedSounds } from '#server/speech/shared-sounds.ts'
import { saveSound, readSound, soundHash } from '#server/speech/sounds.actions.ts'
import { countCharacters, countSentence } from '#server/speech/speech.limits.ts'
import { chooseVoice } from '#server/speech/choose-voice.ts'

export type IsPractised = (
  db: Services['db'],
  practiceSession: PracticeSession,
  language: PracticeLanguage,
) => Promise<boolean>
export interface SpeechContext {
  voice: ServerVoice | null
  sharing: SharedSounds
  isPractised: IsPractised
}
interface SpeechRequest {
  text: string
  language: PracticeLanguage
  voice: Pick<Voice, 'name' | 'rate'> & { region?: string | null | undefined }
}

export async function speak(
  services: Services,
  { voice, sharing, isPractised }: SpeechContext,
  caller: Account | PracticeSession,
  { text, language, voice: preferred }: SpeechRequest,
  signal: AbortSignal,
): Promise<FileBytes> {
  if (!voice) throw new ApiError('not_found')
  await countSentence(services, caller)
  if ('student_id' in caller && !(await isPractised(services.db, caller, language))) throw new ApiError('not_found')
  const { school_id } = caller
  const name = chooseVoice(await voice.list.read(), language, preferred.name, preferred.region)
  if (name === null) throw new ApiError('not_found')
  const utterance = { text, voice: name, rate: preferred.rate }
  const hash = soundHash(services.keys, school_id, voice.model, utterance)
  const saved = await readSound(services, school_id, hash)
  if (saved) return saved
  const refund = sharing.has(hash) ? null : await countCharacters(services, caller, text.length)
  const sound = sharing.listen(hash, signal, {
    open: (listeners) => voice.say(school_id, utterance, listeners),
    save: (whole) =>
      saveSound(services, caller, hash, whole).catch((error: unknown) =>
        services.log.warn({ err: error, school_id }, 'saving a sound failed'),
      ),
  })
  return withFirstByte(sound).catch(async (error: unknown) => {
    await refund?.()
    throw error
  })
}

// Waits for the first byte, so that a failure before it is still an error response.
async function withFirstByte(sound: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = await sound.next()
  return (async function* fromFirst() {
    if (!first.done) yield first.value
    yield* sound
  })()
}
