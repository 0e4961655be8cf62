import { useEffect, useRef, useState } from 'react'
import { auth } from '#contract/school/auth.ts'
import { ApiError } from '#contract/errors.ts'
import { useSession } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isTransient } from '../../lib/api/connect.ts'
import { useMailedLink } from './mailed-link.ts'

export type Confirmation = 'pending' | 'incomplete' | 'done' | 'expired_link' | 'email_taken' | 'failed'

const outcomes = ['done', 'expired_link', 'email_taken'] as const

export function useConfirmation() {
  const { token, outcome, settle } = useMailedLink()
  const { confirmEmail } = useApi(auth)
  const session = useSession()
  const [failure, setFailure] = useState<unknown>(null)
  const sent = useRef<string | null>(null)

  const confirm = async (secret: string) => {
    setFailure(null)
    try {
      await confirmEmail({ body: { token: secret } })
      if (session.get().user) await session.refresh()
      settle('done')
    } catch (error) {
      if (isTransient(error)) setFailure(error)
      else settle(error instanceof ApiError && error.code === 'email_taken' ? 'email_taken' : 'expired_link')
    }
  }

  useEffect(() => {
    if (!token || sent.current === token) return
    sent.current = token
    void confirm(token)
  })

  const known = outcomes.find((one) => one === outcome)
  const state: Confirmation = known ?? (failure ? 'failed' : token ? 'pending' : 'incomplete')
  return { state, failure, retry: () => token && void confirm(token) }
}
