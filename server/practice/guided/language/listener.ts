import { interfaceLanguages } from '#contract/values/languages.ts'
import type { Script } from '#server/services/partner.ts'
import { type Detect, loadDetect } from './detect.ts'
import { type Tongue, tongueOf } from './tongue.ts'

/** What it takes to understand a student: the language practised, those it may be mixed with, and the chatbot's own words. */
export interface Listener {
  tongue: Tongue
  others: readonly Tongue[]
  /** Words and stems of the chatbot, without accents. */
  known: ReadonlySet<string>
  vocabulary: Script['vocabulary']
  detect: Detect
}

let detecting: Promise<Detect> | undefined

/** What is known of a language and of those it may be mixed with, loaded once: the first time takes up to a second. */
export async function languagesOf(
  language: string,
  nativeLanguage: string | null,
): Promise<Pick<Listener, 'tongue' | 'others' | 'detect'>> {
  detecting ??= loadDetect()
  const [tongue, others, detect] = await Promise.all([
    tongueOf(language),
    Promise.all(othersOf(language, nativeLanguage).map(tongueOf)),
    detecting,
  ])
  return { tongue, others, detect }
}

const listeners = new WeakMap<Script, Map<string | null, Listener>>()

/** The listener of a conversation; the same for all with its chatbot and native language. */
export async function listenerOf(script: Script, nativeLanguage: string | null): Promise<Listener> {
  const kept = listeners.get(script) ?? new Map<string | null, Listener>()
  listeners.set(script, kept)
  const known = kept.get(nativeLanguage)
  if (known) return known
  const languages = await languagesOf(script.language, nativeLanguage)
  const listener = { ...languages, known: knownWords(script, languages.tongue), vocabulary: script.vocabulary }
  kept.set(nativeLanguage, listener)
  return listener
}

// English is mixed into every language. Where English is practised and the native language is unknown, any language may be.
function othersOf(practised: string, own: string | null): string[] {
  const isOpen = practised === 'en' && (own === null || own === 'en')
  const others = isOpen ? [...interfaceLanguages] : [own ?? 'en', 'en']
  return [...new Set(others)].filter((language) => language !== practised)
}

const knownOf = new WeakMap<Script, Set<string>>()

function knownWords(script: Script, tongue: Tongue): Set<string> {
  const known = knownOf.get(script) ?? readKnownWords(script, tongue)
  knownOf.set(script, known)
  return known
}

function readKnownWords(
  { vocabulary, steps, starters, opening_message, closing_message, facts }: Script,
  tongue: Tongue,
): Set<string> {
  const texts = [
    ...vocabulary.map(({ word }) => word),
    ...steps.flatMap(({ says, expects, example, other_wordings = [], topics = [] }) => [
      says,
      ...other_wordings,
      ...expects,
      ...topics,
      example ?? '',
    ]),
    ...facts.map((fact) => fact.says),
    ...starters,
    opening_message ?? '',
    closing_message ?? '',
  ]
  const words = texts.flatMap((text) => tongue.wordsOf(text))
  return new Set(words.flatMap(({ plain, bare }) => [bare, tongue.stem(plain)]))
}
