// Here, so that a streamed answer can be read though the network was gone meanwhile.
import '#contract/events.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyWithFallback } from '../lazy-with-fallback.tsx'
import { EntryErrorPage } from '../entry-error-page.tsx'
import { LoadingTalk } from './loading-talk.tsx'
import { type LoadedTalk, useTalk } from './delivery/talk.ts'
import { useTitle } from '../../lib/title.ts'
import { NoticeDialog } from '../notice/notice-dialog.tsx'
import { useNotice } from '../notice/use-notice.ts'
import { useVoice } from './voice/use-voice.ts'
import { TalkHeader } from './talk-header.tsx'
import { TalkPanel } from './talk-panel.tsx'
import { useTutor } from './use-tutor.ts'
import { useReadAloud } from './voice/use-read-aloud.ts'
import { useVisibleHeight } from './messages/use-visible-height.ts'
import { useWriting } from './writing/use-writing.ts'

const FaceTalk = lazyWithFallback(async () => (await import('./face/face-talk.tsx')).FaceTalk, {
  Placeholder: LoadingTalk,
  ErrorFallback: RunningTalk,
})
const SummaryPage = lazyWithFallback(async () => (await import('../summary/summary-page.tsx')).SummaryPage, {
  Placeholder: LoadingTalk,
  ErrorFallback: () => <EntryErrorPage kind="unreachable" onRetry={async () => location.reload()} />,
})
const OwnVoice = lazyWithFallback(async () => (await import('./voice/conversation-voice.tsx')).ConversationVoice, {
  Placeholder: LoadingTalk,
  ErrorFallback: ({ children }) => children,
})

export function TalkPage({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTranslation('practice')
  const { talk, state } = useTalk(id)
  useTutor(talk, state)
  const { phase, conversation } = state
  useTitle(conversation?.name ?? t(($) => $.title))
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (phase === 'gone') leave()
  }, [phase])

  if (phase === 'unreachable') return <EntryErrorPage kind="unreachable" onRetry={talk.refresh} />
  if (!conversation) return <LoadingTalk />
  const said = { talk, state, conversation }
  if (conversation.state === 'running' && conversation.look) return <FaceTalk {...said} />
  const page =
    conversation.state === 'finished' ? (
      <SummaryPage conversation={conversation} outgoing={state.outgoing} />
    ) : (
      <RunningTalk {...said} />
    )
  return conversation.has_server_voice ? <OwnVoice conversation={conversation}>{page}</OwnVoice> : page
}

/** Fills the visual viewport above the on-screen keyboard. */
function RunningTalk({ talk, state, conversation }: LoadedTalk) {
  const frame = useVisibleHeight()
  const field = useRef<HTMLTextAreaElement>(null)
  const voice = useVoice(conversation.language, conversation.voice)
  const aloud = useReadAloud(state, conversation, voice)
  const writing = useWriting({ talk, state, conversation }, { voice, aloud })
  const notice = useNotice(writing.dictation.recipient)
  const said = { talk, state, conversation }

  return (
    <div ref={frame} className="practice fixed inset-x-0 top-0 flex h-dvh flex-col bg-canvas">
      <TalkHeader talk={talk} conversation={conversation} voice={voice} aloud={aloud} onNotice={notice.open} />
      <main className="relative flex min-h-0 flex-1 flex-col">
        <TalkPanel
          {...said}
          voice={{ ...voice, saying: aloud.saying, readsAnswers: aloud.isOn && voice.isThere }}
          writing={writing}
          field={field}
        />
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
