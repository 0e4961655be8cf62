import { type Analyser, type Analysis, analyse } from '#server/analysis/analyse.ts'
import { analyserOf, lexiconsBeside } from '#server/analysis/packs.ts'
import type { AnalysedText } from '#server/practice/guided/hear/reactions.ts'
import type { Script } from '#server/services/partner.ts'
import { knownWords } from './known-words.ts'

const maxCached = 200

interface Message {
  script: Script
  text: string
  native_language: string | null
  asked?: string | null
}

const cache = new WeakMap<Script, Map<string, Analysis>>()

export async function analysisOf(analyser: Analyser, message: Message): Promise<Analysis> {
  const { script, text, native_language, asked = null } = message
  const own = cache.get(script) ?? new Map<string, Analysis>()
  cache.set(script, own)
  const key = JSON.stringify([native_language, asked, text])
  const known = own.get(key)
  if (known) return known
  const others = await lexiconsBeside(script.language, native_language)
  const made = analyse(analyser, text, { known: knownWords(script), native_language, others, asked })
  if (own.size >= maxCached) own.clear()
  own.set(key, made)
  return made
}

/** What a message does and names; its acts are null where the language is not analysed. */
export async function analysedText(message: Message): Promise<Pick<AnalysedText, 'acts' | 'entities'>> {
  const analyser = await analyserOf(message.script.language)
  if (!analyser) return { acts: null, entities: [] }
  const { acts, entities } = await analysisOf(analyser, message)
  return { acts, entities: entities.map(({ kind, text }) => ({ kind, text })) }
}
