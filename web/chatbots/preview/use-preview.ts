import { useEffect, useRef, useState } from 'react'
import { type ChatbotContent, chatbots } from '#contract/teaching/chatbots.ts'
import type { Correction } from '#contract/practice/corrections.ts'
import type { Progress } from '#contract/values/progress.ts'
import { ApiError, isErrorCode } from '#contract/errors.ts'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useApi } from '../../lib/api/api.ts'

export interface Line {
  id: number
  from: 'student' | 'partner'
  text: string
  corrections: readonly Correction[]
  /** What the coach says of it besides. */
  coach: string | null
}
interface PreviewState {
  lines: readonly Line[]
  hint: string | null
  progress: Progress | null
  /** The content when the conversation began, as JSON. */
  basis: string | null
}

const nothing: PreviewState = { lines: [], hint: null, progress: null, basis: null }
const newSeed = () => Math.floor(Math.random() * 2_147_483_647)

/** The server stores nothing of it. */
export function usePreview(chatbot: ChatbotContent | null, nativeLanguage: PracticeLanguage) {
  const { preview } = useApi(chatbots)
  const [talk, setTalk] = useState(nothing)
  const [seed, setSeed] = useState(newSeed)
  /** The streamed answer; null while there is none. */
  const [partial, setPartial] = useState<string | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const answer = async (said: PreviewState, signal: AbortSignal, content: ChatbotContent) => {
    const messages = said.lines.map(({ from, text }) => ({ from, text }))
    const body = { chatbot: content, messages, seed, native_language: nativeLanguage }
    let text = ''
    for await (const event of await preview({ body }, { signal })) {
      if (event.event === 'failed')
        throw isErrorCode(event.data.code) ? new ApiError(event.data.code) : new Error(event.data.code)
      if (event.event === 'done') return setTalk(afterAnswer(said, event.data))
      text += event.data.text
      setPartial(text)
    }
    throw new Error('The answer broke off')
  }
  const ask = async (said: PreviewState) => {
    if (!chatbot) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setTalk(said)
    setFailure(null)
    setPartial('')
    await answer(said, controller.signal, chatbot).catch((error: unknown) => {
      if (!controller.signal.aborted) setFailure(error)
    })
    if (running.current === controller) setPartial(null)
  }

  return {
    ...talk,
    partial,
    failure,
    isChanged: talk.basis !== null && chatbot !== null && talk.basis !== JSON.stringify(chatbot),
    say: (text: string) =>
      ask({
        ...talk,
        lines: [...talk.lines, { id: talk.lines.length, from: 'student', text, corrections: [], coach: null }],
        basis: talk.basis ?? JSON.stringify(chatbot),
      }),
    retry: () => ask(talk),
    restart: () => {
      running.current?.abort()
      setTalk(nothing)
      setFailure(null)
      setPartial(null)
      setSeed(newSeed())
    },
  }
}

function afterAnswer(
  { lines, basis }: PreviewState,
  done: { text: string; corrections: Correction[]; coach: string | null; hint: string | null; progress: Progress },
): PreviewState {
  const last = lines.at(-1)
  const judged = last ? [...lines.slice(0, -1), { ...last, corrections: done.corrections, coach: done.coach }] : []
  const answered: Line = { id: lines.length, from: 'partner', text: done.text, corrections: [], coach: null }
  return { lines: [...judged, answered], hint: done.hint, progress: done.progress, basis }
}
