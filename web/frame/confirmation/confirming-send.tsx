import { type ReactNode, Suspense, use, useMemo, useRef, useState } from 'react'
import type { Send } from '#contract/client.ts'
import { SendContext } from '../../lib/api/send-context.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'

const ConfirmationDialog = lazyComponent(() => import('./confirmation-dialog.tsx').then((m) => m.ConfirmationDialog))

/** Asks who is signed in where a call needs it, and then repeats the call, so that nothing that was typed is lost. */
export function ConfirmingSend({ children }: { children: ReactNode }) {
  const send = use(SendContext)
  const waiting = useRef<((confirmed: boolean) => void)[]>([])
  const [asked, setAsked] = useState<{ isOpen: boolean; times: number }>({ isOpen: false, times: 0 })
  const confirming = useMemo(
    (): Send => async (path, init) => {
      const response = await send(path, init)
      if (response.status !== 403 || !(await needsConfirmation(response))) return response
      const confirmed = await new Promise<boolean>((resolve) => {
        waiting.current.push(resolve)
        setAsked(({ times }) => ({ isOpen: true, times: times + 1 }))
      })
      return confirmed ? send(path, init) : response
    },
    [send],
  )
  const answer = (confirmed: boolean) => {
    setAsked((now) => ({ ...now, isOpen: false }))
    for (const resolve of waiting.current.splice(0)) resolve(confirmed)
  }
  return (
    <SendContext value={confirming}>
      {children}
      {asked.times > 0 && (
        <Suspense>
          <ConfirmationDialog key={asked.times} open={asked.isOpen} onAnswer={answer} />
        </Suspense>
      )}
    </SendContext>
  )
}

async function needsConfirmation(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'confirmation_required'
}
