import { meanSquare } from '../listening/loudness.ts'

/** A recording that grows, held in memory only. */
export interface SpeechRecording {
  /** From 0 to 1. */
  level: () => number
  /** All since the last `restart`, ready to be decoded. */
  soFar: () => Promise<Blob>
  /** Drops what was recorded. */
  restart: () => void
  close: () => void
}

const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** Bits a second: enough for speech. */
const audioBitsPerSecond = 32_000
/** Decibels below full scale that count as nothing. */
const quiet = 60

export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' && typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Rejects as `getUserMedia` does. `onLost`: the microphone was unplugged. */
export async function recordSpeech(onLost: () => void): Promise<SpeechRecording> {
  const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  const samples = new Float32Array(analyser.fftSize)
  context.createMediaStreamSource(stream).connect(analyser)
  const tracks = stream.getTracks()
  for (const track of tracks) track.addEventListener('ended', onLost)
  const begin = () => {
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond, ...(mimeType && { mimeType }) })
    const chunks: Blob[] = []
    recorder.addEventListener('dataavailable', ({ data }) => chunks.push(data))
    recorder.start()
    return { recorder, chunks }
  }
  let current = begin()
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      const decibels = 20 * Math.log10(meanSquare(samples) || Number.MIN_VALUE)
      return Math.min(1, Math.max(0, 1 + decibels / quiet))
    },
    soFar: async () => {
      const { recorder, chunks } = current
      await new Promise((resolve) => {
        recorder.addEventListener('dataavailable', resolve, { once: true })
        recorder.requestData()
      })
      return new Blob(chunks, { type: recorder.mimeType.split(';')[0] ?? '' })
    },
    restart: () => {
      current.recorder.stop()
      current = begin()
    },
    close: () => {
      if (current.recorder.state !== 'inactive') current.recorder.stop()
      current.chunks.length = 0
      for (const track of tracks) {
        track.removeEventListener('ended', onLost)
        track.stop()
      }
      if (context.state !== 'closed') void context.close()
    },
  }
}
