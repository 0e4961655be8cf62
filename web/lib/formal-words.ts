import { type AddressLanguage, formalLanguageOf, type StudentAddress } from '#contract/languages.ts'
import type { FormalWords } from '../locales/words.ts'

const files: Readonly<Record<AddressLanguage, () => Promise<{ formal: FormalWords }>>> = {
  de: () => import('../locales/de/practice-formal.ts'),
  fr: () => import('../locales/fr/practice-formal.ts'),
}

/** Fetches what students are told formally in a language, where their school wants that; the words that are there do as well where it does not come. */
export async function fetchFormalWords(language: string, address: StudentAddress): Promise<FormalWords | undefined> {
  const formal = formalLanguageOf(language, address)
  return (
    formal &&
    (await files[formal]().then(
      (file) => file.formal,
      () => undefined,
    ))
  )
}
