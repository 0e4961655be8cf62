import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Bar } from './bar.ts'
import { Drawing } from './drawing.tsx'

afterEach(cleanup)

const bar = (key: string, value: number, share: number | null = null): Bar => ({
  key,
  name: key,
  mark: key,
  value,
  share,
  cells: [],
})
const draw = (bars: readonly Bar[], place: number | null = null) =>
  render(<Drawing bars={bars} top={20} place={place} onPlace={() => undefined} />).container
const heights = (drawing: Element) =>
  [...drawing.querySelectorAll('rect.fill-primary')].map((rect) => rect.getAttribute('height'))

test('a bar is as high as its value, a day without any has none, and a short one can be seen', () => {
  expect(heights(draw([bar('a', 20), bar('b', 10), bar('c', 0), bar('d', 0.01)]))).toEqual([
    '100%',
    '50%',
    '0%',
    '1.5%',
  ])
})

test('the other bars step back while one is pointed at', () => {
  const bars = [...draw([bar('a', 20), bar('b', 10)], 1).querySelectorAll('rect.fill-primary')]
  expect(bars.map((rect) => rect.classList.contains('opacity-60'))).toEqual([true, false])
})

test('shares are a line, with a point where one stands alone', () => {
  const drawing = draw([bar('a', 1, 1), bar('b', 1, 0.5), bar('c', 0), bar('d', 1, 0.25)])
  expect([...drawing.querySelectorAll('polyline')][0]?.getAttribute('points')).toBe('12.5,0 37.5,50')
  expect(drawing.querySelectorAll('circle')).toHaveLength(1)
  expect(drawing.querySelector('circle')?.getAttribute('cy')).toBe('75%')
})

test('nothing is drawn where there is nothing', () => {
  expect(heights(draw([]))).toEqual([])
})
