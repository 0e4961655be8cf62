import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { de } from '#server/spreadsheets/words/de.ts'
import { en, type Words } from '#server/spreadsheets/words/en.ts'
import { es } from '#server/spreadsheets/words/es.ts'
import { fr } from '#server/spreadsheets/words/fr.ts'
import { it } from '#server/spreadsheets/words/it.ts'
import { pt } from '#server/spreadsheets/words/pt.ts'

const words: Record<InterfaceLanguage, Words> = { en, es, pt, fr, de, it }

export const wordsIn = (language: InterfaceLanguage): Words => words[language]
