import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError } from '#contract/errors.ts'
import { google } from '#contract/school/google.ts'
import { useSession } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { browserTimeZone } from './time-zone.ts'

/** Exchanges the code once: for a session, or for the state of a new user's sign-up. */
export function useExchange(code: string) {
  const { exchange } = useApi(google)
  const { enter } = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>(null)
  const sent = useRef<string>(null)

  const send = useCallback(async () => {
    setError(null)
    try {
      const { authToken, user, sign_up } = await exchange({ body: { code, time_zone: browserTimeZone() } })
      if (authToken && user) await enter({ authToken, user })
      else await navigate(`/sign-up${search}`, { replace: true, state: sign_up })
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'expired_link')
        await navigate({ search }, { replace: true, state: 'google=google_expired' })
      else if (failure instanceof ApiError && failure.code === 'second_factor_needed')
        await navigate(`/second-step${search}`, { replace: true, state: failure.details })
      else setError(failure)
    }
  }, [code, search, exchange, enter, navigate])

  useEffect(() => {
    if (sent.current === code) return
    sent.current = code
    void send()
  }, [code, send])

  return { error, again: () => void send() }
}
