import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnceForMissingChunk } from './reload.ts'

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/students-1.js')
const reload = vi.fn()
beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.stubGlobal('location', { reload })
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
