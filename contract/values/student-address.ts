import type { InterfaceLanguage } from './languages.ts'

/** How a school addresses its students: "du" and "tu", or "Sie" and "vous". */
export const studentAddresses = ['informal', 'formal'] as const
export type StudentAddress = (typeof studentAddresses)[number]
/** The languages in which the address is the school's choice; the words of the others have one form. */
export const addressLanguages = ['fr', 'de'] as const satisfies readonly InterfaceLanguage[]
export type AddressLanguage = (typeof addressLanguages)[number]

/** The language, where students are addressed in its formal words. */
export const formalLanguageOf = (language: string, address: StudentAddress): AddressLanguage | undefined =>
  address === 'formal' ? addressLanguages.find((one) => one === language) : undefined
