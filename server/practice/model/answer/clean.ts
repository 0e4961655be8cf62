import { createFlow } from '#server/practice/model/answer/flow.ts'

/** The most characters of an answer; what is longer ends with the sentence before. */
export const longestText = 1_200
/** From this many characters on, an answer comes in whole sentences, so that its end can be one. */
const inSentences = 900
/** What a server may send at most, however little of it can be shown. */
const longestRaw = 8_000
/** What is looked at in one go, and what may wait for its end: beyond, every piece would cost more than the one before. */
const stretch = 400

const control = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff\u2028\u2029]/gu
const addressEnd = '[^\\s。、，！？；：）」』】》]'
const address = new RegExp(
  `<?(?:(?:https?|ftp)://|\\b(?:mailto|javascript):|\\bdata:\\w+/|www\\.)${addressEnd}+|\\b(?:[\\w.+-]+@)?[\\w-]+(?:\\.[\\w-]+)*\\.(?:(?:com|net|org)\\b(?:[/?#:]${addressEnd}*)?|[a-z]{2,}/${addressEnd}*)`,
  'giu',
)
const link = /!?\[([^[\]\n]*)\](?:\((?:[^()\n]|\([^()\n]*\))*\)?|\[[^\]\n]*\]?)/gu
const fence = /```(?:[\w+-]*\n)?|~~~[\w+-]*\n|\*\*/gu
const label = /^\s*[*_]*(?:assistant|partner|chatbot|bot|ai|model|system)\b[*_]*\s*[:：][*_]*\s*/iu

/** What may still become a link, an address, a fence or a label with the next piece. */
const unfinished = new RegExp(
  [
    '!?\\[[^[\\]\\n]{0,300}(?:\\](?:\\((?:[^()\\n]|\\([^()\\n]*(?:\\)|$))*|\\[[^\\]\\n]*)?)?',
    `<?(?:(?:https?|ftp)://|(?:mailto|javascript):|www\\.)${addressEnd}*`,
    '```[\\w+-]*',
    '[\\x21-\\x7e]+',
  ]
    .map((one) => `(?:${one})$`)
    .join('|'),
  'iu',
)
const mayBeLabel = /^\s*[*_]*(?:assistant|partner|chatbot|bot|ai|model|system)[*_]*\s*[:：]?[*_]*\s*$/iu

// Marks go first: without them, what they stood in may be an address.
const plain = (text: string) => text.replace(fence, '').replace(link, '$1').replace(address, keptOf)

// Half of a character may come with one piece and its other half with the next.
const printable = (text: string) =>
  text
    .toWellFormed()
    .replace(/\ufffd|\r/g, '')
    .replaceAll('\t', ' ')
    .replace(control, (sign) => (sign === '\n' ? sign : ''))

// The end of the sentence, which stands against an address, is not part of it.
const keptOf = (found: string) => /[.!?…,;:)"'»”]*$/.exec(found)?.[0] ?? ''

// Neither a word nor a link that is whole is cut in two by what follows it.
function endOfFinished(text: string): number {
  const found = unfinished.exec(text)?.index ?? text.length
  const end = found - (/[\x21-\x7e]*$/.exec(text.slice(0, found))?.[0].length ?? 0)
  const around = [...text.matchAll(link)].find(({ index, 0: whole }) => index < end && end < index + whole.length)
  return Math.max(around?.index ?? end, text.length - stretch)
}

/** Cleans an answer while it comes: no markup, no address and no half of one gets through, and it ends in time. */
export interface Cleaner {
  /** What can be shown of what came so far; nothing may be left to show. */
  push: (piece: string) => string
  end: () => string
  isFull: () => boolean
}

export function createCleaner(): Cleaner {
  const flow = createFlow({ most: longestText, inSentences })
  let half = ''
  let pending = ''
  let read = 0
  let hasBegun = false
  const commit = (text: string) => {
    const words = hasBegun ? text : text.replace(label, '')
    hasBegun ||= /\S/u.test(words)
    return flow.push(plain(words))
  }
  const take = (piece: string) => {
    const all = half + piece
    half = /[\ud800-\udbff]$/.exec(all)?.[0] ?? ''
    pending += printable(half ? all.slice(0, -1) : all)
    if (!hasBegun && mayBeLabel.test(pending)) return ''
    const from = endOfFinished(pending)
    const ready = pending.slice(0, from)
    pending = pending.slice(from)
    return commit(ready)
  }
  return {
    push: (piece) => {
      read += piece.length
      const stretches = piece.match(/[^]{1,400}/g) ?? []
      return stretches.map(take).join('')
    },
    end: () => {
      const rest = commit(pending)
      pending = ''
      return rest + flow.end()
    },
    isFull: () => flow.isFull() || read > longestRaw,
  }
}
