import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingTalk } from './loading-talk.tsx'
import { RunningTalk } from './running-talk.tsx'
import { SummaryPage } from '../summary/summary-page.tsx'
import { KindPage } from '../kind-page.tsx'
import { useTalk } from './use-talk.ts'
import { useTitle } from '../../lib/title.ts'

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
  if (conversation.state === 'finished') return <SummaryPage conversation={conversation} outgoing={state.outgoing} />
  return <RunningTalk talk={talk} state={state} conversation={conversation} />
}
