import { Suspense, useRef, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Session } from '#contract/school/sessions.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { OtherSession } from './other-session.tsx'

const load = () => import('./end-others-dialog.tsx')
const EndOthersDialog = lazyComponent(() => load().then((m) => m.EndOthersDialog))
const prepare = () => void load().catch(() => undefined)
const loadOne = () => import('./end-session-dialog.tsx')
const EndSessionDialog = lazyComponent(() => loadOne().then((m) => m.EndSessionDialog))
const prepareOne = () => void loadOne().catch(() => undefined)

export function OtherSessions({ sessions, now }: { sessions: readonly Session[]; now: number }) {
  const { t } = useTranslation('sessions')
  const heading = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState<{ count: number; isOpen: boolean } | null>(null)
  const [asked, setAsked] = useState<{ session: Session; isOpen: boolean } | null>(null)
  const count = sessions.length
  const toHeading = () => heading.current?.focus()
  return (
    <section aria-labelledby="other-sessions" className="grid grid-cols-1 gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="other-sessions" ref={heading} tabIndex={-1} className="text-base font-semibold">
          {t(($) => $.others)}
        </h2>
        {count > 0 && (
          <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => setOpened({ count, isOpen: true })}>
            {t(($) => $.terminateAll)}
          </Button>
        )}
      </div>
      <Card padding="none">
        {count === 0 && <NoOtherSessions />}
        <ul className="divide-y divide-border">
          {sessions.map((session) => (
            <li key={session.id}>
              <OtherSession
                session={session}
                now={now}
                onPrepare={prepareOne}
                onEnd={() => setAsked({ session, isOpen: true })}
              />
            </li>
          ))}
        </ul>
      </Card>
      {asked && (
        <Suspense>
          <EndSessionDialog
            session={asked.session}
            open={asked.isOpen}
            onClose={() => setAsked({ ...asked, isOpen: false })}
            onEnded={toHeading}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <EndOthersDialog
            open={opened.isOpen}
            count={opened.count}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </section>
  )
}

function NoOtherSessions() {
  const { t } = useTranslation('sessions')
  return (
    <div className="grid gap-1 px-4 py-8 text-center">
      <p className="font-medium">{t(($) => $.none)}</p>
      <p className="text-muted">{t(($) => $.noneText)}</p>
    </div>
  )
}
