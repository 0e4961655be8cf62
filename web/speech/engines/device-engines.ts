import { createBrowserEngine } from './browser-engine.ts'
import { createClockEngine } from './clock-engine.ts'
import type { Synthesis } from '../speaker/utterance.ts'
import type { VoiceEngine } from './voice-engine.ts'

/** The local storage key that replaces the browser's voices with the silent clock, for tests of the built app. */
export const engineKey = 'speech-engine'

export function deviceEngines(
  storage: Pick<Storage, 'getItem'>,
  synthesis: Synthesis | undefined,
): readonly VoiceEngine[] {
  if (storage.getItem(engineKey) === 'clock') return [createClockEngine()]
  return synthesis ? [createBrowserEngine(synthesis)] : []
}
