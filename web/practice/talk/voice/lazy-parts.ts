import { lazyWithFallback } from '../../lazy-with-fallback.tsx'

const emptyFallbacks = { Placeholder: () => null, ErrorFallback: () => null }

export const NoVoice = lazyWithFallback(async () => (await import('./no-voice.tsx')).NoVoice, emptyFallbacks)
export const HandsFreeBar = lazyWithFallback(
  async () => (await import('./hands-free/hands-free-bar.tsx')).HandsFreeBar,
  emptyFallbacks,
)
export const WordMeaning = lazyWithFallback(
  async () => (await import('./word-meaning.tsx')).WordMeaning,
  emptyFallbacks,
)
