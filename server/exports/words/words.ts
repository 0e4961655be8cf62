import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { de } from '#server/exports/words/de.ts'
import { en, type Words } from '#server/exports/words/en.ts'
import { es } from '#server/exports/words/es.ts'
import { fr } from '#server/exports/words/fr.ts'
import { it } from '#server/exports/words/it.ts'
import { pt } from '#server/exports/words/pt.ts'

const words: Record<InterfaceLanguage, Words> = { en, es, pt, fr, de, it }

export const wordsIn = (language: InterfaceLanguage): Words => words[language]
