import { lazyWithFallback } from '../../lazy-with-fallback.tsx'

// What is for devices without a voice only, others need not fetch.
const emptyFallbacks = { Placeholder: () => null, ErrorFallback: () => null }

/** The sign that nothing can be heard here, fetched where that is so. */
export const NoVoice = lazyWithFallback(async () => (await import('./no-voice.tsx')).NoVoice, emptyFallbacks)
/** The meaning of a word that was tapped, fetched with the first. */
export const WordMeaning = lazyWithFallback(
  async () => (await import('./word-meaning.tsx')).WordMeaning,
  emptyFallbacks,
)
