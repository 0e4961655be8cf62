/** What a browser that listens gives, as far as it is used. */
interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  addEventListener(type: 'result', listener: (event: { results: SpeechRecognitionResultList }) => void): void
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void
  addEventListener(type: 'end', listener: () => void): void
  start: () => void
  stop: () => void
  abort: () => void
}
interface RecognitionMaker {
  new (): Recognition
  /** Whether some languages can be turned into text, on the device itself where that is asked. */
  available?: (options: { langs: readonly string[]; processLocally: boolean }) => Promise<string>
}
declare global {
  interface Window {
    SpeechRecognition?: RecognitionMaker
    webkitSpeechRecognition?: RecognitionMaker
  }
}

/** Why nothing was understood. */
export type DictationFailure = 'denied' | 'silent' | 'failed'

interface DictationListener {
  /** What was understood so far; it may still change. */
  onText: (text: string) => void
  onEnd: (failure: DictationFailure | null) => void
}

/** Somebody who listens. */
export interface Listening {
  /** Has done, and understands what was said. */
  stop: () => void
  /** Breaks off; nothing more is understood. */
  abort: () => void
}

const makerOf = () => window.SpeechRecognition ?? window.webkitSpeechRecognition

/** Milliseconds after which a browser that doesn't say whether the device listens by itself is taken to send the sound away. */
const availabilityTimeout = 1000

/** Whether this browser can listen. */
export const canListen = (): boolean => makerOf() !== undefined

/** Whether this browser can say that the device listens by itself. */
export const mayListenLocally = (): boolean => makerOf()?.available !== undefined

/** Whether the device turns a language into text by itself, so that nothing is sent anywhere. */
export async function listensLocally(language: string): Promise<boolean> {
  const asked = { langs: [language], processLocally: true }
  const late = new Promise<string>((resolve) => setTimeout(() => resolve('unavailable'), availabilityTimeout))
  const answer = makerOf()
    ?.available?.(asked)
    .catch(() => 'unavailable')
  return (await Promise.race([answer, late])) === 'available'
}

/** Listens to what is said in a language, until there is a pause; where it is asked, on the device only. */
export function listen(language: string, isLocal: boolean, { onText, onEnd }: DictationListener): Listening {
  const Maker = makerOf()
  if (!Maker) throw new Error('This browser does not listen')
  const recognition = new Maker()
  Object.assign(recognition, {
    lang: language,
    continuous: false,
    interimResults: true,
    ...(isLocal && { processLocally: true }),
  })
  let failure: DictationFailure | null = null
  let isHearing = true
  recognition.addEventListener('result', ({ results }) => {
    if (isHearing) onText(Array.from(results, (result) => result[0]?.transcript ?? '').join(''))
  })
  recognition.addEventListener('error', ({ error }) => {
    failure = failureOf(error)
  })
  recognition.addEventListener('end', () => onEnd(failure))
  recognition.start()
  return {
    stop: () => recognition.stop(),
    abort: () => {
      // Some browsers still tell what they were about to.
      isHearing = false
      recognition.abort()
    },
  }
}

function failureOf(error: string): DictationFailure | null {
  if (/^(?:not-allowed|service-not-allowed|audio-capture)$/.test(error)) return 'denied'
  if (error === 'no-speech') return 'silent'
  return error === 'aborted' ? null : 'failed'
}
