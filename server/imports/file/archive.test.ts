import { describe, expect, test } from 'vitest'
import { archiveLimits, readArchive } from '#server/imports/file/archive.ts'
import { packPlain } from '#server/imports/file/plain-archive.ts'
import { zipOf } from '#server/imports/fixtures/archives.ts'

const refusal = (code: string, details: Record<string, unknown> = {}) => expect.objectContaining({ code, details })
const namesAndTexts = (bytes: Uint8Array) =>
  readArchive(bytes).map((entry) => [entry.name, new TextDecoder().decode(entry.bytes)])

describe('an archive', () => {
  test('is inflated entry by entry', () => {
    expect(
      namesAndTexts(
        zipOf([
          ['a.xml', 'alpha'],
          ['ünder/b.xml', 'beta'],
        ]),
      ),
    ).toEqual([
      ['a.xml', 'alpha'],
      ['ünder/b.xml', 'beta'],
    ])
  })

  test('is the same after it was packed again without compression', () => {
    const entries = readArchive(
      zipOf([
        ['a.xml', 'alpha'],
        ['b.xml', ''],
        ['c.xml', 'gamma'.repeat(1000)],
      ]),
    )
    expect(readArchive(packPlain(entries))).toEqual(
      entries.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })),
    )
  })

  test('of more than 200 entries is too large', () => {
    const entries = Array.from({ length: archiveLimits.entries + 1 }, (_, number) => [`${number}.xml`, ''] as const)
    expect(() => readArchive(zipOf(entries))).toThrow(refusal('too_large', { unit: 'entries', limit: 200 }))
    expect(readArchive(zipOf(entries.slice(1)))).toHaveLength(200)
  })

  test('that inflates to more than 30 MB is too large, also when it lies about its size', () => {
    const bomb = zipOf([
      ['a.xml', Buffer.alloc(20_000_000)],
      ['b.xml', Buffer.alloc(20_000_000)],
    ])
    expect(bomb.length).toBeLessThan(50_000)
    const tooMuch = refusal('too_large', { unit: 'inflated_bytes', limit: 30_000_000 })
    expect(() => readArchive(bomb)).toThrow(tooMuch)
    const lying = Buffer.from(bomb)
    for (let at = lying.indexOf('PK\u0001\u0002'); at >= 0; at = lying.indexOf('PK\u0001\u0002', at + 1))
      lying.writeUInt32LE(10, at + 24)
    expect(() => readArchive(lying)).toThrow(refusal('unreadable_file'))
  })

  test('that is damaged anywhere is unreadable', () => {
    const good = zipOf([
      ['a.xml', 'some text that is compressed'],
      ['b.xml', 'more'],
    ])
    for (const length of [4, 21, 40, good.length - 30, good.length - 1])
      expect(() => readArchive(good.subarray(0, length))).toThrow(refusal('unreadable_file'))
    const content = 30 + 'a.xml'.length
    for (let at = content; at < content + 10; at++) {
      const bad = Buffer.from(good)
      bad.writeUInt8((bad[at] ?? 0) ^ 0xff, at)
      expect(() => readArchive(bad)).toThrow(refusal('unreadable_file'))
    }
  })

  test('with sizes as 64-bit numbers is read', () => {
    const plain = zipOf([['a.xml', 'alpha']])
    const at = plain.indexOf('PK\u0001\u0002')
    const nameEnd = at + 46 + 'a.xml'.length
    const extra = Buffer.alloc(20)
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(16, 2)
    extra.writeBigUInt64LE(BigInt(plain.readUInt32LE(at + 24)), 4)
    extra.writeBigUInt64LE(BigInt(plain.readUInt32LE(at + 20)), 12)
    const long = Buffer.concat([plain.subarray(0, nameEnd), extra, plain.subarray(nameEnd)])
    long.writeUInt32LE(0xff_ff_ff_ff, at + 20)
    long.writeUInt32LE(0xff_ff_ff_ff, at + 24)
    long.writeUInt16LE(20, at + 30)
    expect(namesAndTexts(long)).toEqual([['a.xml', 'alpha']])
  })

  test('with a locked entry is unreadable', () => {
    const locked = zipOf([['a.xml', 'alpha']])
    locked.writeUInt16LE(1, locked.indexOf('PK\u0001\u0002') + 8)
    expect(() => readArchive(locked)).toThrow(refusal('unreadable_file'))
  })
})
