import type { CellStyle } from 'hucre/xlsx'

/** How the first line of a table looks. */
export const headerStyle: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E79' } },
  alignment: { vertical: 'center', wrapText: true },
}
/** How an example looks beside what people enter. */
export const exampleStyle: CellStyle = { font: { italic: true, color: { rgb: '6B7280' } } }
/** How a title, and a heading below it, look. */
export const titleStyle: CellStyle = { font: { bold: true, size: 16, color: { rgb: '1F4E79' } } }
export const sectionStyle: CellStyle = { font: { bold: true, size: 12, color: { rgb: '1F4E79' } } }
/** How a paragraph looks: wrapped, from the top. */
export const proseStyle: CellStyle = { alignment: { wrapText: true, vertical: 'top' } }
/** Cells that keep what is typed as it is typed: 00123 stays 00123. */
export const textStyle: CellStyle = { numFmt: '@' }
/** Days, and minutes, as the contract writes them. */
export const dayStyle: CellStyle = { numFmt: 'yyyy-mm-dd' }
export const minuteStyle: CellStyle = { numFmt: 'yyyy-mm-dd hh:mm' }
