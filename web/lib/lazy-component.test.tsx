import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { queryClientOf } from './api/query-client.ts'
import { lazyComponent, chunkErrorEvent } from './lazy-component.ts'
import { openLanguage } from './words/i18n.ts'
import { LanguageContext } from './words/language-context.tsx'
import { useWords } from './words/use-words.ts'

const told = vi.fn()
beforeEach(() => {
  told.mockReset()
  addEventListener(chunkErrorEvent, told)
})
afterEach(() => {
  removeEventListener(chunkErrorEvent, told)
  cleanup()
})
const gone = new TypeError('Failed to fetch dynamically imported module: /assets/dialog-1.js')

async function showMissing(how?: 'quietly') {
  const load = vi.fn<() => Promise<() => string>>().mockRejectedValueOnce(gone)
  const Part = lazyComponent(load, how)
  render(
    <>
      <button type="button">Delete</button>
      <input aria-label="First name" />
      <Suspense fallback="Waiting">
        <Part />
      </Suspense>
    </>,
  )
  expect(await screen.findByText('Waiting')).toBeTruthy()
  await eventually(() => expect(load).toHaveBeenCalledOnce())
  return load
}

test('a part that can not be fetched leaves the page as it is, says so, and comes with the connection', async () => {
  const load = await showMissing()
  await eventually(() => expect(told).toHaveBeenCalledOnce())
  expect(screen.getByText('Waiting')).toBeTruthy()
  load.mockResolvedValueOnce(() => 'Here')
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Here')).toBeTruthy()
})

test('pressing a button again tries again, and says it again where that fails', async () => {
  const load = await showMissing()
  await eventually(() => expect(told).toHaveBeenCalledOnce())
  load.mockRejectedValueOnce(gone)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await eventually(() => expect(told).toHaveBeenCalledTimes(2))
  load.mockResolvedValueOnce(() => 'Here')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Here')).toBeTruthy()
})

test('going on with a form fetches nothing', async () => {
  const load = await showMissing()
  await eventually(() => expect(told).toHaveBeenCalledOnce())
  await userEvent.type(screen.getByLabelText('First name'), 'Ana')
  expect(load).toHaveBeenCalledOnce()
})

test('a quiet chunk that fails causes no message', async () => {
  const load = await showMissing('quietly')
  load.mockResolvedValueOnce(() => 'Here')
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Here')).toBeTruthy()
  expect(told).not.toHaveBeenCalled()
})

test('words that can not be fetched are said to be missing, too, and come with the connection', async () => {
  const language = await openLanguage({ storage: localStorage, root: document.createElement('html') })
  const need = vi.fn(language.need).mockRejectedValueOnce(gone)
  const Dialog = () => (useWords('importing') ? 'Bring in students' : 'Waiting')
  render(
    <LanguageContext value={{ ...language, need }}>
      <QueryClientProvider client={queryClientOf({})}>
        <Dialog />
      </QueryClientProvider>
    </LanguageContext>,
  )
  await eventually(() => expect(told).toHaveBeenCalledOnce())
  expect(screen.getByText('Waiting')).toBeTruthy()
  dispatchEvent(new Event('online'))
  expect(await screen.findByText('Bring in students')).toBeTruthy()
  expect(need).toHaveBeenCalledTimes(2)
})
