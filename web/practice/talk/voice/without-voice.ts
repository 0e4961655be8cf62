import { late } from '../../late.tsx'

// What is for devices without a voice only, others need not fetch.
const nothing = { Coming: () => null, Instead: () => null }

/** The sign that nothing can be heard here, fetched where that is so. */
export const NoVoice = late(async () => (await import('./no-voice.tsx')).NoVoice, nothing)
/** The meaning of a word that was tapped, fetched with the first. */
export const WordMeaning = late(async () => (await import('./word-meaning.tsx')).WordMeaning, nothing)
