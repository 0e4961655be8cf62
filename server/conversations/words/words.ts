import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { de } from '#server/conversations/words/de.ts'
import { en, type Words } from '#server/conversations/words/en.ts'
import { es } from '#server/conversations/words/es.ts'
import { fr } from '#server/conversations/words/fr.ts'
import { it } from '#server/conversations/words/it.ts'
import { pt } from '#server/conversations/words/pt.ts'

const words: Record<InterfaceLanguage, Words> = { en, es, pt, fr, de, it }

export const wordsIn = (language: InterfaceLanguage): Words => words[language]
