import {
  type InterfaceLanguage,
  interfaceLanguages,
  type PracticeLanguage,
  practiceLanguages,
} from '#contract/languages.ts'

/** The query with which a new chatbot begins. */
export const newChatbotSearch = (language: PracticeLanguage, template: string | null): string =>
  `?${new URLSearchParams(template ? { template, language } : { start: 'blank', language })}`

/** A practice language in an address; null where there is none. */
export const languageIn = (search: URLSearchParams): PracticeLanguage | null =>
  practiceLanguages.find((language) => language === search.get('language')) ?? null

/** The same language, where templates are written in it. */
export const asTemplateLanguage = (language: PracticeLanguage): InterfaceLanguage | null =>
  interfaceLanguages.find((one) => one === language) ?? null

/** The template in an address, or that the form is blank; null while that has to be chosen. */
export function startIn(search: URLSearchParams): { template: string | null } | null {
  const template = search.get('template')
  if (template) return { template }
  return search.get('start') === 'blank' ? { template: null } : null
}
