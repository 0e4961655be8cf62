import type { HeardText, SpeechRecognizer } from './speech-recognizer.ts'

/** The local storage key that replaces recognition with events of the window, for tests of the built app. */
export const recognizerKey = 'speech-recognizer'
/** A `CustomEvent` with this detail is what is heard. */
export const heardEvent = 'tertulia-heard'
export type HeardEvent = Partial<HeardText> & { isSounding?: boolean; isOver?: boolean }

/** Deterministic, for tests: the page is told what it hears. */
export const createEventRecognizer = (kind: SpeechRecognizer['kind']): SpeechRecognizer => ({
  kind,
  availability: () => 'available',
  listen: (_options, { onText, onSound, onEnd }) => {
    const line = new AbortController()
    const end = () => {
      if (line.signal.aborted) return
      line.abort()
      onEnd(null)
    }
    addEventListener(
      heardEvent,
      (event) => {
        if (!(event instanceof CustomEvent)) return
        const { text, confidence = null, isSounding, isOver }: HeardEvent = event.detail
        if (isSounding !== undefined) onSound?.(isSounding)
        if (text !== undefined) onText({ text, confidence })
        if (isOver) end()
      },
      { signal: line.signal },
    )
    return { stop: end, abort: end }
  },
})
