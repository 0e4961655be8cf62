import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { de } from '#server/reports/words/de.ts'
import { en, type Words } from '#server/reports/words/en.ts'
import { es } from '#server/reports/words/es.ts'
import { fr } from '#server/reports/words/fr.ts'
import { it } from '#server/reports/words/it.ts'
import { pt } from '#server/reports/words/pt.ts'

const words: Record<InterfaceLanguage, Words> = { en, es, pt, fr, de, it }

export const wordsIn = (language: InterfaceLanguage): Words => words[language]
