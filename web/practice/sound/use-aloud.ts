import { useState } from 'react'
import { usePractice } from '../practice-context.ts'

const key = 'practice-aloud'

/** Whether answers are read aloud on this device, and the switch. */
export function useAloud(): [boolean, (isOn: boolean) => void] {
  const { storage } = usePractice()
  const [isOn, setIsOn] = useState(() => storage.getItem(key) === 'yes')
  const choose = (next: boolean) => {
    if (next) storage.setItem(key, 'yes')
    else storage.removeItem(key)
    setIsOn(next)
  }
  return [isOn, choose]
}
