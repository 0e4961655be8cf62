import { vi } from 'vitest'

/** Repeats a check until it holds: for as long as a machine may take that does other work beside. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
