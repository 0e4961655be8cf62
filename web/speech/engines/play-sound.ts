import { loudnessOf } from '../listening/loudness.ts'
import type { SpeechListener, SpeechFailure } from './voice-engine.ts'

/** Milliseconds to fetch a sentence, and for `resume()`. */
const fetchTimeout = 4000
const resumeTimeout = 500
/** Milliseconds after which a missing end event is assumed. */
const endTimeout = 2000

/** Returns how to stop. */
export function playSound(context: AudioContext, sound: Promise<Blob>, hearer: SpeechListener): () => void {
  let isOver = false
  let source: AudioBufferSourceNode | null = null
  const close = () => {
    isOver = true
    clearTimeout(timer)
    source?.stop()
    source?.disconnect()
  }
  const finish = () => {
    if (isOver) return
    close()
    hearer.onEnd()
  }
  const fail = (why: SpeechFailure) => {
    if (isOver) return
    close()
    hearer.onFail(why)
  }
  const play = async () => {
    const buffer = await context.decodeAudioData(await (await sound).arrayBuffer())
    if (isOver) return
    if (!(await hasOpened(context))) return fail('blocked')
    if (isOver) return
    source = startOf(context, buffer, finish)
    const lasts = buffer.duration * 1000
    clearTimeout(timer)
    timer = setTimeout(finish, lasts + endTimeout)
    hearer.onStart({ lasts, loudness: loudnessOf(buffer.getChannelData(0), buffer.sampleRate) })
  }
  let timer = setTimeout(() => fail('broken'), fetchTimeout)
  play().catch(() => fail('broken'))
  return close
}

function startOf(context: AudioContext, buffer: AudioBuffer, onEnd: () => void): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = buffer
  source.connect(context.destination)
  source.addEventListener('ended', onEnd)
  source.start()
  return source
}

const isOpen = ({ state }: AudioContext) => state === 'running'

async function hasOpened(context: AudioContext): Promise<boolean> {
  if (isOpen(context)) return true
  // Before a user gesture this promise never settles.
  const resumed = context.resume().catch(() => undefined)
  await Promise.race([resumed, new Promise((resolve) => setTimeout(resolve, resumeTimeout))])
  return isOpen(context)
}
