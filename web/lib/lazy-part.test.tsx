import { cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a part that can not be fetched without a connection comes once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<() => string>>()
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  load.mockResolvedValueOnce(() => 'Here')
  const Part = lazyPart(load)
  render(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )
  expect(await screen.findByText('Waiting')).toBeTruthy()
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
  online.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Here')).toBeTruthy()
})
