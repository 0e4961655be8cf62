import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { ZipFile } from 'yazl'

export async function zipOf(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile()
  // Compression allocates memory per entry, however small.
  for (const [name, content] of Object.entries(entries))
    zip.addBuffer(Buffer.from(content), name, { compress: content.length > 0 })
  zip.end()
  return buffer(zip.outputStream)
}

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

export const workbookOf = (sheet: string | Buffer, prolog = ''): Record<string, string | Buffer> => ({
  '[Content_Types].xml': `<?xml version="1.0"?>${prolog}<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<?xml version="1.0"?>${prolog}<workbook xmlns="${spreadsheet}" xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': sheet,
})

export function sheetOf(rows: number, cell = 'Ana', columns = 1): string {
  const one = (row: number) => `<row r="${row}">${`<c t="inlineStr"><is><t>${cell}</t></is></c>`.repeat(columns)}</row>`
  const all = Array.from({ length: rows }, (_, index) => one(index + 1)).join('')
  return `<worksheet xmlns="${spreadsheet}"><sheetData>${all}</sheetData></worksheet>`
}

/** "Billion laughs": nine levels of entities that expand tenfold. */
export const laughs = `<!DOCTYPE lolz [<!ENTITY a0 "lol">${Array.from(
  { length: 9 },
  (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`,
).join('')}]>`

/** A PNG whose header claims a size that its data doesn't have. */
export function pngClaiming(width: number, height: number, chunks: readonly [string, Buffer][] = []): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(content.length, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const data = Buffer.from('789c6300010000050001', 'hex')
  const parts: [string, Buffer][] = [['IHDR', head], ...chunks, ['IDAT', data], ['IEND', Buffer.alloc(0)]]
  return Buffer.concat([signature, ...parts.map(([type, content]) => chunk(type, content))])
}
