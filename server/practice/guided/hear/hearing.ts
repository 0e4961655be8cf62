import { type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'
import type { StudentAddress } from '#contract/values/student-address.ts'
import { actsOf } from '#server/practice/measures/analysed.ts'
import type { PartnerInput, Utterance } from '#server/services/partner.ts'
import { judgedPart, rest } from './bounds.ts'
import type { Ear } from './ear.ts'
import { type Listener, listenerOf } from '#server/practice/guided/language/listener.ts'
import { tongueOf } from '#server/practice/guided/language/tongue.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'
import { beginning, hear, type Outcome, type Standing } from '#server/practice/guided/standing.ts'

/** All that the partner knows when it listens and answers. */
export interface Hearing {
  script: PartnerInput['script']
  student_address: StudentAddress
  native_language: string | null
  seed: number
  listener: Listener
  ears: readonly Ear[]
  phrases: Phrases
  /** The student's own language, where help is given in it and its words are there. */
  own: Phrases['own'] | null
}

/** What is known of a turn before anything was said. */
export type Listened = Pick<PartnerInput, 'script' | 'seed' | 'native_language' | 'student_address'>

/** Loads what a conversation takes. */
export async function hearingOf({
  script,
  seed,
  native_language,
  student_address = 'informal',
}: Listened): Promise<Hearing> {
  const phrases = await phrasesOf(script.language, student_address)
  const native = practiceLanguages.find((language) => language === native_language) ?? null
  const languages = [...new Set([native ?? 'en', 'en'] as const)].filter((language) => language !== script.language)
  const [listener, ...others] = await Promise.all([
    listenerOf(script, native_language),
    ...languages.map((language) => earOf(language, language === native)),
  ])
  const own = script.help_language === 'own' && native !== script.language && native
  return {
    script,
    student_address,
    native_language,
    seed,
    listener,
    ears: [{ tongue: listener.tongue, phrases, hearsInsults: true }, ...others],
    phrases,
    own: own ? (await phrasesOf(own, student_address)).own : null,
  }
}

async function earOf(language: PracticeLanguage, hearsInsults: boolean): Promise<Ear> {
  const [tongue, phrases] = await Promise.all([tongueOf(language), phrasesOf(language)])
  // Many a word of one language is a mistyped one of another.
  return { tongue: { ...tongue, forgives: 'forms' }, phrases, hearsInsults }
}

/** A message of the student: what it came to, and where the conversation stood before and after. */
export interface Heard {
  text: string
  before: Standing
  standing: Standing
  outcome: Outcome
}

/** What a student said, with what the analysis found where it was kept. */
export type StudentText = string | Pick<Utterance, 'text' | 'analysis'>

/** Takes in all messages of the student, one after the other; between them the event loop has its turn. */
export async function hearAll(hearing: Hearing, said: readonly StudentText[]): Promise<Heard[]> {
  const { script, native_language } = hearing
  const all: Heard[] = []
  for (const each of said) {
    const { text: whole, analysis } = typeof each === 'string' ? { text: each, analysis: null } : each
    const text = judgedPart(whole, script.language)
    const acts = analysis?.acts ?? (await actsOf({ script, text, native_language }))
    const before = all.at(-1)?.standing ?? beginning
    all.push({ text, before, ...hear(hearing, before, text, acts) })
    await rest(text)
  }
  return all
}
