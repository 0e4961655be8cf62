import { beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { reloadOnceForMissingChunk, reloadWhenAnswered } from './reload.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/students-1.js')
const reload = vi.fn()
const ask = vi.fn<() => Promise<Response>>()
beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  reload.mockReset()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', ask.mockReset().mockRejectedValue(new TypeError('no server')))
})

test('a part that is gone loads the page anew, once', () => {
  reloadOnceForMissingChunk(gone)
  reloadOnceForMissingChunk(gone)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('other failures, and a missing network, load nothing anew', () => {
  reloadOnceForMissingChunk(new Error('a bug'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reloadOnceForMissingChunk(gone)
  expect(reload).not.toHaveBeenCalled()
})

test('a page whose server is away is loaded anew when it answers again, and not before', async () => {
  reloadWhenAnswered(vi.fn())
  await eventually(() => expect(ask).toHaveBeenCalledTimes(1))
  expect(reload).not.toHaveBeenCalled()
  ask.mockResolvedValue(new Response('{}'))
  dispatchEvent(new Event('online'))
  await eventually(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('a page that is missing still after that says so instead of loading for ever', async () => {
  reloadOnceForMissingChunk(gone)
  ask.mockResolvedValue(new Response('{}'))
  const onStuck = vi.fn()
  reloadWhenAnswered(onStuck)
  await eventually(() => expect(onStuck).toHaveBeenCalledTimes(1))
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a navigation during the wait is not overridden', async () => {
  const giveUp = reloadWhenAnswered(vi.fn())
  giveUp()
  ask.mockResolvedValue(new Response('{}'))
  dispatchEvent(new Event('online'))
  await Promise.resolve()
  expect(ask).toHaveBeenCalledTimes(1)
  expect(reload).not.toHaveBeenCalled()
})
