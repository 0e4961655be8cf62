import { expect, test, vi } from 'vitest'
import { createLimiter } from '#server/lib/limiter.ts'
import { eventually } from '#server/test/eventually.ts'

test('two pieces of work run at once, the others wait in order, and a failure delays none of them', async () => {
  const run = createLimiter(2, 3000)
  const ends: (() => void)[] = []
  const done: number[] = []
  const works = [0, 1, 2, 3].map((which) =>
    run(async () => {
      await new Promise<void>((resolve) => ends.push(resolve))
      done.push(which)
      if (which === 0) throw new Error('no')
    }).catch(() => {}),
  )
  await eventually(() => expect(ends).toHaveLength(2))
  ends[0]?.()
  await eventually(() => expect(ends).toHaveLength(3))
  ends[1]?.()
  await eventually(() => expect(ends).toHaveLength(4))
  ends[2]?.()
  ends[3]?.()
  await Promise.all(works)
  expect(done).toEqual([0, 1, 2, 3])
})

test('work that waits for more than three seconds is refused with retry_after 3', async () => {
  vi.useFakeTimers()
  const run = createLimiter(1, 3000)
  void run(() => new Promise(() => {}))
  const refused = expect(run(async () => 'done')).rejects.toMatchObject({ code: 'busy', details: { retry_after: 3 } })
  await vi.advanceTimersByTimeAsync(3000)
  await refused
  vi.useRealTimers()
})
