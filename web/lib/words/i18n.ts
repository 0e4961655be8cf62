import type { Locale } from 'date-fns/locale'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/values/languages.ts'
import type * as english from '../../locales/en/index.ts'
import type { Bundle } from '../../locales/bundles.ts'
import { createTranslator, type Translator } from './translation/translator.ts'
import { fetchWords } from './word-files.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    enableSelector: true
    defaultNS: 'app'
    resources: typeof english
  }
}

/** The local storage key; index.html reads it, too. */
export const languageKey = 'language'

export interface Language {
  i18n: Translator
  dates: () => Locale | undefined
  /** Fetches a bundle once, also after each change of the language. */
  need: (bundle: Bundle) => Promise<void>
  show: (language: InterfaceLanguage) => Promise<void>
  choose: (language: InterfaceLanguage) => Promise<void>
  chosen: () => InterfaceLanguage | null
}

interface LanguageOptions {
  storage: Storage
  root: HTMLElement
  bundle?: Bundle
  needed?: readonly Bundle[]
  key?: string
  /** Overrides the page's default language. */
  defaultLanguage?: InterfaceLanguage
  datesOf?: typeof fetchDates
  wordsOf?: typeof fetchWords
}

export async function openLanguage(surroundings: LanguageOptions): Promise<Language> {
  const {
    storage,
    root,
    bundle: first = 'open',
    key = languageKey,
    datesOf = fetchDates,
    wordsOf = fetchWords,
  } = surroundings
  const chosen = () => asLanguage(storage.getItem(key))
  const i18n = createTranslator()
  let wanted = chosen() ?? surroundings.defaultLanguage ?? asLanguage(root.dataset.defaultLanguage) ?? 'en'
  const needed = new Map<Bundle, Promise<void>>()
  for (const bundle of [first, ...(surroundings.needed ?? [])]) needed.set(bundle, Promise.resolve())
  let dates: Locale | undefined
  let latest: Promise<void>

  const show = (language: InterfaceLanguage) => {
    wanted = language
    latest = fetchAndSwitch(language).catch((error: unknown) => {
      // The next page's words must be in the language that is shown.
      if (wanted === language) wanted = asLanguage(i18n.language) ?? wanted
      throw error
    })
    return latest
  }
  const fetchAndSwitch = async (language: InterfaceLanguage): Promise<void> => {
    const files = [...needed.keys()].map((bundle) => wordsOf(language, bundle))
    // Only these bundles contain relative times.
    const locale = needed.has('settings') || needed.has('notices') ? datesOf(language).catch(report) : undefined
    const [bundles, nextDates] = await Promise.all([Promise.all(files), locale])
    if (wanted !== language) return latest
    for (const { words } of bundles)
      for (const [feature, said] of Object.entries(words)) i18n.addResourceBundle(language, feature, said)
    dates = nextDates
    i18n.changeLanguage(language)
    root.lang = language
    root.dir = i18n.dir(language)
  }

  if (import.meta.hot)
    addEventListener('words', (event) => {
      const { language, words } = Object(event).detail
      for (const [feature, said] of Object.entries(words)) i18n.addResourceBundle(language, feature, said)
      i18n.changeLanguage(i18n.language)
    })
  await show(wanted)
  return {
    i18n,
    dates: () => dates,
    need: (bundle) => {
      const fetching = needed.get(bundle) ?? Promise.resolve().then(() => show(wanted))
      needed.set(bundle, fetching)
      fetching.catch(() => needed.delete(bundle))
      return fetching
    },
    show,
    choose: async (language) => {
      await show(language)
      storage.setItem(key, language)
    },
    chosen,
  }
}

const fetchDates = (language: InterfaceLanguage): Promise<Locale> =>
  import('./date-locale.ts').then(({ dateLocales }) => dateLocales[language]())

function report(error: unknown): undefined {
  console.error('How this language says dates could not be loaded', error)
}

/** A tag such as "de-AT" becomes "de". */
export function asLanguage(tag: string | null | undefined): InterfaceLanguage | null {
  const [language] = tag?.toLowerCase().split('-') ?? []
  return interfaceLanguages.find((known) => known === language) ?? null
}
