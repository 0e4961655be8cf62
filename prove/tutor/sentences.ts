import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { templatesOf } from '#server/chatbots/templates/index.ts'
import type { Marking } from '#server/test/peers/model/small-model.ts'

const words = { least: 4, most: 12 } as const

/** What the authors of the templates answer with; no mistake is in it. */
export async function rightSentences(language: InterfaceLanguage): Promise<string[]> {
  const templates = await templatesOf(language)
  const examples = templates.flatMap(({ steps }) => steps.flatMap(({ example }) => example ?? []))
  const isFit = (text: string) => {
    const count = text.split(' ').length
    return count >= words.least && count <= words.most && /^[\p{L} ,.?!¿¡’]+$/u.test(text)
  }
  return [...new Set(examples)].filter(isFit)
}

/** A real mistake that no rule finds, and what an honest tutor finds. */
export const mistakes: Readonly<Record<InterfaceLanguage, Omit<Marking, 'reason'> & { text: string }>> = {
  en: {
    text: 'She likes tea with the evening because it is calm.',
    written: 'with',
    better: 'in',
    kind: 'preposition',
  },
  es: {
    text: 'Estoy en Madrid por dos semanas con la escuela.',
    written: 'por',
    better: 'durante',
    kind: 'preposition',
  },
  pt: { text: 'Vou em casa depois da escola.', written: 'em', better: 'para', kind: 'preposition' },
  fr: { text: 'Je pense de toi souvent.', written: 'de toi', better: 'à toi', kind: 'preposition' },
  de: { text: 'Er hilft mich immer bei der Arbeit.', written: 'mich', better: 'mir', kind: 'agreement' },
  it: { text: 'Penso a andare di Roma domani.', written: 'di Roma', better: 'a Roma', kind: 'preposition' },
}
