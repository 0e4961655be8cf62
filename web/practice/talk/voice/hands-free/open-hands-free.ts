import type { PracticeConversation } from '#contract/practice/practice.ts'
import { createHandsFree, type HandsFree } from '../../../../speech/turns/hands-free.ts'
import type { TalkState } from '../../delivery/talk-state.ts'
import type { Writing } from '../../writing/use-writing.ts'
import type { ReadAloud } from '../use-read-aloud.ts'
import type { ReplyPreview } from './reply-preview.ts'

/** What it listens and answers with; the latest counts. */
export interface HandsFreeScene {
  conversation: PracticeConversation
  state: TalkState
  writing: Pick<Writing, 'dictation' | 'say'>
  aloud: ReadAloud
}

/** Hands free for one conversation. Tell it of each change by `attend`, before it starts. */
export function openHandsFree(preview: ReplyPreview): { handsFree: HandsFree; attend: (next: HandsFreeScene) => void } {
  let latest: HandsFreeScene | null = null
  const scene = () => {
    if (!latest) throw new Error('hands free was started before it was told of the conversation')
    return latest
  }
  const handsFree = createHandsFree({
    recognizer: () => scene().writing.dictation.chosen.recognizer,
    context: () => contextOf(scene().conversation),
    onPause: (text) => hasGuidedReply(scene()) && preview.ask(text),
    onTurn: (text) => {
      scene().writing.say(text)
      void beginReply(text)
    },
    onBroken: () => scene().writing.dictation.chosen.giveUp(),
  })
  const beginReply = async (text: string) => {
    const reply = await preview.take(text)
    if (reply !== null && handsFree.state().phase === 'answering') scene().aloud.begin(reply)
  }
  return {
    handsFree,
    attend: (next) => {
      latest = next
    },
  }
}

/** The reply is known beforehand, and will be heard. */
const hasGuidedReply = ({ conversation, state, aloud }: HandsFreeScene) =>
  aloud.isOn && (conversation.engine === 'guided' || state.isGuided)

const contextOf = ({ language, level, expects, vocabulary }: PracticeConversation) => ({
  language,
  level,
  expects,
  phrases: [...plainWords(expects), ...vocabulary.map(({ word }) => word)],
})

/** The words of a step without its signs. */
const plainWords = (expects: readonly string[]) =>
  expects.flatMap((entry) => entry.split('|')).filter((word) => word && !/[*#]/.test(word))
