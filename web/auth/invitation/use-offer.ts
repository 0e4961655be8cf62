import { useEffect, useRef, useState } from 'react'
import { type InvitationOffer, staff } from '#contract/school/staff.ts'
import { useApi } from '../../lib/api/api.ts'
import { isTransient } from '../../lib/api/connect.ts'

type OfferState =
  | { kind: 'pending' }
  | { kind: 'offered'; offer: InvitationOffer }
  | { kind: 'expired' }
  | { kind: 'failed'; error: unknown }

/** What the invitation of a mailed link offers. */
export function useOffer(token: string): { state: OfferState; retry: () => void } {
  const { openInvitation } = useApi(staff)
  const [state, setState] = useState<OfferState>({ kind: 'pending' })
  const asked = useRef(false)
  const ask = async () => {
    setState({ kind: 'pending' })
    try {
      setState({ kind: 'offered', offer: await openInvitation({ body: { token } }) })
    } catch (error) {
      setState(isTransient(error) ? { kind: 'failed', error } : { kind: 'expired' })
    }
  }
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    void ask()
  })
  return { state, retry: () => void ask() }
}
