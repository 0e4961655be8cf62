import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of one piece that is looked for, and how many of each recording. */
const [pieceLength, pieces] = [24, 12]

/** Pieces of a recording as they might be stored: raw, as hex, or as base64 at each of its alignments. */
function tracesOf(recording: Buffer): Buffer[] {
  const space = Math.floor((recording.length - pieceLength) / pieces)
  return Array.from({ length: pieces }, (_, at) =>
    recording.subarray(at * space + (space >> 1), at * space + (space >> 1) + pieceLength),
  ).flatMap((piece) => [
    piece,
    Buffer.from(piece.toString('hex')),
    ...[0, 1, 2].map((skip) => Buffer.from(piece.subarray(skip, skip + 18).toString('base64'))),
  ])
}

/** Files below a folder that contain a piece of any of these recordings. */
export const filesWithSound = (folder: string, recordings: readonly Buffer[]): string[] =>
  filesWith(folder, recordings.flatMap(tracesOf))

/** Files below a folder that contain any of these. */
export function filesWith(folder: string, needles: readonly Buffer[]): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name)
    if (!statSync(path).isFile()) return false
    const bytes = readFileSync(path)
    return needles.some((needle) => bytes.includes(needle))
  })
}
