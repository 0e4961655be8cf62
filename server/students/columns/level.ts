import { type Level, levels } from '#contract/values/languages.ts'

// B1, b 1, B-1, B1.2, B1+; not Pre-A1, A10 or the B12 of a room.
const mention = /(?<![\p{L}\p{N}])(?<!pre[\s-]?)([abc])[\s-]?([12])(?!\d)(?!\p{L})/giu
const whole = /^[abc][\s-]?[12](?:[.,]\d|[+-])?$/i

/** Undefined if the cell names no level, or several. */
export function readLevel(text: string): Level | undefined {
  const found = new Set(
    [...text.normalize('NFKC').matchAll(mention)].map(([, letter = '', digit = '']) => letter.toUpperCase() + digit),
  )
  const [only] = found
  return found.size === 1 ? levels.find((level) => level === only) : undefined
}

export const isLevel = (text: string): boolean => whole.test(text)
