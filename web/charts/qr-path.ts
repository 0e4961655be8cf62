import { encode } from 'uqr'

export interface QrDrawing {
  size: number
  path: string
}

/** In modules, as the QR standard requires. */
const quietZone = 4

/** Error correction level M: 15 % may be damaged. */
export function qrDrawing(text: string): QrDrawing {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  return { size, path: data.map(rowPath).join('') }
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const from = x
    while (row[x]) x += 1
    if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`
  }
  return path
}
