import type { InterfaceLanguage } from '#contract/languages.ts'
import { de } from '#server/imports/words/de.ts'
import { en, type Words } from '#server/imports/words/en.ts'
import { es } from '#server/imports/words/es.ts'
import { fr } from '#server/imports/words/fr.ts'
import { it } from '#server/imports/words/it.ts'
import { pt } from '#server/imports/words/pt.ts'

const words: Record<InterfaceLanguage, Words> = { en, es, pt, fr, de, it }

/** The words of the spreadsheets in a language. */
export const wordsIn = (language: InterfaceLanguage): Words => words[language]
