import { recordingLimits } from '#contract/practice/hearing.ts'
import { createSoundGate } from './sound-gate.ts'
import type { SpeechRecording } from './speech-recording.ts'
import type { HeardText, RecognitionFailure, RecognitionListener, SpeechRecognizer } from './speech-recognizer.ts'

/** What a recording says. */
export type Transcribe = (recording: Blob, signal: AbortSignal) => Promise<HeardText>

interface ServerRecognizerOptions {
  transcribe: Transcribe
  record: (onLost: () => void) => Promise<SpeechRecording>
  canRecord: () => boolean
}

/** Milliseconds between two looks at the level. */
const lookInterval = 20
/** A pause of so many milliseconds is worth asking what was said until then; a shorter one, too, unless that was asked just before. */
export const [askAfter, askEarlyAfter, betweenEarlyAsks] = [450, 160, 1000]
/** Milliseconds without speech after which the recording starts anew, and without any until dictation ends. */
const [longestSilence, patience] = [4000, 8000]

/** The school's server: it is asked at each pause, so that the text is there when the turn ends. */
export const createServerRecognizer = ({
  transcribe,
  record,
  canRecord,
}: ServerRecognizerOptions): SpeechRecognizer => ({
  kind: 'server',
  availability: () => (canRecord() ? 'available' : 'unavailable'),
  listen: ({ isContinuous }, listener) => {
    const course = createCourse({ transcribe, isContinuous, listener })
    record(() => course.end('failed')).then(course.begin, (error: unknown) => course.end(failureOf(error)))
    return { stop: () => void course.finish(), abort: () => course.end(null) }
  },
})

interface CourseOptions {
  transcribe: Transcribe
  isContinuous: boolean
  listener: RecognitionListener
}

function createCourse({ transcribe, isContinuous, listener: { onText, onSound, onStir, onEnd } }: CourseOptions) {
  const line = new AbortController()
  const gate = createSoundGate()
  let recording: SpeechRecording | null = null
  let timer: ReturnType<typeof setInterval> | undefined
  let isSounding = false
  let hasSpoken = false
  let startedAt = 0
  let quietSince = 0
  let askedAt = Number.NEGATIVE_INFINITY
  let asked: { at: number; answer: Promise<boolean> } | null = null

  const end = (failure: RecognitionFailure | null) => {
    if (line.signal.aborted) return
    line.abort()
    clearInterval(timer)
    recording?.close()
    onEnd(failure)
  }
  /** False if it could not be asked. */
  const ask = async (): Promise<boolean> => {
    try {
      const at = quietSince
      const sound = await recording?.soFar()
      if (!sound || line.signal.aborted) return true
      const heard = await transcribe(sound, line.signal)
      // What was said before a pause that is over tells nothing of the one after it.
      if (!line.signal.aborted && (at === quietSince || isSounding)) onText(heard)
      return true
    } catch {
      return line.signal.aborted
    }
  }
  const askOnce = () => {
    // What was asked of this same pause is not asked again.
    if (asked?.at !== quietSince) {
      askedAt = performance.now()
      asked = { at: quietSince, answer: ask() }
    }
    return asked.answer
  }
  const askAtPause = async () => {
    const at = quietSince
    if (!(await askOnce())) end('failed')
    else if (!isContinuous && at === quietSince) end(null)
  }
  const finish = async () => {
    if (line.signal.aborted || !recording || !hasSpoken) return end(null)
    clearInterval(timer)
    if (isSounding) quietSince = performance.now()
    end((await askOnce()) ? null : 'failed')
  }
  const look = () => {
    if (!recording) return
    const now = performance.now()
    const isLoud = gate.hear(recording.level(), now)
    if (isLoud !== isSounding) {
      isSounding = isLoud
      quietSince = now
      onSound?.(isLoud)
    }
    if (gate.isStirring()) onStir?.()
    hasSpoken ||= isLoud
    const silence = isSounding ? 0 : now - quietSince
    // Dictation ends with the answer.
    const wait = isContinuous && now - askedAt >= betweenEarlyAsks ? askEarlyAfter : askAfter
    if (hasSpoken && silence >= wait && asked?.at !== quietSince) void askAtPause()
    if (now - startedAt > recordingLimits.seconds * 1000) void finish()
    else if (!hasSpoken && silence > (isContinuous ? longestSilence : patience)) {
      if (!isContinuous) return end('silent')
      startedAt = quietSince = now
      recording.restart()
    }
  }
  return {
    begin: (opened: SpeechRecording) => {
      if (line.signal.aborted) return opened.close()
      recording = opened
      startedAt = quietSince = performance.now()
      timer = setInterval(look, lookInterval)
    },
    finish,
    end,
  }
}

function failureOf(error: unknown): RecognitionFailure {
  const name = error instanceof DOMException ? error.name : ''
  return /^(?:NotAllowedError|SecurityError|NotFoundError)$/.test(name) ? 'denied' : 'failed'
}
