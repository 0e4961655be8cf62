import { expect, test } from 'vitest'
import { createBreaker } from '#server/upstream/breaker.ts'

function openBreaker() {
  const clock = { now: 1_000_000 }
  const admit = createBreaker(() => clock.now)
  const fail = (times: number) => {
    for (let time = 0; time < times; time++) {
      using permit = admit()
      permit?.fail()
    }
  }
  return { clock, admit, fail }
}

test('five failures within half a minute close the way for half a minute', () => {
  const { clock, admit, fail } = openBreaker()
  fail(4)
  expect(admit()).not.toBeNull()
  fail(1)
  expect(admit()).toBeNull()
  clock.now += 29_999
  expect(admit()).toBeNull()
})

test('failures that are further apart do not', () => {
  const { clock, admit, fail } = openBreaker()
  for (let time = 0; time < 10; time++) {
    fail(1)
    clock.now += 8_000
  }
  expect(admit()).not.toBeNull()
})

test('after the rest one is let through, and the others once it has succeeded', () => {
  const { clock, admit, fail } = openBreaker()
  fail(5)
  clock.now += 30_000
  const probe = admit()
  expect(probe).not.toBeNull()
  expect(admit()).toBeNull()
  probe?.succeed()
  probe?.[Symbol.dispose]()
  expect(admit()).not.toBeNull()
  fail(4)
  expect(admit()).not.toBeNull()
})

test('where that one fails, the rest begins again', () => {
  const { clock, admit, fail } = openBreaker()
  fail(5)
  clock.now += 30_000
  fail(1)
  expect(admit()).toBeNull()
  clock.now += 30_000
  expect(admit()).not.toBeNull()
})

test('where that one leaves without an answer, the next is let through', () => {
  const { clock, admit, fail } = openBreaker()
  fail(5)
  clock.now += 30_000
  admit()?.[Symbol.dispose]()
  expect(admit()).not.toBeNull()
})
