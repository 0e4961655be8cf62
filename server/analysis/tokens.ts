/** A word, a number or a mark of a text. */
export interface Token {
  kind: 'word' | 'number' | 'mark'
  /** As it was written. */
  text: string
  /** In small letters, NFC, with a straight apostrophe. */
  lower: string
  /** Where it begins and ends in the text, in UTF-16 units. */
  start: number
  end: number
}

/** How the words of a language are told apart. */
export interface TokenRules {
  /** Words that end with an apostrophe and stand before another (`l'`, `dell'`); without apostrophe. */
  elided: ReadonlySet<string>
  /** Words with a hyphen that are several (`parle-t-il`): what may follow the hyphen. */
  afterHyphen: ReadonlySet<string>
  /** Ends that are words of their own, from their straight apostrophe on (`'m` of `I'm`). */
  fromApostrophe?: ReadonlySet<string>
}

// Addresses of mail and pages are one token each, which counts as a number.
const address = /(?:https?:\/\/|www\.)\S*[^\s.,;:!?)»"]|[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u
const isAddress = new RegExp(`^(?:${address.source})$`, 'u')
const plain = /\p{L}[\p{L}\p{M}]*(?:['’\-‑](?=\p{L})\p{L}[\p{L}\p{M}]*)*['’]?|\d+(?:[.,:]\d+)*\p{L}*|[^\s\p{L}\p{N}]/u
const pattern = new RegExp(`${address.source}|${plain.source}`, 'gu')
const endsSentence = /^[.!?…\n]/

const isPlain = /^[ -_a-~]*$/

export const lowerOf = (text: string): string => (isPlain.test(text) ? text.toLowerCase() : lowerOfMarked(text))

const lowerOfMarked = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replaceAll('‑', '-')

/** The tokens of a text, sentence by sentence; the mark that ends a sentence is its last token. */
export function sentencesOf(text: string, rules: TokenRules): Token[][] {
  const sentences: Token[][] = [[]]
  let before = 0
  for (const match of text.matchAll(pattern)) {
    const start = match.index
    if (/\n/.test(text.slice(before, start)) && sentences.at(-1)?.length) sentences.push([])
    before = start + match[0].length
    const tokens = tokensOf(match[0], start, rules)
    sentences.at(-1)?.push(...tokens)
    const isEnd = endsSentence.test(match[0]) && !endsSentence.test(text.slice(before, before + 1))
    if (isEnd) sentences.push([])
  }
  return sentences.filter((sentence) => sentence.some(({ kind }) => kind !== 'mark'))
}

function tokensOf(text: string, start: number, rules: TokenRules): Token[] {
  const { elided } = rules
  const kind = isAddress.test(text) ? 'number' : /^\p{L}/u.test(text) ? 'word' : /^\d/.test(text) ? 'number' : 'mark'
  const one = (part: string, at: number): Token => ({
    kind,
    text: part,
    lower: lowerOf(part),
    start: start + at,
    end: start + at + part.length,
  })
  if (kind !== 'word') return [one(text, 0)]
  const parts: Token[] = []
  let at = 0
  for (let next = nextBreak(text, at, rules); next > at; next = nextBreak(text, at, rules)) {
    parts.push(one(text.slice(at, next), at))
    at = next
  }
  const rest = text.slice(at)
  // A closing quotation mark is no part of the word.
  if (/['’]$/.test(rest) && !elided.has(lowerOf(rest).slice(0, -1))) {
    if (rest.length > 1) parts.push(one(rest.slice(0, -1), at))
    return parts
  }
  return rest ? [...parts, one(rest, at)] : parts
}

// Where the next word of several in one begins; the same place where there is none.
function nextBreak(text: string, at: number, { elided, afterHyphen, fromApostrophe }: TokenRules): number {
  for (let place = at + 1; place < text.length; place++) {
    const letter = text[place]
    if (letter === "'" || letter === '’') {
      if (elided.has(lowerOf(text.slice(at, place)))) return place + 1
      if (fromApostrophe?.has(lowerOf(text.slice(place)))) return place
    } else if ((letter === '-' || letter === '‑') && afterHyphen.has(lowerOf(text.slice(place + 1)))) return place
  }
  return at
}
