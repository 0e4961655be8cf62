import { expect, test } from 'vitest'
import { type Sight, verdictOn } from './utterance-watch.ts'

const look = (sight: Partial<Sight>) =>
  verdictOn({ sinceAsked: 0, sinceStart: null, sinceBusy: null, most: 10_000, ...sight })

test('an utterance that the browser takes and tells of is left alone', () => {
  expect(look({ sinceAsked: 200, sinceBusy: 0 })).toBe('wait')
  expect(look({ sinceAsked: 4000, sinceStart: 3500, sinceBusy: 0 })).toBe('wait')
})

test('a browser that never says whether it speaks is given the time that the sentence takes', () => {
  expect(look({ sinceAsked: 9000, sinceStart: 8900 })).toBe('wait')
  expect(look({ sinceAsked: 11_000, sinceStart: 10_100 })).toBe('ended')
})

test('a voice that does not tell when it begins has begun after a second', () => {
  expect(look({ sinceAsked: 900, sinceBusy: 0 })).toBe('wait')
  expect(look({ sinceAsked: 1100, sinceBusy: 0 })).toBe('began')
})

test('what the browser never took, or dropped, was swallowed', () => {
  expect(look({ sinceAsked: 1300 })).toBe('swallowed')
  expect(look({ sinceAsked: 1300, sinceBusy: 1100 })).toBe('swallowed')
})

test('an end that nobody tells of is noticed, and a moment of silence is no end', () => {
  expect(look({ sinceAsked: 3000, sinceStart: 2800, sinceBusy: 200 })).toBe('wait')
  expect(look({ sinceAsked: 3000, sinceStart: 2800, sinceBusy: 600 })).toBe('ended')
})
