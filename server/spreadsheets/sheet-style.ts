import type { CellStyle } from 'hucre/xlsx'

export const headerStyle: CellStyle = {
  font: { bold: true, color: { rgb: 'FFFFFF' } },
  fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: '1F4E79' } },
  alignment: { vertical: 'center', wrapText: true },
}
export const exampleStyle: CellStyle = { font: { italic: true, color: { rgb: '6B7280' } } }
export const titleStyle: CellStyle = { font: { bold: true, size: 16, color: { rgb: '1F4E79' } } }
export const sectionStyle: CellStyle = { font: { bold: true, size: 12, color: { rgb: '1F4E79' } } }
export const proseStyle: CellStyle = { alignment: { wrapText: true, vertical: 'top' } }
/** Text format, so that 00123 stays 00123. */
export const textStyle: CellStyle = { numFmt: '@' }
export const dayStyle: CellStyle = { numFmt: 'yyyy-mm-dd' }
export const minuteStyle: CellStyle = { numFmt: 'yyyy-mm-dd hh:mm' }
