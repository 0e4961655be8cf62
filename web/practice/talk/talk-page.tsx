import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { late } from '../late.tsx'
import { LoadingTalk } from './loading-talk.tsx'
import { RunningTalk } from './running-talk.tsx'
import { KindPage } from '../kind-page.tsx'
import { useTalk } from './use-talk.ts'
import { useTitle } from '../../lib/title.ts'

const FaceTalk = late(async () => (await import('./face/face-talk.tsx')).FaceTalk, {
  Coming: LoadingTalk,
  Instead: RunningTalk,
})
const SummaryPage = late(async () => (await import('../summary/summary-page.tsx')).SummaryPage, {
  Coming: LoadingTalk,
  Instead: () => <KindPage kind="unreachable" onRetry={async () => location.reload()} />,
})
const OwnVoice = late(async () => (await import('./voice/own-voice.tsx')).OwnVoice, {
  Coming: LoadingTalk,
  Instead: ({ children }) => children,
})

/** A conversation: while it runs, to talk; afterwards, what came of it. */
export function TalkPage({ id, onGone }: { id: string; onGone: () => void }) {
  const { t } = useTranslation('practice')
  const { talk, state } = useTalk(id)
  const { phase, conversation } = state
  useTitle(conversation?.name ?? t(($) => $.title))
  const leave = useEffectEvent(onGone)
  useEffect(() => {
    if (phase === 'gone') leave()
  }, [phase])

  if (phase === 'unreachable') return <KindPage kind="unreachable" onRetry={talk.refresh} />
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
