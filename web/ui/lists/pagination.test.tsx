import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

const words = { label: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` }

test('one page at each end and one beside the current page are shown', () => {
  render(<Pagination page={6} pages={20} onPage={vi.fn()} words={words} />)
  const items = within(screen.getByRole('navigation', { name: 'Pages' })).getAllByRole('listitem')
  expect(items.slice(1, -1).map((item) => item.textContent)).toEqual(['1', '…', '5', '6', '7', '…', '20'])
  expect(screen.getByRole('button', { name: 'Page 6' }).getAttribute('aria-current')).toBe('page')
})

test('next leads to the next page, and the first page has none before it', async () => {
  const go = vi.fn()
  render(<Pagination page={1} pages={3} onPage={go} words={words} />)
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(go).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
})
