import { vi } from 'vitest'
import type { SpeechRecording } from '../speech/recognition/speech-recording.ts'
import type { RecognitionListener, SpeechRecognizer } from '../speech/recognition/speech-recognizer.ts'

/** A recorder whose level the test sets; what it recorded is as long as it ran. */
export function openRecorder() {
  let level = 0
  let restarts = 0
  const close = vi.fn()
  const recording: SpeechRecording = {
    level: () => level,
    soFar: async () => new Blob(['sound']),
    restart: () => {
      restarts += 1
    },
    close,
  }
  return {
    record: async () => recording,
    close,
    restarts: () => restarts,
    setLevel: (next: number) => {
      level = next
    },
  }
}

/** A recognizer that the test speaks for. */
export function openRecognizer(kind: SpeechRecognizer['kind'] = 'device') {
  const listeners: RecognitionListener[] = []
  const ended: RecognitionListener[] = []
  const recognizer: SpeechRecognizer = {
    kind,
    availability: () => 'available',
    listen: (_options, listener) => {
      listeners.push(listener)
      const end = () => {
        if (ended.includes(listener)) return
        ended.push(listener)
        listener.onEnd(null)
      }
      return { stop: end, abort: end }
    },
  }
  return {
    recognizer,
    starts: () => listeners.length,
    isListening: () => listeners.length > ended.length,
    hear: (text: string, confidence: number | null = null, isFinal = false) =>
      listeners.at(-1)?.onText({ text, confidence, isFinal }),
    sound: (isSounding: boolean) => listeners.at(-1)?.onSound?.(isSounding),
    stir: () => listeners.at(-1)?.onStir?.(),
    end: (failure: Parameters<RecognitionListener['onEnd']>[0] = null) => {
      const last = listeners.at(-1)
      if (!last) return
      ended.push(last)
      last.onEnd(failure)
    },
  }
}
