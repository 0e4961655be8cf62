import { readFile } from 'node:fs/promises'
import type { InterfaceLanguage } from '#contract/values/languages.ts'
import { type Analyser, createAnalyser } from './analyse.ts'
import { lexiconFile } from './lexicon/files.ts'
import { type Lexicon, openLexicon } from './lexicon/lexicon.ts'
import type { LanguagePack } from './pack.ts'

// A line a language: its folder holds all that is known of it.
const packs: Partial<Record<InterfaceLanguage, () => Promise<{ pack: LanguagePack }>>> = {
  en: () => import('./en/pack.ts'),
  de: () => import('./de/pack.ts'),
  es: () => import('./es/pack.ts'),
  fr: () => import('./fr/pack.ts'),
  it: () => import('./it/pack.ts'),
  pt: () => import('./pt/pack.ts'),
}

const opened = new Map<string, Promise<Analyser>>()

/** The analyser of a language, opened when it is first asked for; null where its spelling and grammar are not checked. */
export async function analyserOf(language: string): Promise<Analyser | null> {
  const load = new Map(Object.entries(packs)).get(language)
  if (!load) return null
  const known = opened.get(language) ?? open(language, load)
  opened.set(language, known)
  return known.catch((error: unknown) => {
    opened.delete(language)
    throw error
  })
}

async function open(language: string, load: () => Promise<{ pack: LanguagePack }>): Promise<Analyser> {
  const [{ pack }, bytes] = await Promise.all([load(), readFile(lexiconFile(language))])
  return createAnalyser(pack, openLexicon(bytes))
}

/** The words of a student's own language and of English, which most know, beside the practised one. */
export async function lexiconsBeside(language: string, native_language: string | null): Promise<Lexicon[]> {
  const codes = new Set([native_language ?? 'en', 'en'])
  codes.delete(language)
  const analysers = await Promise.all([...codes].map(analyserOf))
  return analysers.flatMap((analyser) => analyser?.lexicon ?? [])
}

/** The languages whose spelling and grammar are checked. */
export const checkedLanguages: readonly string[] = Object.keys(packs)
