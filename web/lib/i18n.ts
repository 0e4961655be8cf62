import type { Locale } from 'date-fns/locale'
import { createInstance, type i18n as Instance } from 'i18next'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/languages.ts'
import type { words as english } from '../locales/en/index.ts'
import { dateLocales } from './date-locale.ts'
import { wordFiles } from './word-files.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    defaultNS: 'app'
    resources: typeof english
  }
}

/** The local storage key of the chosen language, also read by the script in index.html. */
export const languageKey = 'language'

/** The language of the interface. */
export interface Language {
  i18n: Instance
  /** How dates are said, where that file could be loaded. */
  dates: () => Locale | undefined
  /** Fetches what the pages behind the guard say, too: once, and again with every further language. */
  whole: () => Promise<void>
  /** Switches without remembering; for the language of an account. */
  show: (language: InterfaceLanguage) => Promise<void>
  /** Switches, and remembers it in this browser. */
  choose: (language: InterfaceLanguage) => Promise<void>
  /** What was chosen in this browser; null when nothing was. */
  chosen: () => InterfaceLanguage | null
}

interface Surroundings {
  storage: Storage
  /** The page's root element, which says the language and its direction. */
  root: HTMLElement
  /** Whether the words of the pages behind the guard are needed from the start. */
  isWhole?: boolean
  locales?: typeof dateLocales
}

/** Opens the phrase book in the language chosen in this browser, or else in the page's default. */
export async function openLanguage(surroundings: Surroundings): Promise<Language> {
  const { storage, root, locales = dateLocales } = surroundings
  const chosen = () => asLanguage(storage.getItem(languageKey))
  const i18n = createInstance()
  let wanted = chosen() ?? asLanguage(root.dataset.defaultLanguage) ?? 'en'
  let isWhole = surroundings.isWhole ?? false
  let dates: Locale | undefined

  const show = async (language: InterfaceLanguage) => {
    wanted = language
    const files = wordFiles[language]
    const locale = isWhole ? locales[language]().catch(report) : undefined
    const [{ words }, nextDates] = await Promise.all([isWhole ? files.whole() : files.open(), locale])
    if (wanted !== language) return
    for (const [feature, bundle] of Object.entries(words)) i18n.addResourceBundle(language, feature, bundle)
    dates = nextDates
    await i18n.changeLanguage(language)
    root.lang = language
    root.dir = i18n.dir(language)
  }

  await i18n.init({ resources: {}, defaultNS: 'app', interpolation: { escapeValue: false } })
  await show(wanted)
  return {
    i18n,
    dates: () => dates,
    whole: async () => {
      if (isWhole) return
      isWhole = true
      await show(wanted).catch((error: unknown) => {
        isWhole = false
        throw error
      })
    },
    show,
    choose: (language) => {
      storage.setItem(languageKey, language)
      return show(language)
    },
    chosen,
  }
}

function report(error: unknown): undefined {
  console.error('How this language says dates could not be loaded', error)
}

/** A language of the interface, from a tag such as "de-AT". */
export function asLanguage(tag: string | null | undefined): InterfaceLanguage | null {
  const [language] = tag?.toLowerCase().split('-') ?? []
  return interfaceLanguages.find((known) => known === language) ?? null
}
