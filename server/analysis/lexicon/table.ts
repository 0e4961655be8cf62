import { createReader, createWriter } from './bytes.ts'

/** Keys a block: the first whole, the others by what they don't share with the one before. */
const perBlock = 16

/** Writes a table of sorted texts, each with a number. */
export function writeTable(rows: readonly (readonly [key: string, value: number])[]): Buffer {
  const sorted = rows
    .map(([key, value]) => ({ key: Buffer.from(key), value }))
    .toSorted((a, b) => Buffer.compare(a.key, b.key))
  const data = createWriter()
  const offsets = new Uint32Array(Math.ceil(sorted.length / perBlock))
  let before: Buffer = Buffer.alloc(0)
  sorted.forEach(({ key, value }, index) => {
    const isFirst = index % perBlock === 0
    if (isFirst) offsets[index / perBlock] = data.length
    const shared = isFirst ? 0 : sharedLength(before, key)
    data.number(shared)
    data.number(key.length - shared)
    data.bytes(key.subarray(shared))
    data.number(value)
    before = key
  })
  const head = createWriter()
  head.number(sorted.length)
  head.number(offsets.length)
  return Buffer.concat([head.done(), Buffer.from(offsets.buffer), data.done()])
}

function sharedLength(a: Buffer, b: Buffer): number {
  const most = Math.min(a.length, b.length)
  for (let at = 0; at < most; at++) if (a[at] !== b[at]) return at
  return most
}

/** Gives the number of a text; undefined for one that is not in the table. */
export type Table = (key: string) => number | undefined

/** Opens a table; its bytes are read in place. */
export function openTable(bytes: Buffer): Table {
  const head = createReader(bytes)
  const count = head.number()
  const blocks = head.number()
  const offsetsAt = head.at
  const dataAt = offsetsAt + blocks * 4
  const blockAt = (block: number) => dataAt + bytes.readUInt32LE(offsetsAt + block * 4)
  const isAfter = (block: number, key: Buffer) => {
    // The first key of a block shares nothing, which is one byte.
    const at = blockAt(block) + 1
    const length = numberAt(bytes, at)
    const from = at + sizeAt(bytes, at)
    const shorter = Math.min(length, key.length)
    for (let index = 0; index < shorter; index++) {
      const difference = (bytes[from + index] ?? 0) - (key[index] ?? 0)
      if (difference !== 0) return difference > 0
    }
    return length > key.length
  }
  return (text) => {
    const key = Buffer.from(text)
    let [low, high] = [0, blocks - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (isAfter(middle, key)) high = middle - 1
      else low = middle
    }
    return blocks === 0 ? undefined : findInBlock(bytes, blockAt(low), Math.min(perBlock, count - low * perBlock), key)
  }
}

// How much of the key the row before had in common decides most rows without comparing their bytes.
function findInBlock(bytes: Buffer, start: number, rows: number, key: Buffer): number | undefined {
  let matched = 0
  let at = start
  for (let row = 0; row < rows; row++) {
    const shared = numberAt(bytes, at)
    at += sizeAt(bytes, at)
    const length = numberAt(bytes, at)
    const from = at + sizeAt(bytes, at)
    const valueAt = from + length
    at = valueAt + sizeAt(bytes, valueAt)
    if (shared < matched) return undefined
    if (shared > matched) continue
    let own = 0
    while (own < length && matched + own < key.length && bytes[from + own] === key[matched + own]) own++
    if (own === length && matched + own === key.length) return numberAt(bytes, valueAt)
    if ((bytes[from + own] ?? 0) > (key[matched + own] ?? 0) && own < length) return undefined
    matched += own
  }
  return undefined
}

// A number as the writer of bytes writes it, and how many bytes it takes; without a reader, which costs more than the row.
function numberAt(bytes: Buffer, start: number): number {
  let value = 0
  for (let [at, shift] = [start, 0]; ; at++, shift += 7) {
    const byte = bytes[at] ?? 0
    value |= (byte & 127) << shift
    if (byte < 128) return value
  }
}

function sizeAt(bytes: Buffer, start: number): number {
  let at = start
  while ((bytes[at] ?? 0) > 127) at++
  return at - start + 1
}
