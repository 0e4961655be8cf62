import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { onTestFinished, vi } from 'vitest'

/** Records the milliseconds of all sleeps of the product, and skips them. */
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
