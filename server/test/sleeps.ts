import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/** Notes for how many milliseconds the product wants to sleep during this test, and lets it go on at once. */
export function skipSleeps(): number[] {
  const slept: number[] = []
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation(async (milliseconds, value) => {
    slept.push(milliseconds ?? 0)
    return value
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
  return slept
}
