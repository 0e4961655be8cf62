import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PracticeConversation } from '#contract/practice/practice.ts'
import type { Engine } from '#contract/values/engines.ts'
import { useTutor } from './use-tutor.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Only what is looked at. */
const conversationOf = (engine: Engine, messages: number) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({
    engine,
    state: 'running',
    is_unanswered: false,
    messages: Array.from({ length: messages }),
  }) as unknown as PracticeConversation

function open(engine: Engine, messages: number) {
  const refresh = vi.fn(() => Promise.resolve())
  const { rerender } = renderHook(
    (count: number) => useTutor({ refresh }, { conversation: conversationOf(engine, count) }),
    {
      initialProps: messages,
    },
  )
  return { refresh, rerender }
}

test('after each answer of a model the conversation is read again, twice', () => {
  const { refresh, rerender } = open('model', 3)
  vi.advanceTimersByTime(5_000)
  expect(refresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(2)
  rerender(5)
  vi.advanceTimersByTime(60_000)
  expect(refresh).toHaveBeenCalledTimes(4)
})

test.for([
  ['guided', 3],
  ['model', 1],
] as const)('but not of a %s engine with %i messages', ([engine, messages]) => {
  const { refresh } = open(engine, messages)
  vi.advanceTimersByTime(60_000)
  expect(refresh).not.toHaveBeenCalled()
})
