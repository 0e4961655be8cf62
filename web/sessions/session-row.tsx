import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Session } from '#contract/school/sessions.ts'
import { createAgo } from '../lib/words/ago.ts'
import { useFormat } from '../lib/words/format.ts'
import { useLanguage } from '../lib/words/language-context.tsx'
import { DeviceIcon } from './device-icon.tsx'
import { useSessionName } from './session-name.ts'

const minute = 60_000

type SessionRowProps = {
  session: Session
  now: number
  action?: ReactNode
}

export function SessionRow({ session, now, action }: SessionRowProps) {
  const { t, i18n } = useTranslation('sessions')
  const { dateTime } = useFormat()
  const ago = createAgo(i18n.language, useLanguage().dates(), () => now)
  const nameOf = useSessionName()
  const { id, system, ip, online, created_at, last_seen_at } = session
  const isJustNow = now - Date.parse(last_seen_at) < minute
  return (
    <div className="flex items-center gap-x-4 gap-y-3 p-4 max-sm:flex-wrap sm:px-5">
      <div className="flex min-w-0 flex-1 items-start gap-3.5 max-sm:basis-full">
        <DeviceIcon system={system} online={online} />
        <div className="grid min-w-0 gap-1">
          <h3 id={`session-${id}`} className="font-semibold">
            {nameOf(session)}
          </h3>
          <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
            <span className="wrap-anywhere">{ip}</span>
            <time dateTime={created_at}>{t(($) => $.since, { date: dateTime(created_at) })}</time>
            <time dateTime={last_seen_at} data-tooltip={dateTime(last_seen_at)}>
              {isJustNow ? t(($) => $.seenNow) : t(($) => $.seen, { ago: ago(last_seen_at) })}
            </time>
          </p>
        </div>
      </div>
      {action && <div className="max-sm:basis-full">{action}</div>}
    </div>
  )
}
