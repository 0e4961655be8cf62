import { crc32 } from 'node:zlib'
import type { ArchiveEntry } from '#server/imports/file/archive.ts'

const lengths = { local: 30, listed: 46, end: 22 }

/** Uncompressed, so that the reader inflates nothing and is safe from zip bombs. */
export function packPlain(entries: readonly ArchiveEntry[]): Uint8Array {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const local = header(lengths.local, 0x04_03_4b_50, 4, name, bytes)
    const listed = header(lengths.listed, 0x02_01_4b_50, 6, name, bytes)
    new DataView(listed.buffer).setUint32(42, offset, true)
    parts.push(local, bytes)
    directory.push(listed)
    offset += local.length + bytes.length
  }
  return Buffer.concat([...parts, ...directory, endOf(directory, offset)])
}

// Both headers have the same fields; in the directory they start two bytes later.
function header(length: number, signature: number, at: number, name: string, bytes: Uint8Array): Uint8Array {
  const encoded = new TextEncoder().encode(name)
  const result = new Uint8Array(length + encoded.length)
  const view = new DataView(result.buffer)
  view.setUint32(0, signature, true)
  view.setUint16(at, 20, true)
  view.setUint32(at + 10, crc32(bytes), true)
  view.setUint32(at + 14, bytes.length, true)
  view.setUint32(at + 18, bytes.length, true)
  view.setUint16(at + 22, encoded.length, true)
  result.set(encoded, length)
  return result
}

function endOf(directory: readonly Uint8Array[], offset: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(lengths.end))
  view.setUint32(0, 0x06_05_4b_50, true)
  view.setUint16(8, directory.length, true)
  view.setUint16(10, directory.length, true)
  view.setUint32(
    12,
    directory.reduce((sum, { length }) => sum + length, 0),
    true,
  )
  view.setUint32(16, offset, true)
  return new Uint8Array(view.buffer)
}
