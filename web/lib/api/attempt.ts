/** Gives retries of the same submission the same idempotency key. */
export interface Attempt {
  keyFor: (body: unknown) => string
  /** The next submission gets a new key, even with the same body. */
  succeeded: () => void
}

export function createAttempt(): Attempt {
  let last: { text: string; key: string } | null = null
  return {
    keyFor: (body) => {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: randomKey() }
      return last.key
    },
    succeeded: () => {
      last = null
    },
  }
}

// `crypto.randomUUID` requires a secure context.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
