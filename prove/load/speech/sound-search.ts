import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Incompressible, so that it would stand in a file as it is. Every recording contains it. */
const noise = randomBytes(32_000)
const magic = Buffer.from('1a45dfa3', 'hex')
const idLength = 16
const bytesPerSecond = 4000

export const recordingOf = (id: Buffer, seconds: number): Buffer<ArrayBuffer> =>
  Buffer.concat([magic, id, noise]).subarray(0, seconds * bytesPerSecond)
export const newRecordingId = (): Buffer => randomBytes(idLength)
export const idIn = (recording: Buffer): string =>
  recording.subarray(magic.length, magic.length + idLength).toString('hex')

/** A piece of the noise as it is, and as it would be written in hexadecimal and in base64 at any offset. */
const needles = [0, 1, 2].flatMap((offset) => {
  const piece = noise.subarray(1000 + offset, 1030 + offset)
  return [piece, Buffer.from(piece.toString('hex')), Buffer.from(piece.toString('base64'))]
})
const longest = Math.max(...needles.map(({ length }) => length))

/** The files of a folder that have a piece of a recording in them. A file that has one is added, and must be found. */
export async function findSound(folder: string): Promise<string[]> {
  const planted = join(folder, 'tmp', 'planted')
  await mkdir(join(folder, 'tmp'), { recursive: true })
  await writeFile(planted, recordingOf(newRecordingId(), 2))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    if (await hasSound(path)) found.push(path)
  }
  await rm(planted)
  return found.includes(planted) ? found.filter((path) => path !== planted) : ['the search finds nothing']
}

async function hasSound(path: string): Promise<boolean> {
  let rest = Buffer.alloc(0)
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) {
      const bytes = Buffer.concat([rest, chunk])
      if (needles.some((needle) => bytes.includes(needle))) return true
      rest = bytes.subarray(-longest)
    }
  } catch {
    // PostgreSQL deletes files meanwhile.
  }
  return false
}
