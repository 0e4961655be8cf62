import { formatValue } from 'hucre'
import type { CellValue } from 'hucre/xlsx'

const plainNumber = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 12 })
// Formats such as 00000, 000-000 and "S"0000, which give a number its leading zeros.
const zeroPadded = /^(?:"[^"]*"|[A-Za-z\\/ -])*0[0\\/ -]*0$/

/** A cell as the person sees it: padded numbers with their zeros, long ones without exponent, dates as ISO text. */
export function shownText(value: NonNullable<CellValue>, numberFormat: string | undefined): string {
  if (value instanceof Date) return dateText(value)
  if (typeof value !== 'number') return String(value)
  if (numberFormat && zeroPadded.test(numberFormat)) return formatValue(value, numberFormat)
  return Number.isInteger(value) ? BigInt(value).toString() : plainNumber.format(value)
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const [day = '', time = ''] = date.toISOString().split('T')
  if (day.startsWith('1899-12-3')) return time.slice(0, 5)
  return time.startsWith('00:00:00') ? day : `${day} ${time.slice(0, 5)}`
}
