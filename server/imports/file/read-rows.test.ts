import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { importLimits } from '#contract/people/imports.ts'
import { readRows } from '#server/imports/file/read-rows.ts'
import { zipOf } from '#server/imports/fixtures/archives.ts'

const bytesOf = (...parts: (string | number[])[]) => Buffer.concat(parts.map((part) => Buffer.from(part)))
const oldWorkbook = bytesOf([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 'Workbook'.repeat(200))
const picture = bytesOf([0x89], 'PNG\r\n', [0x1a, 0x0a, 0, 0, 0, 13], 'IHDR', [0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0])

describe('a file of another kind', () => {
  test.each([
    ['an old workbook with any name', oldWorkbook],
    ['a picture', picture],
    ['a PDF', bytesOf('%PDF-1.7\n%âãÏÓ\n1 0 obj')],
    ['a web page that calls itself a workbook', bytesOf('<html><table><tr><td>Anna</td></tr></table></html>')],
    ['a rich text', bytesOf('{\\rtf1\\ansi Anna}')],
    ['an archive of something else', zipOf([['word/document.xml', '<w:document/>']])],
    ['noise', randomBytes(20_000)],
  ])('is refused: %s', async (_, bytes) => {
    await expect(readRows(bytes)).rejects.toMatchObject({ code: 'unsupported_file' })
  })
})

describe('a file of the right kind', () => {
  test('without rows is unreadable', async () => {
    for (const text of ['', '\n\n', ';;\n;;', ' \t '])
      await expect(readRows(Buffer.from(text))).rejects.toMatchObject({ code: 'unreadable_file' })
  })

  test('of more than 5 MB is too large', async () => {
    const bytes = Buffer.alloc(importLimits.bytes + 1, 'a')
    await expect(readRows(bytes)).rejects.toMatchObject({
      code: 'too_large',
      details: { unit: 'bytes', limit: 5_000_000 },
    })
  })

  test('that was cut off is unreadable', async () => {
    await expect(readRows(Buffer.from('PK\u0003\u0004 and no more'))).rejects.toMatchObject({ code: 'unreadable_file' })
  })
})
