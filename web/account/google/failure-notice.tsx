import { useEffect, useRef } from 'react'
import type { GoogleFailure } from '#contract/google.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { useFailureText } from '../../auth/google/failure-text.ts'

/** Why connecting failed, brought into view, because its card may be far down the page. */
export function FailureNotice({ failure }: { failure: GoogleFailure }) {
  const failureText = useFailureText()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-my-28 outline-none">
      <Callout tone={failure === 'google_cancelled' ? 'info' : 'danger'} urgent>
        {failureText(failure)}
      </Callout>
    </div>
  )
}
