import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { LipDriver } from '../lips/lip-driver.ts'
import type { Viseme } from '../lips/viseme.ts'
import { createPace } from './pace.ts'
import type { Sentence, SoundInfo } from '../engines/voice-engine.ts'

export type CreateLipDriver = (text: string, language: PracticeLanguage) => LipDriver | Promise<LipDriver>

/** Times are milliseconds of `performance.now()`. */
export interface Mouth {
  open: (sentence: Sentence) => void
  /** The duration is predicted from earlier sentences if it is unknown. */
  start: (at: number, voice: string, sound?: SoundInfo) => void
  word: (place: number, at: number) => void
  end: (at: number) => void
  close: () => void
  mouthAt: (at: number) => Viseme
}

interface MouthOptions {
  createLipDriver: CreateLipDriver
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** The lip driver may be loaded while the sentence is spoken. */
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
