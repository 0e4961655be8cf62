import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrDrawing } from './qr-path.ts'

const link = `https://tertulia.example/practice#${'x'.repeat(43)}`

/** The dark squares that a path draws. */
function squares(path: string): Set<string> {
  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let place = 0; place < Number(width); place += 1) dark.add(`${Number(x) + place} ${y}`)
  return dark
}

test('every dark square of the code is drawn, and no other', () => {
  const { size, path } = qrDrawing(link)
  const { data } = encode(link, { ecc: 'M', border: 4 })
  const expected = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect(size).toBe(data.length)
  expect(squares(path)).toEqual(new Set(expected))
})

test('four blank squares surround the code', () => {
  const { size, path } = qrDrawing(link)
  const places = [...squares(path)].flatMap((square) => square.split(' ').map(Number))
  expect([Math.min(...places), Math.max(...places)]).toEqual([4, size - 5])
})
