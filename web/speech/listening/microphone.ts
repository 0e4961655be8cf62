import { levelOf } from './loudness.ts'

export type MicrophoneFailure = 'denied' | 'none' | 'busy'

/** Nothing is recorded. */
export interface Microphone {
  level: () => number
  close: () => void
}

/** May show a permission prompt; call it in a click handler. `onLost`: it was unplugged. */
export async function openMicrophone(onLost: () => void): Promise<Microphone | MicrophoneFailure> {
  // `mediaDevices` is undefined in insecure contexts.
  const devices: MediaDevices | undefined = navigator.mediaDevices
  if (!devices) return 'none'
  try {
    return listenTo(await devices.getUserMedia({ audio: true }), onLost)
  } catch (error) {
    return failureOf(error)
  }
}

function listenTo(stream: MediaStream, onLost: () => void): Microphone {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  const samples = new Float32Array(analyser.fftSize)
  context.createMediaStreamSource(stream).connect(analyser)
  const tracks = stream.getTracks()
  for (const track of tracks) track.addEventListener('ended', onLost)
  return {
    level: () => {
      analyser.getFloatTimeDomainData(samples)
      return levelOf(samples)
    },
    close: () => {
      for (const track of tracks) {
        track.removeEventListener('ended', onLost)
        track.stop()
      }
      if (context.state !== 'closed') void context.close()
    },
  }
}

function failureOf(error: unknown): MicrophoneFailure {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy'
}
