import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Bar } from './bar.ts'
import { BarChart } from './bar-chart.tsx'

afterEach(cleanup)

const bars: Bar[] = [
  { key: '1', name: 'Mon, Nov 2', mark: 'Nov 2', value: 12, share: 0.5, cells: ['12 min', '50%'] },
  { key: '2', name: 'Tue, Nov 3', mark: 'Nov 3', value: 0, share: null, cells: ['–', '–'] },
  { key: '3', name: 'Wed, Nov 4', mark: 'Nov 4', value: 31, share: 0.9, cells: ['31 min', '90%'] },
]
const draw = (more: Partial<ComponentProps<typeof BarChart>> = {}) =>
  render(
    <BarChart
      label="Practice"
      nameLabel="Day"
      columns={['Time', 'Target language']}
      bars={bars}
      valueText={(value) => `${value} min`}
      {...more}
    />,
  )
const cursor = () => screen.getByRole('slider', { name: 'Practice' })

test('the cursor begins at the last day and goes back with the arrow keys, a day at a time', () => {
  draw()
  expect(cursor().getAttribute('aria-valuetext')).toBe('Wed, Nov 4, 31 min, 90%')
  fireEvent.focus(cursor())
  fireEvent.change(cursor(), { target: { value: '0' } })
  expect(cursor().getAttribute('aria-valuetext')).toBe('Mon, Nov 2, 12 min, 50%')
})

test('what is pointed at is said over the chart, and goes when the pointer does', async () => {
  const { container } = draw()
  const tip = () => container.querySelector('.pointer-events-none')?.textContent
  expect(tip()).toBeUndefined()
  const place = container.querySelectorAll('rect.fill-transparent')[0]
  if (!place) throw new Error('there is nothing to point at')
  fireEvent.pointerEnter(place)
  await waitFor(() => expect(tip()).toBe('Mon, Nov 2Time12 minTarget language50%'))
  const plot = cursor().parentElement
  if (!plot) throw new Error('there is no plot')
  fireEvent.pointerLeave(plot)
  await waitFor(() => expect(tip()).toBeUndefined())
})

test('the table behind the chart has a row for every day', () => {
  draw()
  const table = screen.getByRole('table', { name: 'Practice' })
  expect(within(table).getAllByRole('row')).toHaveLength(4)
  expect(within(table).getByRole('row', { name: 'Wed, Nov 4 31 min 90%' })).toBeTruthy()
})

test('the axis ends at a round number', () => {
  draw()
  expect(screen.getAllByText('40 min').length).toBeGreaterThan(0)
  expect(screen.getByText('20 min')).toBeTruthy()
})

test('shares have an axis of their own, where there are any', () => {
  draw()
  expect(screen.queryByText('100 %')).toBeNull()
  cleanup()
  draw({ shareText: (share) => `${share * 100} %` })
  expect(screen.getAllByText('100 %').length).toBeGreaterThan(0)
  expect(screen.getByText('50 %')).toBeTruthy()
})

test('an axis may end where its unit does', () => {
  draw({ axisMaxFor: () => 60 })
  expect(screen.getByText('30 min')).toBeTruthy()
})
