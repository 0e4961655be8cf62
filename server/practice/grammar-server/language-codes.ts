import type { PracticeLanguage } from '#contract/values/languages.ts'

/** LanguageTool's names of the practice languages that it knows. English has no variant, so that no spelling of either side is wrong. */
export const languageCodes: Partial<Record<PracticeLanguage, string>> = {
  ar: 'ar',
  ca: 'ca-ES',
  da: 'da-DK',
  de: 'de-DE',
  el: 'el-GR',
  en: 'en',
  es: 'es',
  fr: 'fr',
  it: 'it',
  ja: 'ja-JP',
  nl: 'nl',
  pl: 'pl-PL',
  pt: 'pt-BR',
  ro: 'ro-RO',
  ru: 'ru-RU',
  sv: 'sv',
  uk: 'uk-UA',
  zh: 'zh-CN',
}
export const isKnownLanguage = (language: PracticeLanguage): boolean => language in languageCodes
