import { ApiError } from '#contract/errors.ts'
import { recordingLimits } from '#contract/practice/hearing.ts'
import { practiceLimits } from '#contract/practice/practice.ts'
import { recognizersOf } from '#contract/values/microphone.ts'
import type { PracticeSession } from '#server/http/guard/callers.ts'
import { findConversation } from '#server/practice/turn/conversation.queries.ts'
import type { Services } from '#server/services/services.ts'
import { countedSeconds, recordingFormat } from '#server/speech/recognition/recording.ts'
import { countSpokenSeconds } from '#server/speech/recognition/recognition.limits.ts'
import type { ServerRecognizer } from '#server/speech/recognition/server-recognizer.ts'
import type { Transcript } from '#server/speech/recognition/transcription-client.ts'
import { findVoiceSettings } from '#server/voices/voices.queries.ts'

/** What a student said in a running conversation. Nothing of the recording outlives the call. */
export async function transcribe(
  services: Services,
  recognizer: ServerRecognizer | null,
  practiceSession: PracticeSession,
  id: string,
  bytes: Uint8Array,
): Promise<Transcript> {
  const { school_id, microphone } = practiceSession
  if (!recognizer || !recognizersOf(microphone, true).includes('server')) throw new ApiError('not_found')
  const held = await findConversation(services.db, practiceSession, id)
  if (!held?.script || held.state === 'finished') throw new ApiError('not_found')
  if (!(await findVoiceSettings(services.db, school_id, held.language)).allows_microphone)
    throw new ApiError('not_found')
  const format = recordingFormat(bytes)
  if (!format) throw new ApiError('unsupported_file')
  const seconds = countedSeconds(bytes, format)
  if (format.extension === 'wav' && seconds > recordingLimits.seconds) throw new ApiError('too_large')
  const refund = await countSpokenSeconds(services, practiceSession, seconds)
  const words = held.script.vocabulary.map(({ word }) => word)
  const recording = { bytes: new Uint8Array(bytes), format, language: held.language, words }
  const { text, confidence } = await recognizer.transcribe(school_id, recording).catch(async (error: unknown) => {
    await refund()
    throw error
  })
  return { text: text.slice(0, practiceLimits.message), confidence }
}
