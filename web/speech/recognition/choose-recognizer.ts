import type { SpeechRecognizer } from './speech-recognizer.ts'

type Choice = SpeechRecognizer | null

/** The first that can hear the language now; at once where no browser need be asked. */
export function chooseRecognizer(recognizers: readonly SpeechRecognizer[], language: string): Choice | Promise<Choice> {
  const [first, ...rest] = recognizers
  if (!first) return null
  const availability = first.availability(language)
  if (typeof availability === 'string') return availability === 'available' ? first : chooseRecognizer(rest, language)
  return availability.then((found) => (found === 'available' ? first : chooseRecognizer(rest, language)))
}
