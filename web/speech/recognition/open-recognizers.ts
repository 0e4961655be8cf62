import type { Recognizer } from '#contract/values/microphone.ts'
import { createBrowserRecognizer, createDeviceRecognizer } from './browser-recognizer.ts'
import { createEventRecognizer, recognizerKey } from './event-recognizer.ts'
import { canRecord, recordSpeech } from './record-speech.ts'
import { createServerRecognizer, type Transcribe } from './server-recognizer.ts'
import type { SpeechRecognizer } from './speech-recognizer.ts'

/** What the school allows, in its order. */
export function openRecognizers(
  allowed: readonly Recognizer[],
  storage: Pick<Storage, 'getItem'>,
  transcribe: Transcribe,
): readonly SpeechRecognizer[] {
  if (storage.getItem(recognizerKey) === 'events') return allowed.slice(0, 1).map(createEventRecognizer)
  const create = {
    device: createDeviceRecognizer,
    browser: createBrowserRecognizer,
    server: () => createServerRecognizer({ transcribe, record: recordSpeech, canRecord }),
  }
  return allowed.map((kind) => create[kind]())
}
