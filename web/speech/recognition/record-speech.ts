import { levelOf } from '../listening/loudness.ts'
import type { SpeechRecording } from './speech-recording.ts'

const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** Bits a second: enough for speech. */
const audioBitsPerSecond = 32_000

const typeOf = () => types.find((type) => MediaRecorder.isTypeSupported(type))

/** False, too, where the browser has a recorder and no format that the server reads, as WebKit without its codecs. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  typeOf() !== undefined &&
  typeof navigator.mediaDevices?.getUserMedia === 'function'

/** Rejects as `getUserMedia` does. `onLost`: the microphone was unplugged. */
export async function recordSpeech(onLost: () => void): Promise<SpeechRecording> {
  const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const mimeType = typeOf()
  const context = new AudioContext()
  // Safari opens it asleep when a press lies back a while.
  void context.resume().catch(() => undefined)
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
      return levelOf(samples)
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
