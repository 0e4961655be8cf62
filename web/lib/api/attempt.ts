/** Gives one key to every repeat of the same submission, so that it has one effect. */
export interface Attempt {
  keyFor: (body: unknown) => string
  /** Ends the attempt; the same words sent again are a new one. */
  succeeded: () => void
}

/** Starts without a submission. */
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

// `crypto.randomUUID` is missing where the page was not fetched securely.
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
