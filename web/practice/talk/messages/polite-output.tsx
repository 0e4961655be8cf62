import { type ReactNode, useState } from 'react'
import { useSayingId } from '../../../speech/speaker/use-speaking.ts'
import { usePractice } from '../../practice-context.ts'

interface PoliteOutputProps {
  /** Names what is said: another value is news. */
  news: string
  className: string
  children: ReactNode
}

/** Announces its content; news that come while the voice speaks are only seen until it ends, so that a screen reader never talks over it. */
export function PoliteOutput({ news, className, children }: PoliteOutputProps) {
  const { speaker } = usePractice()
  const isSpeaking = useSayingId(speaker) !== null
  const [announced, setAnnounced] = useState(isSpeaking ? '' : news)
  if (!isSpeaking && announced !== news) setAnnounced(news)
  const waits = isSpeaking && announced !== news
  return (
    <>
      {waits && <div className={className}>{children}</div>}
      <output className={className}>{!waits && children}</output>
    </>
  )
}
