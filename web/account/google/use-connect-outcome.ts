import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation, useNavigate } from 'react-router'
import type { GoogleFailure } from '#contract/school/google.ts'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { failureIn } from '../../auth/google/failure-text.ts'

/** Reads the outcome of the redirect once and strips it from the URL; success is a toast. */
export function useConnectOutcome(): GoogleFailure | null {
  const { t } = useTranslation('google')
  const { hash, search } = useLocation()
  const navigate = useNavigate()
  const toasts = useToasts()
  const [said] = useState(hash.slice(1))
  const isTold = useRef(false)
  useEffect(() => {
    if (isTold.current || !said.startsWith('google=')) return
    isTold.current = true
    if (said === 'google=linked') toasts.success(t(($) => $.linked))
    void navigate({ search }, { replace: true, preventScrollReset: true })
  }, [said, search, navigate, t, toasts])
  return failureIn(said)
}
