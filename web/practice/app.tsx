import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { TranslationProvider } from '../lib/words/translation/use-translation.tsx'
import { LanguageContext } from '../lib/words/language-context.tsx'
import { openLink } from './open-link.ts'
import { clearConversation, leaveConversation, openConversation, useConversationId } from './session/address.ts'
import { HomePage } from './home/home-page.tsx'
import { LazyTalkPage } from './talk/lazy-talk-page.tsx'
import { EntryErrorPage } from './entry-error-page.tsx'
import type { PracticeWorld } from './open-practice.ts'
import { PracticeContext } from './practice-context.ts'

export function PracticeApp({
  language,
  session,
  linkKey,
  adapt,
  storage,
  drafts,
  engines,
  speaker,
  ...world
}: PracticeWorld) {
  const [entry, setEntry] = useState(world.entry)
  const isDead = useSyncExternalStore(session.subscribe, session.isDead)
  const enterAgain = async () => {
    const next = await openLink(session, linkKey)
    await adapt(next)
    setEntry(next)
  }
  const leave = async () => {
    speaker.stop()
    linkKey.clear()
    clearConversation()
    setEntry({ kind: 'left' })
    await session.leave()
  }
  useRetry(entry.kind === 'unreachable', () => void enterAgain())

  return (
    <TranslationProvider i18n={language.i18n}>
      <LanguageContext value={language}>
        {entry.kind === 'open' && !isDead ? (
          <PracticeContext value={{ session, linkKey, leave, storage, drafts, engines, speaker, opened: entry.opened }}>
            <Pages />
          </PracticeContext>
        ) : (
          <EntryErrorPage kind={entry.kind === 'open' ? 'dead' : entry.kind} onRetry={enterAgain} />
        )}
      </LanguageContext>
    </TranslationProvider>
  )
}

/** Retries every few seconds, and when the browser is online. */
function useRetry(isNeeded: boolean, retry: () => void): void {
  const again = useEffectEvent(retry)
  useEffect(() => {
    if (!isNeeded) return undefined
    const timer = setInterval(() => again(), 5000)
    const follow = () => again()
    addEventListener('online', follow)
    return () => {
      clearInterval(timer)
      removeEventListener('online', follow)
    }
  }, [isNeeded])
}

function Pages() {
  const id = useConversationId()
  const [isGone, setIsGone] = useState(false)
  const open = (next: string) => {
    setIsGone(false)
    openConversation(next)
  }
  const leave = () => {
    setIsGone(true)
    leaveConversation()
  }
  return id ? <LazyTalkPage key={id} id={id} onGone={leave} /> : <HomePage isGone={isGone} onOpen={open} />
}
