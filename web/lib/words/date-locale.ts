import type { Locale } from 'date-fns/locale'
import type { InterfaceLanguage } from '#contract/values/languages.ts'

export const dateLocales: Record<InterfaceLanguage, () => Promise<Locale>> = {
  en: () => import('date-fns/locale/en-GB').then((file) => file.enGB),
  es: () => import('date-fns/locale/es').then((file) => file.es),
  pt: () => import('date-fns/locale/pt-BR').then((file) => file.ptBR),
  fr: () => import('date-fns/locale/fr').then((file) => file.fr),
  de: () => import('date-fns/locale/de').then((file) => file.de),
  it: () => import('date-fns/locale/it').then((file) => file.it),
}
