import { useEffect, useState } from 'react'
import type { Strength } from './strength.ts'

/** Debounce in milliseconds. */
const pause = 120
const load = () => import('./strength.ts')

export const prepareStrength = (): void => void load().catch(() => undefined)

export function useStrength(password: string, own: readonly string[]): Strength | null {
  const [measured, setMeasured] = useState<Strength | null>(null)
  const known = own.join('\n')
  useEffect(() => {
    if (!password) return undefined
    let isCurrent = true
    const measure = async () => {
      const estimator = await load().catch(() => null)
      if (estimator && isCurrent) setMeasured(estimator.measureStrength(password, known.split('\n')))
    }
    const timer = setTimeout(() => void measure(), pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [password, known])
  return password ? measured : null
}
