import type { PracticeLanguage } from '#contract/languages.ts'
import type { LipDriver } from '../lips/lip-driver.ts'
import type { Viseme } from '../lips/viseme.ts'
import { createPace } from './pace.ts'
import type { Sentence, SoundInfo } from '../engines/voice-engine.ts'

/** Makes what moves the lips while a text is said. */
export type CreateLipDriver = (text: string, language: PracticeLanguage) => LipDriver | Promise<LipDriver>

/** The mouth of whoever speaks; times are milliseconds of `performance.now()`. */
export interface Mouth {
  /** Gets ready for a sentence. */
  open: (sentence: Sentence) => void
  /** A voice begins to say it; how long that lasts is learnt from the voice where it is not known. */
  start: (at: number, voice: string, sound?: SoundInfo) => void
  /** The word that begins at this letter of the sentence begins. */
  word: (place: number, at: number) => void
  /** The sentence has been said to its end. */
  end: (at: number) => void
  /** Comes to rest. */
  close: () => void
  mouthAt: (at: number) => Viseme
}

interface MouthOptions {
  createLipDriver: CreateLipDriver
  /** Where it is kept how fast voices are. */
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Makes a mouth. Its lips may come late, while the sentence is being said. */
export function createMouth({ createLipDriver, storage }: MouthOptions): Mouth {
  const pace = createPace(storage)
  let lips: LipDriver | null = null
  let sentence: Sentence | null = null
  let started: { at: number; voice: string; sound: SoundInfo; isMeasured: boolean } | null = null
  const begin = () => {
    if (started) lips?.start(started.at, started.sound.lasts, started.sound.loudness)
  }
  const close = () => {
    lips = null
    sentence = null
    started = null
  }
  return {
    open: (next) => {
      close()
      sentence = next
      const made = createLipDriver(next.text, next.language)
      const take = (driver: LipDriver) => {
        if (sentence !== next) return
        lips = driver
        begin()
      }
      // Without its rules of spelling a mouth rests; the voice goes on.
      if (made instanceof Promise) made.then(take, () => undefined)
      else take(made)
    },
    start: (at, voice, sound) => {
      if (!sentence) return
      started = { at, voice, sound: sound ?? { lasts: pace.lastsOf(voice, sentence) }, isMeasured: !sound }
      begin()
    },
    word: (place, at) => lips?.anchor(place, at),
    end: (at) => {
      if (sentence && started?.isMeasured) pace.learn(started.voice, sentence, at - started.at)
      close()
    },
    close,
    mouthAt: (at) => lips?.mouthAt(at) ?? 'rest',
  }
}
