import { useSyncExternalStore } from 'react'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import type { Speaker } from '../../speech/speaker/speaker.ts'
import { wantedVoice } from '../../speech/voices/voices.ts'

export type GetVoiceName = (language: PracticeLanguage) => string | null

/** May grow while voices load. */
export function useSpeakableLanguages(
  speaker: Speaker,
  languages: readonly PracticeLanguage[],
  wantedOf: GetVoiceName,
): readonly PracticeLanguage[] {
  const able = useSyncExternalStore(speaker.subscribe, () =>
    languages.filter((language) => wantedVoice(speaker.voicesOf(language), wantedOf(language))).join(' '),
  )
  return languages.filter((language) => able.split(' ').includes(language))
}
