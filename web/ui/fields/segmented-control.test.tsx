import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { SegmentedControl } from './segmented-control.tsx'

afterEach(cleanup)

function View() {
  const [view, setView] = useState<'list' | 'grid'>('list')
  const options = [
    { value: 'list', label: 'List view' },
    { value: 'grid', label: 'Grid view' },
  ] as const
  return <SegmentedControl label="View" value={view} onChange={setView} options={options} />
}

test('the arrow keys move between the choices, and one is always pressed', async () => {
  render(<View />)
  const [list, grid] = [
    screen.getByRole('button', { name: 'List view' }),
    screen.getByRole('button', { name: 'Grid view' }),
  ]
  await userEvent.tab()
  expect(document.activeElement).toBe(list)
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(grid)
  await userEvent.keyboard('{Enter}')
  expect([list, grid].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  await userEvent.keyboard('{Enter}')
  expect(grid.getAttribute('aria-pressed')).toBe('true')
})
