import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { laughs, pngClaiming, sheetOf, workbookOf, zipOf } from './zips.ts'

export interface Bomb {
  kind: string
  name: string
  bytes: Buffer
}

const million = 1_000_000
const zeros = (megabytes: number) => Buffer.alloc(megabytes * million)

/** Sets the uncompressed sizes in the central directory to 10 bytes. */
function withFalseSizes(zip: Buffer): Buffer {
  const changed = Buffer.from(zip)
  for (let at = changed.indexOf('PK\u0001\u0002'); at >= 0; at = changed.indexOf('PK\u0001\u0002', at + 4))
    changed.writeUInt32LE(10, at + 24)
  return changed
}

async function archives(): Promise<Bomb[]> {
  const sheets: Record<string, [string | Buffer, string?]> = {
    'a million rows': [sheetOf(300_000)],
    'a wide sheet': [sheetOf(40, 'x', 16_384)],
    'a cell of 20 MB': [sheetOf(1, 'x'.repeat(20 * million))],
    'billion laughs': [sheetOf(1, '&a9;').replace('<worksheet', `${laughs}<worksheet`), laughs],
    'an outside entity': [
      `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${sheetOf(2, '&f;')}`,
      '<!DOCTYPE x [<!ENTITY f SYSTEM "http://127.0.0.1:9/">]>',
    ],
    'nested elements': [`<worksheet>${'<row>'.repeat(200_000)}`],
    'a far cell': [sheetOf(2).replace('r="2"', 'r="999999999"')],
    'a negative row': [sheetOf(2).replace('r="2"', 'r="-1"')],
    'merged cells': [
      sheetOf(2).replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'),
    ],
    '60 MB of blanks': [Buffer.from(`<worksheet>${' '.repeat(60 * million)}</worksheet>`)],
  }
  const books = await Promise.all(
    Object.entries(sheets).map(async ([name, [sheet, prolog]]) => ({
      name,
      bytes: await zipOf(workbookOf(sheet, prolog)),
    })),
  )
  const inner = await zipOf({ 'inner.bin': zeros(120) })
  const traversal = Object.fromEntries(['../../evil', '/etc/evil', 'C:/evil', 'xl/../../evil'].map((to) => [to, 'x']))
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`e${index}`, '']))
  const whole = await zipOf(workbookOf(sheetOf(5)))
  const entries: [string, Buffer][] = [
    ['a zip in a zip', await zipOf({ ...workbookOf(sheetOf(1)), 'xl/inner.zip': inner })],
    ['120 MB inflated', inner],
    ['120 MB that says 10 bytes', withFalseSizes(await zipOf(workbookOf(zeros(120))))],
    ['many entries', await zipOf(many)],
    ['no workbook', await zipOf({ a: 'b' })],
    // yazl rejects these names, so names of the same length are replaced afterwards.
    [
      'names that lead out',
      renamed(await zipOf(Object.fromEntries(Object.keys(traversal).map((to) => ['x'.repeat(to.length), 'x'])))),
    ],
    ['cut off', whole.subarray(0, whole.length - 30)],
    ['with something in front', Buffer.concat([Buffer.from('GIF89a'), whole])],
    ['an old .xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), randomBytes(5000)])],
  ]
  return [...books, ...entries.map(([name, bytes]) => ({ name, bytes }))].map((one) => ({ kind: 'archives', ...one }))
}

const renamed = (zip: Buffer): Buffer =>
  Buffer.from(
    zip.toString('latin1').replaceAll('xxxxxxxxxx', '../../evil').replaceAll('xxxxxxxxx', '/etc/evil'),
    'latin1',
  )

async function pictures(): Promise<Bomb[]> {
  const plain = (width: number, height: number, background = '#ffffff') =>
    sharp({ create: { width, height, channels: 3, background } })
  const png = await plain(50, 50).png().toBuffer()
  const frames = await Promise.all(
    Array.from({ length: 300 }, (_, index) =>
      plain(400, 400, `#${(0x100000 + index * 3001).toString(16)}`)
        .png()
        .toBuffer(),
    ),
  )
  const svg = (inside: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="99" height="99">${inside}</svg>`,
    )
  const all: [string, Buffer][] = [
    ['65,535² claimed', pngClaiming(65_535, 65_535)],
    ['2³¹ claimed', pngClaiming(2 ** 31 - 1, 2 ** 31 - 1)],
    ['30 megapixels of one colour', await plain(6000, 5000).png({ compressionLevel: 9 }).toBuffer()],
    [
      '300 frames',
      await sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
    ],
    ['an animated PNG', pngClaiming(50, 50, [['acTL', Buffer.from('7fffffff00000000', 'hex')]])],
    [
      'a text chunk of 100 MB',
      pngClaiming(9, 9, [['zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(zeros(100))])]]),
    ],
    [
      'a profile of 100 MB',
      pngClaiming(9, 9, [['iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(zeros(100))])]]),
    ],
    ['an SVG', svg('<script>alert(1)</script>')],
    ['an SVG of laughs', Buffer.concat([Buffer.from(laughs), svg('<text>&a9;</text>')])],
    ['an SVG that reads files', svg('<image xlink:href="file:///etc/passwd"/><image href="/dev/zero"/>')],
    ['a picture that is a page', Buffer.concat([png, Buffer.from('<script>alert(1)</script>')])],
    ['a page that is a picture', Buffer.concat([Buffer.from('<!doctype html><script>'), png])],
    ['a PNG with an archive', Buffer.concat([png, await zipOf({ a: 'b' })])],
    ['cut off', png.subarray(0, 60)],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a TIFF head', Buffer.from('49492a0008000000ffff', 'hex')],
    ['a PDF', Buffer.from('%PDF-1.4\n')],
    ['noise', randomBytes(100_000)],
    ['a JPEG head and noise', Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), randomBytes(100_000)])],
  ]
  return all.map(([name, bytes]) => ({ kind: 'pictures', name, bytes }))
}

const texts = (): Bomb[] => {
  const all: [string, string | Buffer][] = [
    ['nothing', ''],
    ['5 MB and one', Buffer.alloc(5 * million + 1, 'a')],
    ['5 MB of quotes', '"'.repeat(5 * million)],
    ['5 MB of separators', ','.repeat(5 * million)],
    ['5 MB of lines', '\n'.repeat(5 * million)],
    ['5 MB of NUL', zeros(5)],
    ['one line of 5 MB', 'a'.repeat(5 * million)],
    ['half characters', Buffer.from('ff'.repeat(100_000), 'hex')],
    ['formulas', "First name,Email\n=cmd|' /C calc'!A0,a@b.example\n@SUM(1),c@d.example\n"],
    ['addresses of 5 MB', 'a@'.repeat(2.5 * million)],
    ['spaces before a sign', `${' '.repeat(4 * million)}x`],
  ]
  return all.map(([name, bytes]) => ({ kind: 'texts', name, bytes: Buffer.from(bytes) }))
}

export const makeBombs = async (): Promise<Bomb[]> => [...(await archives()), ...(await pictures()), ...texts()]
