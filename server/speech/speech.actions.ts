import { ApiError } from '#contract/errors.ts'
import type { FileBytes } from '#contract/endpoint.ts'
import type { PracticeLanguage } from '#contract/languages.ts'
import type { Voice } from '#contract/voices.ts'
import type { Account, PracticeSession } from '#server/http/guard/callers.ts'
import type { Services } from '#server/services/services.ts'
import type { ServerVoice } from '#server/speech/server-voice.ts'
import type { Sharing } from '#server/speech/sharing.ts'
import { keepSound, readSound, soundHash } from '#server/speech/sounds.actions.ts'
import { countCharacters, countSentence } from '#server/speech/speech.limits.ts'
import { whoSpeaks } from '#server/speech/who-speaks.ts'

/** Says whether a student practises a language, so that nothing else is spoken for them. */
export type IsPractised = (
  db: Services['db'],
  practiceSession: PracticeSession,
  language: PracticeLanguage,
) => Promise<boolean>
/** What speaks: the voice of the server, null where there is none, and the sounds that are on their way. */
export interface Speaking {
  voice: ServerVoice | null
  sharing: Sharing
  isPractised: IsPractised
}
interface Wanted {
  text: string
  language: PracticeLanguage
  voice: Pick<Voice, 'name' | 'rate'>
}

/** A sentence as sound: one that is kept, or one as it is made, for all who ask for it at once. */
export async function speak(
  services: Services,
  { voice, sharing, isPractised }: Speaking,
  who: Account | PracticeSession,
  { text, language, voice: wanted }: Wanted,
  signal: AbortSignal,
): Promise<FileBytes> {
  if (!voice) throw new ApiError('not_found')
  await countSentence(services, who)
  if ('student_id' in who && !(await isPractised(services.db, who, language))) throw new ApiError('not_found')
  const { school_id } = who
  const name = whoSpeaks(await voice.list.read(), language, wanted.name)
  if (name === null) throw new ApiError('not_found')
  const utterance = { text, voice: name, rate: wanted.rate }
  const hash = soundHash(services.keys, school_id, voice.model, utterance)
  const known = await readSound(services, school_id, hash)
  if (known) return known
  const giveBack = sharing.has(hash) ? null : await countCharacters(services, who, text.length)
  const sound = sharing.listen(hash, signal, {
    open: (anybody) => voice.say(school_id, utterance, anybody),
    // What was heard stays heard, whether it can be kept or not.
    keep: (whole) =>
      keepSound(services, who, hash, whole).catch((error: unknown) =>
        services.log.warn({ err: error, school_id }, 'a sound was not kept'),
      ),
  })
  return begun(sound).catch(async (error: unknown) => {
    await giveBack?.()
    throw error
  })
}

// What fails before the first byte is still an answer of the contract.
async function begun(sound: AsyncGenerator<Uint8Array>): Promise<AsyncIterable<Uint8Array>> {
  const first = await sound.next()
  return (async function* fromFirst() {
    if (!first.done) yield first.value
    yield* sound
  })()
}
