/** A message of the student until it is answered. Its key makes that sending it again is the same message. */
export interface OutgoingMessage {
  key: string
  text: string
  /** The server has it; only its answer is missing. */
  isAccepted: boolean
}

/** What waits to be sent in one conversation, in order; it outlives the page. */
export interface Outbox {
  list: () => readonly OutgoingMessage[]
  add: (text: string) => void
  /** Notes that the server has a message. */
  markAccepted: (key: string) => void
  /** Forgets a message that was answered, and those before it, which its answer is for, too. */
  removeAnswered: (key: string) => void
  /** Forgets what the server has. */
  removeAccepted: () => void
  /** Takes back what the server does not have, as one text. */
  withdraw: () => string
}

const prefix = 'practice-unsent:'
/** The local storage key of a conversation's outbox. */
export const outboxKey = (conversation: string): string => prefix + conversation

/** Opens the outbox of a conversation. Every act reads it anew, because another tab may have written to it. */
export function openOutbox(storage: Storage, conversation: string): Outbox {
  const key = outboxKey(conversation)
  const list = () => parse(storage.getItem(key))
  const write = (entries: readonly OutgoingMessage[]) =>
    entries.length ? storage.setItem(key, JSON.stringify(entries)) : storage.removeItem(key)
  return {
    list,
    add: (text) => write([...list(), { key: randomKey(), text, isAccepted: false }]),
    markAccepted: (kept) => write(list().map((entry) => (entry.key === kept ? { ...entry, isAccepted: true } : entry))),
    removeAnswered: (answered) => {
      const entries = list()
      const place = entries.findIndex((entry) => entry.key === answered)
      write(entries.filter((entry, at) => at > place || (at < place && !entry.isAccepted)))
    },
    removeAccepted: () => write(list().filter(({ isAccepted }) => !isAccepted)),
    withdraw: () => {
      const entries = list()
      write(entries.filter(({ isAccepted }) => isAccepted))
      return entries
        .filter(({ isAccepted }) => !isAccepted)
        .map(({ text }) => text)
        .join('\n')
    },
  }
}

// `crypto.randomUUID` is missing where the page was not fetched securely.
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
