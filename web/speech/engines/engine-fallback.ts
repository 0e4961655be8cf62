import type { SpeechListener, Sentence, SoundInfo, SpeechFailure, VoiceEngine } from './voice-engine.ts'
import { wantedVoice } from '../voices/voices.ts'

/** What is told of a sentence that several engines may try to say. */
export interface FallbackListener extends Omit<SpeechListener, 'onStart' | 'onFail'> {
  onStart: (engine: VoiceEngine, sound?: SoundInfo) => void
  /** One has failed; the next tries. */
  onFail: (engine: VoiceEngine, why: SpeechFailure) => void
  /** None could say it. */
  onLost: () => void
}

/** The engines that can say something, in the order in which they try: who has the wanted voice first, who failed lately last. */
export function enginesFor(
  engines: readonly VoiceEngine[],
  { language, manner }: Omit<Sentence, 'text'>,
  hasFailed: (engine: VoiceEngine) => boolean = () => false,
): VoiceEngine[] {
  const isWanted = (engine: VoiceEngine) => engine.voicesOf(language).some(({ name }) => name === manner.name)
  const rank = (engine: VoiceEngine) => (hasFailed(engine) ? 2 : 0) + (isWanted(engine) ? 0 : 1)
  return engines
    .filter((engine) => engine.isSilent || wantedVoice(engine.voicesOf(language), manner.name))
    .toSorted((one, other) => rank(one) - rank(other))
}

/** Has a sentence said by the first engine that can; what comes back ends it. */
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
    // It may have failed at once.
    if (isMine()) stop = stopOwn
  }
  tryFrom(0)
  return () => {
    turn = -1
    stop()
  }
}
