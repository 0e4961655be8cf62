import { expect, test } from 'vitest'
import { createFairQueue } from '#server/lib/fair-queue.ts'

test('owners take turns, each with their items in order', () => {
  const queue = createFairQueue<string>()
  for (const item of ['a1', 'a2', 'a3']) queue.add('a', item)
  for (const item of ['b1', 'b2']) queue.add('b', item)
  const order = [queue.next(), queue.next()]
  queue.add('c', 'c1')
  while (queue.count() > 0) order.push(queue.next())
  expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'c1', 'a3'])
  expect(queue.next()).toBeUndefined()
})

test('waiting items are counted per owner and in total', () => {
  const queue = createFairQueue<number>()
  queue.add('a', 1)
  queue.add('a', 2)
  queue.add('b', 3)
  queue.next()
  expect([queue.count(), queue.count('a'), queue.count('b'), queue.count('c')]).toEqual([2, 1, 1, 0])
})
