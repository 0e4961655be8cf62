import { useEffect, useState } from 'react'
import { usePractice } from '../../practice-context.ts'

const key = 'practice-aloud'

/** `usual` applies until it was chosen on this device. */
export function useReadAloudSetting(usual: boolean): [boolean, (isOn: boolean) => void] {
  const { storage, speaker } = usePractice()
  const [isOn, setIsOn] = useState(() => chosen(storage) ?? usual)
  // Some browsers allow later speech only if it was unlocked in a click.
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
