import { expect, test, vi } from 'vitest'
import { createReplyPreview } from './reply-preview.ts'

function open() {
  const signals: AbortSignal[] = []
  const fetchReply = vi.fn(async (text: string, signal: AbortSignal) => {
    signals.push(signal)
    if (text === 'broken') throw new Error('502')
    return `reply to ${text}`
  })
  return { ...createReplyPreview(fetchReply), fetchReply, aborted: () => signals.map(({ aborted }) => aborted) }
}

test('a text is asked for once, and its reply is taken once', async () => {
  const { ask, take, fetchReply, aborted } = open()
  ask('un café')
  ask('un café')
  expect(await take('un café')).toBe('reply to un café')
  expect(await take('un café')).toBeNull()
  expect([fetchReply.mock.calls.length, aborted()]).toEqual([1, [false]])
})

test('a later text replaces the one before, whose reply is never given', async () => {
  const { ask, take, aborted } = open()
  ask('un café')
  ask('un café con leche')
  expect(aborted()).toEqual([true, false])
  expect(await take('un café')).toBeNull()
  expect(aborted()).toEqual([true, true])
})

test('one that fails is none, and a dropped one is aborted', async () => {
  const { ask, take, drop, aborted } = open()
  ask('broken')
  expect(await take('broken')).toBeNull()
  ask('un té')
  drop()
  expect(await take('un té')).toBeNull()
  expect(aborted()).toEqual([false, true])
})
