import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { de } from '#server/mail/words/de.ts'
import { en, type Words } from '#server/mail/words/en.ts'
import { es } from '#server/mail/words/es.ts'
import { fr } from '#server/mail/words/fr.ts'
import { it } from '#server/mail/words/it.ts'
import { pt } from '#server/mail/words/pt.ts'

const words: Record<InterfaceLanguage, Words> = { en, es, pt, fr, de, it }

/** The words of the mails in a language. */
export const wordsIn = (language: InterfaceLanguage): Words => words[language]
