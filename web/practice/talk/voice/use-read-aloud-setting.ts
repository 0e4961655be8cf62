import { useEffect, useState } from 'react'
import { usePractice } from '../../practice-context.ts'

const key = 'practice-aloud'

/** Whether answers are read aloud on this device, and the switch; `usual` is how it is until somebody has chosen. */
export function useReadAloudSetting(usual: boolean): [boolean, (isOn: boolean) => void] {
  const { storage, speaker } = usePractice()
  const [isOn, setIsOn] = useState(() => chosen(storage) ?? usual)
  // An answer comes long after the tap that asked for it; some browsers want to have spoken in a tap before.
  useEffect(() => {
    if (!isOn) return undefined
    addEventListener('click', speaker.unlock, { once: true })
    return () => removeEventListener('click', speaker.unlock)
  }, [isOn, speaker])
  const choose = (next: boolean) => {
    if (next === usual) storage.removeItem(key)
    else storage.setItem(key, next ? 'yes' : 'no')
    setIsOn(next)
  }
  return [isOn, choose]
}

function chosen(storage: Storage): boolean | null {
  const kept = storage.getItem(key)
  return kept === 'yes' || kept === 'no' ? kept === 'yes' : null
}
