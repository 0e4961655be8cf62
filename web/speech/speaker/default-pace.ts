import type { PracticeLanguage } from '#contract/values/languages.ts'

/** Milliseconds a character. */
export const defaultPace = (language: PracticeLanguage): number => {
  if (language === 'zh') return 220
  return language === 'ja' || language === 'ko' ? 140 : 68
}
