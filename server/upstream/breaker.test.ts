import { expect, test } from 'vitest'
import { createBreaker } from '#server/upstream/breaker.ts'

function openBreaker() {
  const clock = { now: 1_000_000 }
  const admit = createBreaker(() => clock.now)
  const fail = (times: number, school = 'a') => {
    for (let time = 0; time < times; time++) {
      using permit = admit(school)
      permit?.fail()
    }
  }
  return { clock, admit, fail }
}

test('five failures within thirty seconds open the circuit for thirty seconds', () => {
  const { clock, admit, fail } = openBreaker()
  fail(4)
  expect(admit('a')).not.toBeNull()
  fail(1)
  expect(admit('a')).toBeNull()
  clock.now += 29_999
  expect(admit('a')).toBeNull()
})

test('failures that are further apart leave it closed', () => {
  const { clock, admit, fail } = openBreaker()
  for (let time = 0; time < 10; time++) {
    fail(1)
    clock.now += 8_000
  }
  expect(admit('a')).not.toBeNull()
})

test('after the cooldown one probe is admitted, and the others once it has succeeded', () => {
  const { clock, admit, fail } = openBreaker()
  fail(5)
  clock.now += 30_000
  const probe = admit('a')
  expect(probe).not.toBeNull()
  expect(admit('a')).toBeNull()
  probe?.succeed()
  probe?.[Symbol.dispose]()
  expect(admit('a')).not.toBeNull()
  fail(4)
  expect(admit('a')).not.toBeNull()
})

test('a failed probe restarts the cooldown', () => {
  const { clock, admit, fail } = openBreaker()
  fail(5)
  clock.now += 30_000
  fail(1)
  expect(admit('a')).toBeNull()
  clock.now += 30_000
  expect(admit('a')).not.toBeNull()
})

test('after a probe without an outcome the next one is admitted', () => {
  const { clock, admit, fail } = openBreaker()
  fail(5)
  clock.now += 30_000
  admit('a')?.[Symbol.dispose]()
  expect(admit('a')).not.toBeNull()
})

test('a school that fails alone opens its own circuit only', () => {
  const { clock, admit, fail } = openBreaker()
  fail(5)
  expect(admit('a')).toBeNull()
  expect(admit('b')).not.toBeNull()
  for (let time = 0; time < 20; time++) {
    clock.now += 10_000
    fail(5)
  }
  expect(admit('b')).not.toBeNull()
})

test('failures of several schools open the shared circuit, and each school counts for two at most', () => {
  const { admit, fail } = openBreaker()
  fail(4, 'a')
  fail(4, 'b')
  expect(admit('c')).not.toBeNull()
  fail(1, 'c')
  for (const school of ['a', 'b', 'c', 'd']) expect(admit(school)).toBeNull()
})
