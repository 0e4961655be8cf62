import { useCallback, useState } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'

/** Keeps what was typed from getting lost: closing, leaving the page and closing the tab ask first while it is unsaved. */
export function useCloseGuard(isUnsaved: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const blocker = useBlocker(isUnsaved)
  useBeforeUnload(useCallback((event) => isUnsaved && event.preventDefault(), [isUnsaved]))

  const stay = () => {
    setIsAsking(false)
    blocker.reset?.()
  }
  const leave = () => {
    setIsAsking(false)
    onClose()
    blocker.proceed?.()
  }
  return {
    close: () => (isUnsaved ? setIsAsking(true) : onClose()),
    question: { isAsking: isAsking || blocker.state === 'blocked', stay, leave },
  }
}
