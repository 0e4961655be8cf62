import { useState } from 'react'
import { useLeaveGuard } from './use-leave-guard.ts'

export function useCloseGuard(isUnsaved: boolean, onClose: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const guard = useLeaveGuard(isUnsaved)

  const stay = () => {
    setIsAsking(false)
    guard.stay()
  }
  const leave = () => {
    setIsAsking(false)
    onClose()
    guard.leave()
  }
  return {
    close: () => (isUnsaved ? setIsAsking(true) : onClose()),
    question: { isAsking: isAsking || guard.isAsking, stay, leave },
  }
}
