import type { CellValue } from 'hucre/xlsx'

// Formats such as 00000, 000-000 and "S"0000, which add leading zeros.
const zeroPadded = /^(?:"[^"]*"|[A-Za-z\\/ -])*0[0\\/ -]*0$/

/** Keeps leading zeros, writes long numbers without an exponent, and dates in ISO 8601. */
export function displayedText(value: NonNullable<CellValue>, numberFormat: string | undefined): string {
  if (value instanceof Date) return dateText(value)
  if (typeof value !== 'number') return String(value)
  if (!Number.isInteger(value)) return String(Number(value.toPrecision(12)))
  const digits = BigInt(value).toString()
  return numberFormat && zeroPadded.test(numberFormat) && value >= 0 ? padded(digits, numberFormat) : digits
}

// Digits replace the zeros from the right; surplus digits go to the first one.
function padded(digits: string, numberFormat: string): string {
  const pattern = numberFormat.replaceAll('"', '').replaceAll('\\', '')
  const places = pattern.replace(/[^0]/g, '').length
  const filled = digits.padStart(places, '0')
  let next = filled.length - places
  return pattern.replace(/0/g, (_zero, at: number) => {
    const digit = at === pattern.indexOf('0') ? filled.slice(0, next + 1) : filled.charAt(next)
    next++
    return digit
  })
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  if (day.startsWith('1899-12-3')) return time.slice(0, 5)
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}
