import { useRef } from 'react'
import type { PracticeConversation } from '#contract/practice.ts'
import { NoticeDialog } from '../notice/notice-dialog.tsx'
import { useNotice } from '../notice/use-notice.ts'
import { useVoice } from '../sound/use-voice.ts'
import { useWordTaps } from '../sound/use-word-taps.ts'
import { Composer } from './composer.tsx'
import type { Talk } from './create-talk.ts'
import { EndOfTalk } from './end-of-talk.tsx'
import { MessageList } from './message-list.tsx'
import { NewMessageButton } from './new-message-button.tsx'
import { TalkHeader } from './talk-header.tsx'
import type { TalkState } from './talk-state.ts'
import { useDraft } from './use-draft.ts'
import { useReadAloud } from './use-read-aloud.ts'
import { useSeenHeight } from './use-seen-height.ts'
import { useStickToEnd } from './use-stick-to-end.ts'

interface RunningTalkProps {
  talk: Talk
  state: TalkState
  conversation: PracticeConversation
}

/** A conversation that is being held; fills what is to be seen of the window, above the keyboard. */
export function RunningTalk({ talk, state, conversation }: RunningTalkProps) {
  const frame = useSeenHeight()
  const scroller = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const end = useStickToEnd(scroller)
  const voice = useVoice(conversation.language, conversation.voice)
  const aloud = useReadAloud(conversation.messages, voice)
  const notice = useNotice()
  const [draft, setDraft] = useDraft(conversation.id)
  useWordTaps(scroller, conversation.language, voice.isThere ? (word) => voice.say('word', word) : null)

  return (
    <div ref={frame} className="practice fixed inset-x-0 top-0 flex h-dvh flex-col bg-canvas">
      <TalkHeader talk={talk} conversation={conversation} voice={voice} aloud={aloud} onNotice={notice.open} />
      <main className="relative flex min-h-0 flex-1 flex-col">
        <section
          ref={scroller}
          aria-label={conversation.name}
          className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
        >
          <MessageList talk={talk} state={state} conversation={conversation} voice={voice} />
        </section>
        {end.isBehind && <NewMessageButton onPress={end.go} />}
        {conversation.progress.is_over ? (
          <EndOfTalk talk={talk} conversation={conversation} />
        ) : (
          <Composer
            field={field}
            talk={talk}
            state={state}
            conversation={conversation}
            draft={draft}
            onDraft={setDraft}
            onSent={end.go}
          />
        )}
      </main>
      {notice.isOpen && <NoticeDialog isFirst={notice.isFirst} onClose={notice.close} next={field} />}
    </div>
  )
}
