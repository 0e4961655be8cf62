/** How a suggestion begins that is worded as a question: "How about Saturday?" may be an answer. */
const beginnings: Readonly<Record<string, RegExp>> = {
  en: /^(?:how|what) about|^(?:can|could|may|shall|should) (?:i|we)\b|^why (?:don['’]t|not)|^is .+ (?:ok|okay|all right|possible)\b|(?:is|would) that (?:be )?(?:ok|okay|all right|enough)[ ?]*$/,
  es: /^(?:¿)?(?:qué|que) tal|^(?:¿)?(?:y )?si |^(?:¿)?(?:puedo|podemos|podría|podríamos|puede ser)\b|^(?:¿)?qué (?:le|te|os) parece|^(?:¿)?(?:le|te|os) (?:va|viene) bien|(?:vale|sirve|está bien)[ ?]*$/,
  pt: /^(?:e )?(?:que tal|se )|^pode ser|^(?:posso|podemos|poderia|poderíamos)\b|^o que (?:você|o senhor|a senhora) acha/,
  fr: /^et si |^pourquoi pas|^(?:est-ce que )?(?:je peux|on peut|je pourrais|on pourrait|nous pourrions)\b|(?:ça|cela) (?:te |vous )?(?:va|suffit)[ ?]*$|qu['’]en (?:penses-tu|pensez-vous|dis-tu|dites-vous)[ ?]*$|^(?:ça|cela) (?:te|vous) va|^que (?:dis-tu|dites-vous) de/,
  de: /^wie (?:wäre|wär)|^(?:kann|könnte|darf|soll) (?:ich|man|wir)\b|^(?:können|könnten|sollen|wollen) wir\b|(?:geht|reicht|passt) das[ ?]*$|(?:auch|in ordnung|okay)[ ?]*$|^was halten sie von|^geht (?:es|das|auch)\b/,
  it: /^(?:e )?(?:se |che ne (?:dice|dici|dite) )|^(?:posso|possiamo|potrei|potremmo)\b|^(?:va|andrebbe) bene|^perché non|(?:va|vanno|andrebbe) bene[ ?]*$/,
}

/** Whether a question suggests something. */
export const isProposal = (language: string, question: string): boolean =>
  beginnings[language]?.test(question.trim().toLowerCase()) ?? false

/** Questions for the way to go, and how the way to a place is asked in answer. */
const ways: Readonly<Record<string, readonly [asked: RegExp, sought: RegExp]>> = {
  en: [/where .*go\b/, /^(?:excuse me,? |sorry,? )?(?:where(?: is|['’]s| are)|how (?:do|can) i get to)\b/],
  es: [/adónde/, /^(?:¿)?(?:perdón,? |perdona,? )?(?:dónde|donde) (?:está|esta|hay|queda)/],
  fr: [/aller où|où .*aller/, /^(?:pardon,? |excusez-moi,? )?(?:où|ou) (?:est|se trouve)/],
  de: [/wohin/, /^(?:entschuldigung,? )?(?:wo (?:ist|finde)|wie komme ich)\b/],
}

/** Whether a question for a place answers the one where to go: "Where is the museum?" */
export const seeksPlace = (language: string, says: string, question: string): boolean => {
  const [asked, sought] = ways[language] ?? []
  return (asked?.test(says.toLowerCase()) && sought?.test(question.trim().toLowerCase())) ?? false
}
