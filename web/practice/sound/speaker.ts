/** How something is to be said. */
export interface Manner {
  voice: SpeechSynthesisVoice
  rate: number
  pitch: number
}

/** Says things aloud, one at a time. */
export interface Speaker {
  /** Says a text; `id` names it for whoever shows what is being said. */
  say: (id: string, text: string, manner: Manner) => void
  stop: () => void
  /** What is being said; null for silence. */
  saying: () => string | null
  subscribe: (listener: () => void) => () => void
}

type Synthesis = Pick<SpeechSynthesis, 'speak' | 'cancel'>

/** The most characters said at once: some browsers fall silent in the middle of longer ones. */
const breath = 180
/** Milliseconds that a character takes at most, and what is allowed on top. */
const perCharacter = 160
const patience = 6000

/** Makes a speaker of the browser's speech synthesis. A speech that never ends is ended. */
export function createSpeaker(synthesis: Synthesis): Speaker {
  const listeners = new Set<() => void>()
  let current: string | null = null
  let run = 0
  let watchdog: ReturnType<typeof setTimeout> | undefined
  const become = (id: string | null) => {
    current = id
    for (const listener of listeners) listener()
  }
  const stop = () => {
    run += 1
    clearTimeout(watchdog)
    synthesis.cancel()
    if (current !== null) become(null)
  }
  const sayParts = (parts: readonly string[], { voice, rate, pitch }: Manner, own: number) => {
    const [part, ...rest] = parts
    if (own !== run) return
    if (part === undefined) return stop()
    const speech = new SpeechSynthesisUtterance(part)
    Object.assign(speech, { voice, lang: voice.lang, rate, pitch })
    speech.addEventListener('end', () => sayParts(rest, { voice, rate, pitch }, own))
    speech.addEventListener('error', () => own === run && stop())
    clearTimeout(watchdog)
    watchdog = setTimeout(stop, patience + (part.length * perCharacter) / rate)
    synthesis.speak(speech)
  }
  return {
    say: (id, text, manner) => {
      stop()
      become(id)
      sayParts(breathsOf(text, manner.voice.lang), manner, run)
    },
    stop,
    saying: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A text in pieces that can be said in one breath, cut between sentences, else between words. */
export function breathsOf(text: string, language: string): string[] {
  const tag = language.replaceAll('_', '-')
  const pieces = (granularity: 'sentence' | 'word', whole: string) =>
    Array.from(new Intl.Segmenter(tag, { granularity }).segment(whole), ({ segment }) => segment)
  const small = pieces('sentence', text).flatMap((sentence) =>
    sentence.length > breath ? pieces('word', sentence) : [sentence],
  )
  const breaths: string[] = []
  for (const piece of small) {
    const last = breaths.at(-1)
    if (last !== undefined && last.length + piece.length <= breath) breaths[breaths.length - 1] = last + piece
    else breaths.push(piece)
  }
  return breaths.map((said) => said.trim()).filter(Boolean)
}
