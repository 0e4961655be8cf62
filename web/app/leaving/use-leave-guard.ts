import { useCallback } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useSession } from '../session/session.tsx'

export function useLeaveGuard(isUnsaved: boolean) {
  const session = useSession()
  const blocker = useBlocker(() => isUnsaved && session.get().user !== null)
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]))
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
