import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Meter } from './meter.tsx'

afterEach(cleanup)

test.each([
  [49, 'fine'],
  [50, 'near'],
  [55, 'near'],
  [60, 'over'],
])('%i seats of 55 look %s', (value, state) => {
  render(<Meter label="Seats" value={value} max={55} valueText={`${value} of 55`} />)
  const meter = screen.getByRole('meter', { name: 'Seats' })
  expect(meter.getAttribute('data-state')).toBe(state)
  expect(meter.getAttribute('aria-valuetext')).toBe(`${value} of 55`)
})
