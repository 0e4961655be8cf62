import { withoutMarks } from '#server/practice/model/answer/plain.ts'
import type { Utterance } from '#server/services/partner.ts'

export interface PromptMessage {
  role: 'user' | 'assistant'
  content: string
}

const most = { messages: 30, characters: 8_000 } as const

/** The latest of what was said, beginning with the student; speakers alternate, because some models refuse anything else. */
export function historyOf(said: readonly Utterance[]): PromptMessage[] {
  const messages: PromptMessage[] = []
  for (const { from, text } of latestOf(said)) {
    const role = from === 'student' ? 'user' : 'assistant'
    const previous = messages.at(-1)
    if (previous?.role === role) previous.content += `\n${withoutMarks(text)}`
    else if (previous || role === 'user') messages.push({ role, content: withoutMarks(text) })
  }
  return messages
}

function latestOf(said: readonly Utterance[]): readonly Utterance[] {
  const latest = said.slice(-most.messages)
  let characters = 0
  const tooFar = latest.findLastIndex(({ text }) => {
    characters += text.length
    return characters > most.characters
  })
  return latest.slice(tooFar + 1)
}
