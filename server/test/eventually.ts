import { vi } from 'vitest'

/** Waits up to a minute, for machines with other load. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 })
