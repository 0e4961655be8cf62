import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDraftAutosave } from './use-draft-autosave.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'hidden')
  vi.useRealTimers()
})

function typeIn(...names: string[]) {
  const store = { write: vi.fn(), remove: vi.fn() }
  const draftOf = (values: string) => ({ values, base: '', version: 1, from: '/create' })
  const hook = renderHook(({ name }) => useDraftAutosave(store, name === '' ? null : draftOf(name)), {
    initialProps: { name: '' },
  })
  for (const name of names) hook.rerender({ name })
  return { ...hook, kept: () => store.write.mock.calls.map(([{ values }]) => values), store }
}

test('what was typed is kept a moment after the last key', () => {
  const { kept } = typeIn('L', 'Lu')
  vi.advanceTimersByTime(399)
  expect(kept()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(kept()).toEqual(['Lu'])
})

test('a page that is left right after the last key has kept it, once', () => {
  const { kept } = typeIn('L', 'Lu')
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toEqual(['Lu'])
  dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1000)
  expect(kept()).toEqual(['Lu'])
})

test('a tab that is hidden has kept it, one that is shown does not write over another’s', () => {
  const { kept } = typeIn('Lu')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept()).toEqual([])
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(kept()).toEqual(['Lu'])
})

test('what was changed back, or left within the app, is not kept', () => {
  const { kept, rerender, unmount, store } = typeIn('Lu')
  rerender({ name: '' })
  expect(store.remove).toHaveBeenCalled()
  rerender({ name: 'Lucía' })
  unmount()
  dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1000)
  expect(kept()).toEqual([])
})
