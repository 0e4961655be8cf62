import type { Correction, CorrectionKind } from '#contract/corrections.ts'
import { type InterfaceLanguage, interfaceLanguages } from '#contract/languages.ts'
import { explain } from '#server/analysis/explain.ts'
import type { Script } from '#server/services/partner.ts'

/** How many mistakes are named while the talk goes on, by the style of the chatbot. */
const named: Readonly<Record<Script['correction'], number>> = {
  none: 0,
  recast: 1,
  prompt: 2,
  every_mistake: 2,
  at_the_end: 0,
}

// What hinders understanding comes first.
const byImportance: readonly CorrectionKind[] = [
  'false_friend',
  'word_choice',
  'verb_form',
  'word_order',
  'missing_word',
  'tense',
  'agreement',
  'preposition',
  'article',
  'extra_word',
  'spelling',
  'accents',
  'capital',
  'other_language',
]
const rankOf = ({ kind }: Correction) => byImportance.indexOf(kind)

/** The language that a student is told about mistakes in: their own while they are beginners or where the chatbot says so, else the practised one. */
export function coachLanguage(
  { level, help_language, language }: Pick<Script, 'level' | 'help_language' | 'language'>,
  native_language: string | null,
): InterfaceLanguage {
  const isOwn = help_language === 'own' || level === 'A1' || level === 'A2'
  const wanted = [isOwn ? native_language : language, native_language, language]
  return wanted.flatMap((code) => interfaceLanguages.find((each) => each === code) ?? [])[0] ?? 'en'
}

/** What a student is told about a message while the talk goes on: the most important mistakes, with why. */
export function coachOf(
  script: Script,
  corrections: readonly Correction[],
  native_language: string | null,
): Promise<Correction[]> {
  const important = new Set(corrections.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, named[script.correction]))
  const told = corrections.filter((correction) => important.has(correction))
  return explain(told, script.language, coachLanguage(script, native_language))
}
