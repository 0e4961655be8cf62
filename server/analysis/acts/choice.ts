import { type Token, sentencesOf, type TokenRules } from '#server/analysis/tokens.ts'
import type { Act, ChoiceWords } from './act.ts'
import { bareOf } from './units.ts'

/** The most words of one thing that is offered. */
const mostOffered = 6

/** The things that are offered in the last sentence with an "or": what stands before it, and after it. */
export interface Offer {
  text: string
  words: ReadonlySet<string>
  /** Its small words, too. */
  all: ReadonlySet<string>
}

interface Telling extends ChoiceWords {
  tokens: TokenRules
  isSmall: (bare: string) => boolean
}

/** What a line of the partner offers; none where it offers nothing. */
export function offersIn(line: string, telling: Telling): Offer[] {
  for (const sentence of sentencesOf(line, telling.tokens).toReversed()) {
    const at = sentence.findLastIndex(({ lower }) => telling.or.includes(bareOf(lower)))
    if (at <= 0 || at === sentence.length - 1) continue
    const end = sentence.findIndex(({ kind }, index) => index > at && kind === 'mark')
    const after = sentence.slice(at + 1, end < 0 ? undefined : end)
    const before = clausesOf(sentence.slice(0, at))
    return [...before, after.slice(0, mostOffered)].flatMap((tokens) => offerOf(line, tokens, telling))
  }
  return []
}

// "Tea, coffee or juice": each is offered; a long clause before them is none.
function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = [[]]
  for (const token of tokens) {
    if (token.kind === 'mark') clauses.push([])
    else clauses.at(-1)?.push(token)
  }
  return clauses.filter((clause) => clause.length > 0).map((clause) => clause.slice(-mostOffered))
}

function offerOf(line: string, tokens: readonly Token[], { isSmall, beside }: Telling): Offer[] {
  const telling = tokens.filter(({ lower }) => !isSmall(bareOf(lower)) && !beside.includes(bareOf(lower)))
  const [first, last] = telling.length > 0 ? [telling[0], telling.at(-1)] : [tokens[0], tokens.at(-1)]
  if (!first || !last) return []
  const bare = (some: readonly Token[]) => new Set(some.map(({ lower }) => bareOf(lower)))
  return [{ text: line.slice(first.start, last.end), words: bare(telling), all: bare(tokens) }]
}

/** Which of the things offered was chosen: the one of which a word is said that no other has, or its number. */
export function choiceOf(offers: readonly Offer[], said: readonly Token[], { first, second }: ChoiceWords): Act | null {
  if (offers.length < 2 || said.length === 0) return null
  const bare = new Set(said.map(({ lower }) => bareOf(lower)))
  const ownOf = (offer: Offer, of: 'words' | 'all') =>
    [...offer[of]].filter((word) => offers.every((other) => other === offer || !other.all.has(word)))
  // "With or without": small words tell where no others do.
  const isTold = offers.every((offer) => ownOf(offer, 'words').length > 0)
  const own = offers.map((offer) => ownOf(offer, isTold ? 'words' : 'all'))
  const named = offers.filter((_, index) => own[index]?.some((word) => bare.has(word)))
  const numbered = first.some((word) => bare.has(word))
    ? offers[0]
    : second.some((word) => bare.has(word))
      ? offers[1]
      : undefined
  const chosen = named.length === 1 ? named[0] : named.length === 0 && said.length <= 4 ? numbered : undefined
  const [from, to] = [said[0], said.at(-1)]
  return chosen && from && to ? { act: 'choice', start: from.start, end: to.end, about: chosen.text } : null
}
