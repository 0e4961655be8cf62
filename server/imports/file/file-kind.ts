import { unreadable, unsupported } from '#server/imports/file/file-errors.ts'

const zip = [0x50, 0x4b]
const oldWorkbook = [0xd0, 0xcf, 0x11, 0xe0]
const otherText = /^\s*(?:<[!?a-z]|%PDF|\{\\rtf)/i
const controls = /[\p{Cc}\uFFFE\uFFFF]/gu
const maxControlShare = 0.08

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte)

export function isArchive(bytes: Uint8Array): boolean {
  if (bytes.length === 0) throw unreadable('The file is empty.')
  if (startsWith(bytes, oldWorkbook)) throw unsupported('An old or encrypted workbook.')
  return startsWith(bytes, zip) && (bytes[2] ?? 0) < 9
}

export function refuseOtherText(text: string): void {
  if (otherText.test(text)) throw unsupported('Neither a workbook nor a table in text.')
  const start = text.slice(0, 65_536)
  const found = start.match(controls)?.filter((one) => !/[\t\n\r\f\v]/.test(one)).length ?? 0
  if (found > start.length * maxControlShare) throw unsupported('Neither a workbook nor a text.')
}
