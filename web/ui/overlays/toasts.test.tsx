import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '#server/test/eventually.ts'
import { ThemeProvider } from '../../lib/theme/theme-provider.tsx'
import { ToastProvider, useToasts } from './toasts.tsx'

afterEach(cleanup)

function Teller({ undo }: { undo: () => void }) {
  const toasts = useToasts()
  return (
    <>
      <button
        type="button"
        onClick={() => ['One', 'Two', 'Three', 'Four', 'Five'].forEach((word) => toasts.info(word))}
      >
        Tell five
      </button>
      <button type="button" onClick={() => toasts.success('Deleted', { action: { label: 'Undo', onPress: undo } })}>
        Delete
      </button>
      <button type="button" onClick={() => toasts.error('Not saved', { description: 'No network' })}>
        Save
      </button>
    </>
  )
}

function open(undo: () => void) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  render(
    <ThemeProvider>
      <ToastProvider closeLabel="Close" regionLabel="Notifications">
        <Teller undo={undo} />
      </ToastProvider>
    </ThemeProvider>,
  )
}

test('the fifth message pushes out the first', async () => {
  open(vi.fn())
  await userEvent.click(screen.getByRole('button', { name: 'Tell five' }))
  await screen.findByText('Five')
  const limited = [...document.querySelectorAll('.toast')].filter((toast) => toast.hasAttribute('data-limited'))
  expect(limited.map((toast) => toast.textContent)).toEqual([expect.stringContaining('One')])
})

test('Undo in a message does what it says and takes the message away', async () => {
  const undo = vi.fn()
  open(undo)
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await eventually(() => expect(screen.queryByText('Deleted')).toBeNull())
})

test('messages stand above the bar of a list that ends low, and below one that ends high', async () => {
  const bar = document.createElement('div')
  bar.dataset.footBar = ''
  document.body.append(bar)
  const rise = (top: number) => vi.spyOn(bar, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 800, 60))
  open(vi.fn())
  const place = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findAllByText('Not saved')
    return screen.getByRole('region', { name: 'Notifications' }).style.insetBlockEnd
  }
  rise(innerHeight - 100)
  expect(await place()).toBe('108px')
  rise(200)
  expect(await place()).toBe('1rem')
  bar.remove()
})

test('the same failure again is one message', async () => {
  open(vi.fn())
  for (let times = 0; times < 3; times++) await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findAllByText('Not saved')
  await eventually(() => expect(document.querySelectorAll('.toast')).toHaveLength(1))
})
