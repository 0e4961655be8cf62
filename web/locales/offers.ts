import type { InterfaceLanguage } from '#contract/values/languages.ts'

/** How each language offers itself to readers of another one. */
export const offers: Record<InterfaceLanguage, string> = {
  en: 'Continue in English',
  es: 'Continuar en español',
  pt: 'Continuar em português',
  fr: 'Continuer en français',
  de: 'Weiter auf Deutsch',
  it: 'Continua in italiano',
}
