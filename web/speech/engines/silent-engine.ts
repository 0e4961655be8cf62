import { createTimedEngine, type Timing } from './timed-engine.ts'
import type { Sentence, VoiceEngine, VoiceInfo } from './voice-engine.ts'

const syllable = 180
const pause = 250

const none: readonly VoiceInfo[] = []

/** For devices without a voice: captions and the mouth move at reading speed. */
export const createSilentEngine = (): VoiceEngine =>
  createTimedEngine({ isSilent: true, voicesOf: () => none, timingOf })

function timingOf({ text, language, voiceOptions: { rate } }: Sentence): Timing {
  const words: { place: number; at: number }[] = []
  let at = 0
  for (const { segment, index, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (isWordLike) words.push({ place: index, at })
    if (isWordLike) at += (Math.max(1, syllablesIn(segment)) * syllable) / rate
    else if (/[,;:.!?…–—،、。，]/u.test(segment)) at += pause / rate
  }
  return { words, lasts: at }
}

const vowels = /[aeiouyæøœıαεηιουωаеёиоуыэюяіїєѣ]+/giu
const eachOne = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}]/gu
const unvowelled = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu
const figures = /\p{N}/gu

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** An estimate: groups of vowels, or letters in syllabic scripts. */
export function syllablesIn(word: string): number {
  // NFD would split Hangul syllables into letters.
  const plain = /\p{Script=Hangul}/u.test(word) ? word : word.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
  return Math.round(
    count(plain, vowels) + count(plain, eachOne) + count(plain, unvowelled) / 2 + count(plain, figures) * 1.5,
  )
}
