import { expect, test, vi } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { createPrefetch } from './prefetch.ts'

const place = (mayAsk: boolean) => ({
  send: () => Promise.reject(new Error('no calls')),
  queries: {},
  mayAsk: () => mayAsk,
})
const routesWith = (prefetchData: () => void) => [
  { path: '/students', lazy: async () => ({ Component: () => null, handle: { prefetchData } }) },
  { path: '/gone', lazy: () => Promise.reject(new Error('this part is gone')) },
]

test('a page is fetched, and asks the server with the query of its address', async () => {
  const ask = vi.fn()
  createPrefetch(async () => routesWith(ask).slice(0, 1), place(true))('/students?level=B1')
  await eventually(() => expect(ask).toHaveBeenCalledWith({}, expect.any(Function), '?level=B1'))
})

test('without access no data is prefetched, and a missing chunk is ignored', async () => {
  const ask = vi.fn()
  const prefetch = createPrefetch(async () => routesWith(ask), place(false))
  prefetch('/students')
  prefetch('/gone')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ask).not.toHaveBeenCalled()
})
