/** An unanswered message; its key makes resending idempotent. */
export interface OutgoingMessage {
  key: string
  text: string
  /** The server has stored it; only the answer is missing. */
  isKept: boolean
  /** Recognized speech, not typed. */
  isSpoken?: boolean
}

export interface Outbox {
  list: () => readonly OutgoingMessage[]
  add: (text: string, isSpoken?: boolean) => void
  markAccepted: (key: string) => void
  removeAnswered: (key: string) => void
  removeAccepted: () => void
  withdraw: () => string
}

const prefix = 'practice-unsent:'
export const outboxKey = (conversation: string): string => prefix + conversation

/** Reads storage on each call, because another tab may have written to it. */
export function openOutbox(storage: Storage, conversation: string): Outbox {
  const key = outboxKey(conversation)
  const list = () => parse(storage.getItem(key))
  const write = (entries: readonly OutgoingMessage[]) =>
    entries.length ? storage.setItem(key, JSON.stringify(entries)) : storage.removeItem(key)
  return {
    list,
    add: (text, isSpoken = false) =>
      write([...list(), { key: randomKey(), text, isKept: false, ...(isSpoken && { isSpoken }) }]),
    markAccepted: (kept) => write(list().map((entry) => (entry.key === kept ? { ...entry, isKept: true } : entry))),
    removeAnswered: (answered) => {
      const entries = list()
      const place = entries.findIndex((entry) => entry.key === answered)
      write(entries.filter((entry, at) => at > place || (at < place && !entry.isKept)))
    },
    removeAccepted: () => write(list().filter(({ isKept }) => !isKept)),
    withdraw: () => {
      const entries = list()
      write(entries.filter(({ isKept }) => isKept))
      return entries
        .filter(({ isKept }) => !isKept)
        .map(({ text }) => text)
        .join('\n')
    },
  }
}

// `crypto.randomUUID` requires a secure context.
export function randomKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

function parse(stored: string | null): OutgoingMessage[] {
  try {
    const entries: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(entries) ? entries.filter(isOutgoing) : []
  } catch {
    return []
  }
}

const isOutgoing = (entry: unknown): entry is OutgoingMessage =>
  typeof entry === 'object' &&
  entry !== null &&
  'key' in entry &&
  typeof entry.key === 'string' &&
  'text' in entry &&
  typeof entry.text === 'string' &&
  'isKept' in entry &&
  typeof entry.isKept === 'boolean'
