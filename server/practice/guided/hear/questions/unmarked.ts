import type { Step } from '#contract/teaching/chatbot-step.ts'
import { factsAsked } from '#server/practice/guided/hear/facts.ts'
import { judge } from '#server/practice/guided/hear/judge.ts'
import type { AnalysedText } from '#server/practice/guided/hear/reactions.ts'
import type { Word } from '#server/practice/guided/language/words/words.ts'
import type { Listening } from '#server/practice/guided/hear/turn.ts'

/** How one speaks to the partner where nothing but its mark makes a sentence a question. */
const toPartner: Readonly<Record<string, RegExp>> = {
  es: /^(?:(?:hola|y|pero|oye),? )?(?:(?:tú|tu|usted|ustedes) )?(?:tienes|tenéis|eres|sois|vives|hablas|trabajas|estudias|juegas|comes|bebes|cantas|bailas|lees|cocinas|viajas|conoces|sabes|estás|vienes|usas|tocas|(?:te|os) (?:gustan?|llamas))(?!\p{L})/u,
  fr: /^(?:(?:bonjour|salut|et|mais|dis),? )?(?:tu|vous|t['’]) ?\p{L}+/u,
  it: /^(?:(?:ciao|e|ma|scusa|scusi),? )?(?:(?:tu|lei|voi) )?(?:hai|avete|sei|siete|abiti|vivi|parli|lavori|studi|giochi|mangi|bevi|canti|balli|leggi|cucini|viaggi|conosci|sai|suoni|usi|(?:ti|vi) (?:piace|piacciono|chiami))(?!\p{L})/u,
  pt: /^(?:(?:oi|olá|e|mas),? )?(?:você|voce|vc|vocês|tu) \p{L}+/u,
}

/** How one asks for what there is; it may as well tell of it, so that it counts only where it is no answer. */
const toAnyone: Readonly<Record<string, RegExp>> = {
  es: /^(?:hay|tienen?|aceptan?|está|están|es|son)(?!\p{L})/u,
  fr: /^(?:il y a|c['’]est)(?!\p{L})/u,
  it: /^(?:c['’ ]?è|ci sono|ha|accettate|è)(?!\p{L})/u,
  pt: /^(?:tem|têm|há|aceitam?|é|fica)(?!\p{L})/u,
}

/** Longer, it tells something. */
const mostWords = 8
/** The verb is one of so many first words. */
const mostBeforeVerb = 3

/** A question to the partner that lacks its mark ("tienes un perro"), with it; null where it may be an answer, or the partner knows nothing of it. */
export function withMark({ script, listener }: Listening, step: Step, { text, acts }: AnalysedText): string | null {
  const isAnswer = acts !== null && acts.length > 0 && acts.every(({ act }) => act === 'answer' || act === 'greeting')
  if (!isAnswer || /[.!?¿;]/u.test(text)) return null
  const words = listener.tongue.wordsOf(text)
  const begins = (how: Readonly<Record<string, RegExp>>) => how[script.language]?.test(text.toLowerCase()) ?? false
  const isAsked = begins(toPartner) || (begins(toAnyone) && !judge(listener, script, step, text).isGood)
  if (!isAsked || words.length > mostWords || isEcho(listener, step, words)) return null
  return factsAsked(listener, script, [text]).length > 0 ? `${text}?` : null
}

// "¿Qué te gusta?" – "te gusta la música" is meant to answer.
function isEcho({ tongue }: Listening['listener'], { says }: Step, words: readonly Word[]): boolean {
  const asked = new Set(tongue.wordsOf(says).map(({ bare }) => bare))
  return words.slice(0, mostBeforeVerb).some(({ bare }) => asked.has(bare) && !tongue.functionWords.has(bare))
}
