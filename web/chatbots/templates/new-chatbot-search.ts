import {
  type InterfaceLanguage,
  interfaceLanguages,
  type PracticeLanguage,
  practiceLanguages,
} from '#contract/values/languages.ts'

export const newChatbotSearch = (language: PracticeLanguage, template: string | null): string =>
  `?${new URLSearchParams(template ? { template, language } : { start: 'blank', language })}`

export const languageIn = (search: URLSearchParams): PracticeLanguage | null =>
  practiceLanguages.find((language) => language === search.get('language')) ?? null

export const asTemplateLanguage = (language: PracticeLanguage): InterfaceLanguage | null =>
  interfaceLanguages.find((one) => one === language) ?? null

export function startIn(search: URLSearchParams): { template: string | null } | null {
  const template = search.get('template')
  if (template) return { template }
  return search.get('start') === 'blank' ? { template: null } : null
}
