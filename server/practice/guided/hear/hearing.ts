import { type PracticeLanguage, practiceLanguages } from '#contract/values/languages.ts'
import type { StudentAddress } from '#contract/values/student-address.ts'
import { analysedText } from '#server/practice/measures/analysed.ts'
import type { DialogueState, PartnerInput, Utterance } from '#server/services/partner.ts'
import { judgedPart, rest } from './bounds.ts'
import type { Ear } from './ear.ts'
import { type Listener, listenerOf } from '#server/practice/guided/language/listener.ts'
import { tongueOf } from '#server/practice/guided/language/tongue.ts'
import { isUnheard, mendedTexts } from './mended.ts'
import { withMark } from './questions/unmarked.ts'
import type { AnalysedText } from './reactions.ts'
import { plainActs } from './plain-acts.ts'
import { phrasesOf } from '#server/practice/languages/phrases.ts'
import type { Phrases } from '#server/practice/languages/phrase-book.ts'
import { hear, initialState, stepAt } from '#server/practice/guided/dialogue-state.ts'
import type { Outcome } from './outcome.ts'
import { helpsInOwnLanguage } from '#server/practice/coach/coach.ts'

export interface Hearing {
  script: PartnerInput['script']
  student_address: StudentAddress
  native_language: string | null
  seed: number
  listener: Listener
  ears: readonly Ear[]
  phrases: Phrases
  /** What the coach says, in the language that the student is told about mistakes in. */
  coach: Phrases['coach']
}

/** What is known of a turn before anything was said. */
export type DialogueInput = Pick<PartnerInput, 'script' | 'seed' | 'native_language' | 'student_address'> & {
  /** The avatar that speaks, if one does. */
  avatar_name?: string | null
}

export async function hearingOf({
  script,
  seed,
  native_language,
  student_address = 'informal',
}: DialogueInput): Promise<Hearing> {
  const phrases = await phrasesOf(script.language, student_address)
  const native = practiceLanguages.find((language) => language === native_language) ?? null
  const languages = [...new Set([native ?? 'en', 'en'] as const)].filter((language) => language !== script.language)
  const [listener, ...others] = await Promise.all([
    listenerOf(script, native_language),
    ...languages.map((language) => earOf(language, language === native)),
  ])
  const coached = (helpsInOwnLanguage(script) ? native : null) ?? script.language
  return {
    script,
    student_address,
    native_language,
    seed,
    listener,
    ears: [{ tongue: listener.tongue, phrases, hearsInsults: true }, ...others],
    phrases,
    coach: (await phrasesOf(coached, student_address)).coach,
  }
}

async function earOf(language: PracticeLanguage, hearsInsults: boolean): Promise<Ear> {
  const [tongue, phrases] = await Promise.all([tongueOf(language), phrasesOf(language)])
  // Many a word of one language is a mistyped one of another.
  return { tongue: { ...tongue, forgives: 'forms' }, phrases, hearsInsults }
}

/** A message of the student: what it came to, and where the conversation stood before and after. */
export interface InterpretedMessage {
  text: string
  before: DialogueState
  standing: DialogueState
  outcome: Outcome
}

/** What a student said, with what the analysis found where it was kept. */
export type StudentText = string | Pick<Utterance, 'text' | 'analysis'>

/**
 * Takes in the messages of the student, one after the other, from where the conversation is known to have stood before
 * the last; between them the event loop has its turn.
 */
export async function hearAll(hearing: Hearing, said: readonly StudentText[]): Promise<InterpretedMessage[]> {
  const { script, native_language } = hearing
  const known = said.slice(0, -1).map((each) => (typeof each === 'string' ? undefined : each.analysis?.state))
  const from = known.findLastIndex((state) => state !== undefined)
  let state = known[from] ?? initialState
  const all: InterpretedMessage[] = []
  for (const each of said.slice(from + 1)) {
    const { text: whole, analysis } = typeof each === 'string' ? { text: each, analysis: null } : each
    const text = judgedPart(whole, script.language)
    const { acts, entities = [] } = analysis ?? (await analysedText({ script, text, native_language }))
    const before = state
    const analysed = { text, acts: acts ?? plainActs(hearing.listener.tongue, text), entities }
    const { standing, outcome } = await heardAsMeant(hearing, before, analysed)
    all.push({ text, before, standing, outcome })
    state = standing
    await rest(text)
  }
  return all
}

// What is refused only for its mistakes is taken; the coach tells of them.
async function heardAsMeant(
  hearing: Hearing,
  before: DialogueState,
  said: AnalysedText,
): Promise<Pick<InterpretedMessage, 'standing' | 'outcome'>> {
  const { script, native_language } = hearing
  const heard = hear(hearing, before, await asMeant(hearing, before, said))
  if (!isUnheard(heard.outcome)) return heard
  for (const text of await mendedTexts({ script, text: said.text, native_language })) {
    const analysed = { text, ...(await analysedText({ script, text, native_language })) }
    const meant = hear(hearing, before, await asMeant(hearing, before, analysed))
    if (meant.outcome.kind === 'accepted') return meant
  }
  return heard
}

async function asMeant(hearing: Hearing, { at }: DialogueState, said: AnalysedText): Promise<AnalysedText> {
  const { script, native_language } = hearing
  const step = stepAt(script, at)
  const text = step && withMark(hearing, step, said)
  if (!text) return said
  const { acts } = await analysedText({ script, text, native_language })
  return acts === null ? said : { ...said, text, acts }
}
