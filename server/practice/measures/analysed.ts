import { type Analyser, type Analysis, analyse } from '#server/analysis/analyse.ts'
import { analyserOf } from '#server/analysis/packs.ts'
import { type Listener, listenerOf } from '#server/practice/guided/language/listener.ts'
import type { AnalysedText } from '#server/practice/guided/hear/reactions.ts'
import type { Script } from '#server/services/partner.ts'
import { knownWords } from './known-words.ts'

/** The most messages of a chatbot whose analysis is cached. */
const maxCached = 200

interface Message {
  script: Script
  text: string
  native_language: string | null
  /** What the partner said before. */
  asked?: string | null
}

const cache = new WeakMap<Listener, Map<string, Analysis>>()

/** The analysis of a message, made once as long as it is at hand. */
export function analysisOf(
  analyser: Analyser,
  listener: Listener,
  { script, text, native_language, asked = null }: Message,
): Analysis {
  const own = cache.get(listener) ?? new Map<string, Analysis>()
  cache.set(listener, own)
  const known = own.get(text)
  if (known && asked === null) return known
  const made = analyse(analyser, text, { known: knownWords(script), native_language, asked })
  if (own.size >= maxCached) own.clear()
  own.set(text, made)
  return made
}

/** What a message does and names; its acts are null where the language is not analysed. */
export async function analysedText(message: Message): Promise<Pick<AnalysedText, 'acts' | 'entities'>> {
  const analyser = await analyserOf(message.script.language)
  if (!analyser) return { acts: null, entities: [] }
  const { acts, entities } = analysisOf(analyser, await listenerOf(message.script, message.native_language), message)
  return { acts, entities: entities.map(({ kind, text }) => ({ kind, text })) }
}
