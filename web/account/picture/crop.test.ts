import { expect, test } from 'vitest'
import { squareOf, stepOf, zoomOf, zoomRange } from './crop.ts'

const photo = { width: 400, height: 300, naturalWidth: 4000, naturalHeight: 3000 }
const wideLogo = { width: 400, height: 100, naturalWidth: 800, naturalHeight: 200 }

test('a photo fills the square at the smallest zoom, and its middle is kept', () => {
  const { min } = zoomRange(photo, 240, false)
  expect(squareOf(photo, 240, { x: 0, y: 0, zoom: min })).toEqual({ x: 500, y: 0, side: 3000 })
})

test('a photo that is moved to the right shows what was left of its middle', () => {
  const { min } = zoomRange(photo, 240, false)
  expect(squareOf(photo, 240, { x: 40, y: 0, zoom: min })).toEqual({ x: 0, y: 0, side: 3000 })
})

test('zooming in keeps less of a photo', () => {
  const { max } = zoomRange(photo, 240, false)
  expect(squareOf(photo, 240, { x: 0, y: 0, zoom: max })).toEqual({ x: 1625, y: 1125, side: 750 })
})

test('a wide logo fits whole into the square, with room above and below', () => {
  const { min } = zoomRange(wideLogo, 240, true)
  const square = squareOf(wideLogo, 240, { x: 0, y: 0, zoom: min })
  expect(square.side).toBeCloseTo(800)
  expect(square.x).toBeCloseTo(0)
  expect(square.y).toBeCloseTo(-300)
})

test('every step of the slider leads to a zoom and back', () => {
  const range = zoomRange(wideLogo, 240, true)
  for (const step of [0, 1, 50, 99, 100]) expect(stepOf(zoomOf(step, range), range)).toBe(step)
  expect(zoomOf(120, range)).toBeCloseTo(range.max)
})
