/** How a sentence begins that asks something, in the languages that have templates. */
const beginnings: Readonly<Record<string, RegExp>> = {
  en: /^(?:sorry,? |excuse me,? |and |but |so |well,? )?(?:what|how|when|where|who|whose|why|which|do|does|did|is|are|was|were|have you|has|will you|would you|can you|could you|am i)\b/,
  es: /^(?:(?:perdón|perdona|perdone|disculpe|y|pero|entonces),? )?(?:qué|que|cómo|como|cuándo|cuando|dónde|donde|quién|quien|cuál|cual|cuánto|cuanto|cuántos|por qué|podría|puede|puedes|tiene|tienes|hay|es|está|quiere|quieres|hace falta)(?!\p{L})/u,
  pt: /^(?:(?:desculp\p{L}+|e|mas|então),? )?(?:o que|que|como|quando|onde|quem|qual|quanto|quanta|por que|você|tem|pode|há|é|está)(?!\p{L})/u,
  fr: /^(?:(?:pardon|excusez-moi|excuse-moi|et|mais|alors),? )?(?:qu['’]|que|quoi|comment|quand|où|qui|quel|quelle|quels|quelles|combien|pourquoi|est-ce|vous|tu|pouvez-vous|peux-tu|avez-vous|as-tu|il y a|c['’]est quoi)(?!\p{L})/u,
  de: /^(?:(?:entschuldig\p{L}+|und|aber|also),? )?(?:was|wie|wann|wo|wohin|woher|wer|wem|wen|warum|wieso|welche\p{L}*|wofür|womit|wozu|haben sie|hast du|sind sie|bist du|können sie|kannst du|gibt es|ist|meinen sie|meinst du|muss ich|soll ich|in welche\p{L}*|aus welche\p{L}*)(?!\p{L})/u,
  it: /^(?:(?:scusi|scusa|e|ma|allora),? )?(?:che|cosa|come|quando|dove|dov['’]|chi|quale|quali|quanto|quanta|perché|può|puoi|ha|hai|c['’]è|ci sono|è|sei|vuole|vuoi)(?!\p{L})/u,
}

// Words of which one stands in a question that yes and no are no answer to.
const asksForMore: Readonly<Record<string, RegExp>> = {
  en: /^(?:(?:and|but|so|well|then),? )?(?:what|how|when|where|who|whose|why|which)(?!\p{L})(?! about)/u,
  es: /^(?:(?:y|pero|entonces),? )?(?:(?:de|desde|a|con|para|por|en|hasta) )?(?:qué|cómo|cuándo|dónde|adónde|quién|quiénes|cuál|cuáles|cuánto|cuánta|cuántos|cuántas)(?!\p{L})(?! tal)/u,
  pt: /^(?:(?:e|mas|então),? )?(?:(?:de|desde|a|com|para|por|em|até) )?(?:o que|que|como|quando|onde|aonde|quem|qual|quais|quanto|quanta|quantos|quantas)(?!\p{L})(?! tal)/u,
  fr: /^(?:(?:et|mais|alors),? )?(?:(?:de|depuis|à|avec|pour|par|en|jusqu['’]) ?)?(?:qu['’]est-ce|que|quoi|comment|quand|où|qui|quel|quelle|quels|quelles|combien|pourquoi)(?!\p{L})/u,
  de: /^(?:(?:und|aber|also),? )?(?:(?:in|aus|bis|seit|von|mit|für|auf|zu) )?(?:was|wie|wann|wo|wohin|woher|wer|wem|wen|warum|wieso|welche\p{L}*|wofür|womit|wozu)(?!\p{L})(?! wäre)/u,
  it: /^(?:(?:e|ma|allora),? )?(?:(?:di|da|a|con|per|in|fino a) )?(?:che cosa|cosa|come|quando|dove|dov['’]|chi|quale|quali|quanto|quanta|quanti|quante|perché)(?!\p{L})/u,
}

/** Whether the last question of a text asks for more than yes or no. */
export function isOpenQuestion(language: string, says: string): boolean {
  const last = says.split(/(?<=[.!?…])\s+|¿/).findLast((sentence) => sentence.trim() !== '') ?? ''
  return last.includes('?') && (asksForMore[language]?.test(last.trim().toLowerCase()) ?? false)
}

/** Whether a sentence with a question mark begins as a question, and does not only end as one: "A tea, please?" */
export const isInterrogative = (language: string, question: string): boolean =>
  question.trim().startsWith('¿') ||
  (beginnings[language]?.test(
    question
      .trim()
      .toLowerCase()
      .replace(/^[¿¡"“«(]+/u, ''),
  ) ??
    false)
