import { EntryErrorPage } from '../entry-error-page.tsx'
import { lazyWithFallback } from '../lazy-with-fallback.tsx'
import { LoadingTalk } from './loading-talk.tsx'

const load = async () => (await import('./talk-page.tsx')).TalkPage

/** Loads the talk page while the server starts a conversation; a failure is shown by the page itself. */
export const prefetchTalkPage = (): void => void load().catch(() => undefined)

export const LazyTalkPage = lazyWithFallback(load, {
  Placeholder: LoadingTalk,
  ErrorFallback: () => <EntryErrorPage kind="unreachable" onRetry={async () => location.reload()} />,
})
