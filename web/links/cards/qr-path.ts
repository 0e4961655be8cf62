import { encode } from 'uqr'

/** A QR code to draw: how many squares it is wide, its quiet zone included, and the dark ones as an SVG path. */
export interface QrDrawing {
  size: number
  path: string
}

/** The blank squares around a code that its readers need. */
const quietZone = 4

/** Draws a text as a QR code that can lose 15 % and is still read. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  return { size, path: data.map(rowPath).join('') }
}

/** The dark squares of a row, those beside each other as one. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const from = x
    while (row[x]) x += 1
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}
