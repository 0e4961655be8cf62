import { meanSquare } from './loudness.ts'

/** Why there is nothing to be heard: not allowed, no microphone, or another program has it. */
export type MicrophoneFailure = 'denied' | 'none' | 'busy'

/** A microphone that listens; nothing of it is kept. */
export interface Microphone {
  /** How loud it is now, from 0 to 1. */
  level: () => number
  /** Lets the microphone go. */
  close: () => void
}

/** The level of a quiet room, in decibels below the loudest that there is. */
const quiet = 60

/** Opens the microphone, which may ask the person first; call it while they tap. `onLost` tells that it was pulled out. */
export async function openMicrophone(onLost: () => void): Promise<Microphone | MicrophoneFailure> {
  // A page that was not fetched securely has no devices.
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
      const decibels = 20 * Math.log10(meanSquare(samples) || Number.MIN_VALUE)
      return Math.min(1, Math.max(0, 1 + decibels / quiet))
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
