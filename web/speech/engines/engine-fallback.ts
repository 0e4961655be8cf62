import type { SpeechListener, Sentence, SoundInfo, SpeechFailure, VoiceEngine } from './voice-engine.ts'
import { wantedVoice } from '../voices/voices.ts'

export interface FallbackListener extends Omit<SpeechListener, 'onStart' | 'onFail'> {
  onStart: (engine: VoiceEngine, sound?: SoundInfo) => void
  onFail: (engine: VoiceEngine, why: SpeechFailure) => void
  onLost: () => void
}

/** Engines with the wanted voice first, recently failed ones last. */
export function enginesFor(
  engines: readonly VoiceEngine[],
  { language, voiceOptions }: Omit<Sentence, 'text'>,
  hasFailed: (engine: VoiceEngine) => boolean = () => false,
): VoiceEngine[] {
  const isWanted = (engine: VoiceEngine) => engine.voicesOf(language).some(({ name }) => name === voiceOptions.name)
  const rank = (engine: VoiceEngine) => (hasFailed(engine) ? 2 : 0) + (isWanted(engine) ? 0 : 1)
  return engines
    .filter((engine) => engine.isSilent || wantedVoice(engine.voicesOf(language), voiceOptions.name))
    .toSorted((one, other) => rank(one) - rank(other))
}

export function sayWithFallback(
  engines: readonly VoiceEngine[],
  sentence: Sentence,
  follower: FallbackListener,
): () => void {
  let stop = (): void => undefined
  let turn = 0
  const tryFrom = (at: number) => {
    const engine = engines[at]
    if (!engine) return follower.onLost()
    turn += 1
    const own = turn
    const isMine = () => own === turn
    const stopOwn = engine.say(sentence, {
      onStart: (sound) => isMine() && follower.onStart(engine, sound),
      onWord: (place) => isMine() && follower.onWord(place),
      onEnd: () => isMine() && follower.onEnd(),
      onFail: (why) => {
        if (!isMine()) return
        follower.onFail(engine, why)
        tryFrom(at + 1)
      },
    })
    // `say` may have failed synchronously.
    if (isMine()) stop = stopOwn
  }
  tryFrom(0)
  return () => {
    turn = -1
    stop()
  }
}
