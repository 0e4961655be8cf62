import { expect, test } from 'vitest'
import { type UtteranceTimes, utteranceState } from './utterance-state.ts'

const look = (sight: Partial<UtteranceTimes>) =>
  utteranceState({
    sinceFirstAsked: sight.sinceAsked ?? 0,
    sinceAsked: 0,
    sinceStart: null,
    sinceBusy: null,
    most: 10_000,
    ...sight,
  })

test('an utterance that the browser takes and tells of is left alone', () => {
  expect(look({ sinceAsked: 200, sinceBusy: 0 })).toBe('wait')
  expect(look({ sinceAsked: 4000, sinceStart: 3500, sinceBusy: 0 })).toBe('wait')
})

test('a browser that never says whether it speaks is given the time that the sentence takes', () => {
  expect(look({ sinceAsked: 9000, sinceStart: 8900 })).toBe('wait')
  expect(look({ sinceAsked: 11_000, sinceStart: 10_100 })).toBe('ended')
})

test('a voice that has started nothing after 1.5 s is dead, whatever the browser reports', () => {
  expect(look({ sinceAsked: 1400, sinceBusy: 0 })).toBe('wait')
  expect(look({ sinceAsked: 1500, sinceBusy: 0 })).toBe('lost')
  expect(look({ sinceFirstAsked: 1500, sinceAsked: 300 })).toBe('lost')
})

test('what the browser never took, or dropped, was swallowed', () => {
  expect(look({ sinceAsked: 500 })).toBe('wait')
  expect(look({ sinceAsked: 700 })).toBe('swallowed')
  expect(look({ sinceAsked: 700, sinceBusy: 500 })).toBe('swallowed')
})

test('an end without an event is detected, and a moment of silence is no end', () => {
  expect(look({ sinceAsked: 3000, sinceStart: 2800, sinceBusy: 200 })).toBe('wait')
  expect(look({ sinceAsked: 3000, sinceStart: 2800, sinceBusy: 600 })).toBe('ended')
})
