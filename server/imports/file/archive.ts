import { crc32, inflateRawSync } from 'node:zlib'
import { tooLarge, unreadable } from '#server/imports/file/file-errors.ts'

export const archiveLimits = { entries: 200, inflated_bytes: 30_000_000 } as const

export interface ArchiveEntry {
  name: string
  bytes: Uint8Array
}
interface DirectoryEntry {
  name: string
  flags: number
  method: number
  crc: number
  packed: number
  size: number
  offset: number
}

const signature = { end: 0x06_05_4b_50, listed: 0x02_01_4b_50, local: 0x04_03_4b_50 }
const lengths = { end: 22, listed: 46, local: 30, longestComment: 65_535 }
const isEncrypted = 1
const zip64Marker = 0xff_ff_ff_ff

/** Limits the size while inflating, and verifies every entry's checksum. */
export function readArchive(bytes: Uint8Array): ArchiveEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    let bytesLeft: number = archiveLimits.inflated_bytes
    return listEntries(view).map((entry) => {
      const content = inflate(view, entry, bytesLeft)
      bytesLeft -= content.length
      return { name: entry.name, bytes: content }
    })
  } catch (error) {
    // A truncated archive points outside the file.
    throw error instanceof RangeError ? unreadable('The archive is cut off.') : error
  }
}

function listEntries(view: DataView): DirectoryEntry[] {
  const end = findEnd(view)
  const count = view.getUint16(end + 10, true)
  if (count > archiveLimits.entries) throw tooLarge('entries', archiveLimits.entries)
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== signature.listed) throw unreadable('The directory of the archive is damaged.')
    const entry = readDirectoryEntry(view, at)
    at += lengths.listed + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    return entry
  })
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - lengths.end - lengths.longestComment)
  for (let at = view.byteLength - lengths.end; at >= first; at--) {
    if (view.getUint32(at, true) === signature.end) return at
  }
  throw unreadable('The archive has no directory.')
}

function readDirectoryEntry(view: DataView, at: number): DirectoryEntry {
  const nameLength = view.getUint16(at + 28, true)
  const extra = { from: at + lengths.listed + nameLength, length: view.getUint16(at + 30, true) }
  const name = new TextDecoder().decode(partOf(view, at + lengths.listed, nameLength))
  const size = view.getUint32(at + 24, true)
  const listed = { name, flags: view.getUint16(at + 8, true), method: view.getUint16(at + 10, true) }
  const long = longSizes(view, extra, size === zip64Marker)
  const packed = view.getUint32(at + 20, true)
  return {
    ...listed,
    crc: view.getUint32(at + 16, true),
    packed: packed === zip64Marker ? long.packed : packed,
    size: size === zip64Marker ? long.size : size,
    offset: view.getUint32(at + 42, true),
  }
}

// Some programs write 64-bit sizes in an extra field even for small files.
function longSizes(view: DataView, { from, length }: { from: number; length: number }, hasSize: boolean) {
  for (let at = from; at + 4 <= from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const read = (place: number) => Number(view.getBigUint64(at + 4 + place, true))
    return hasSize ? { size: read(0), packed: length >= 20 ? read(8) : 0 } : { size: 0, packed: read(0) }
  }
  return { size: 0, packed: 0 }
}

function inflate(view: DataView, entry: DirectoryEntry, bytesLeft: number): Uint8Array {
  if (view.getUint32(entry.offset, true) !== signature.local || entry.flags & isEncrypted)
    throw unreadable(`${entry.name} cannot be read.`)
  const from =
    entry.offset + lengths.local + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true)
  const content = unpack(partOf(view, from, entry.packed), entry, bytesLeft)
  if (content.length > bytesLeft) throw tooLarge('inflated_bytes', archiveLimits.inflated_bytes)
  if (content.length !== entry.size || crc32(content) !== entry.crc) throw unreadable(`${entry.name} is damaged.`)
  return content
}

function unpack(packed: Uint8Array, { name, method }: DirectoryEntry, bytesLeft: number): Uint8Array {
  if (method === 0) return packed
  if (method !== 8) throw unreadable(`${name} is packed in an unknown way.`)
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytesLeft), chunkSize: 65_536 })
  } catch (error) {
    const isTooMuch = error instanceof RangeError
    throw isTooMuch ? tooLarge('inflated_bytes', archiveLimits.inflated_bytes) : unreadable(`${name} is damaged.`)
  }
}

function partOf(view: DataView, from: number, length: number): Uint8Array {
  if (from + length > view.byteLength) throw unreadable('The archive is cut off.')
  return new Uint8Array(view.buffer, view.byteOffset + from, length)
}
