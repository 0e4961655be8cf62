import { useRef } from 'react'
import { NoticeDialog } from '../notice/notice-dialog.tsx'
import { useNotice } from '../notice/use-notice.ts'
import { useVoice } from './voice/use-voice.ts'
import type { Held } from './use-talk.ts'
import { TalkHeader } from './talk-header.tsx'
import { TalkPanel } from './talk-panel.tsx'
import { useReadAloud } from './voice/use-read-aloud.ts'
import { useSeenHeight } from './messages/use-seen-height.ts'
import { useWriting } from './writing/use-writing.ts'

/** A conversation that is being held; fills what is to be seen of the window, above the keyboard. */
export function RunningTalk({ talk, state, conversation }: Held) {
  const frame = useSeenHeight()
  const field = useRef<HTMLTextAreaElement>(null)
  const voice = useVoice(conversation.language, conversation.voice)
  const aloud = useReadAloud(state, conversation, voice)
  const writing = useWriting(talk, state, conversation)
  const notice = useNotice(writing.dictation.recipient)
  const said = { talk, state, conversation }

  return (
    <div ref={frame} className="practice fixed inset-x-0 top-0 flex h-dvh flex-col bg-canvas">
      <TalkHeader talk={talk} conversation={conversation} voice={voice} aloud={aloud} onNotice={notice.open} />
      <main className="relative flex min-h-0 flex-1 flex-col">
        <TalkPanel {...said} voice={{ ...voice, saying: aloud.saying }} writing={writing} field={field} />
      </main>
      {notice.isOpen && (
        <NoticeDialog
          conversation={conversation}
          isFirst={notice.isFirst}
          recipient={writing.dictation.recipient}
          onClose={notice.close}
          next={field}
        />
      )}
    </div>
  )
}
