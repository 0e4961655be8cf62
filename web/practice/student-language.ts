import type { StudentAddress } from '#contract/values/student-address.ts'
import { asLanguage, type Language, openLanguage } from '../lib/words/i18n.ts'
import { fetchWords } from '../lib/words/word-files.ts'

export interface StudentLanguage {
  language: Language
  /** Switches to the student's language, unless one was chosen here, and to the school's form of address. */
  adaptTo: (address: StudentAddress, native: string | null) => Promise<void>
}

/** Separate from the language of the school's pages. */
const languageKey = 'practiceLanguage'

/** Language: chosen here, else the student's, else the browser's. */
export async function openStudentLanguage({
  storage,
  root,
}: {
  storage: Storage
  root: HTMLElement
}): Promise<StudentLanguage> {
  const ofBrowser = navigator.languages.map(asLanguage).find((known) => known !== null) ?? 'en'
  let shownAddress: StudentAddress = 'informal'
  const wordsOf: typeof fetchWords = (...wanted) =>
    shownAddress === 'informal'
      ? fetchWords(...wanted)
      : import('../lib/words/formal-words.ts').then(
          ({ fetchFormalWords }) => fetchFormalWords(...wanted),
          () => fetchWords(...wanted),
        )
  const language = await openLanguage({
    storage,
    root,
    key: languageKey,
    bundle: 'practising',
    defaultLanguage: ofBrowser,
    wordsOf,
  })
  return {
    language,
    adaptTo: async (address, native) => {
      const shown = asLanguage(language.i18n.language)
      const own = language.chosen() ? shown : (asLanguage(native) ?? shown)
      const isAsBefore = own === shown && address === shownAddress
      shownAddress = address
      if (own && !isAsBefore) await language.show(own).catch(() => undefined)
    },
  }
}
