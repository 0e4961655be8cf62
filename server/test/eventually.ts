import { vi } from 'vitest'

/** Waits up to two minutes, for machines with other load. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 120_000, interval: 20 })
