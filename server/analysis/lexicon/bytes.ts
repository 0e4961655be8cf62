/** Grows by what is written to it. */
export function createWriter() {
  let buffer = Buffer.allocUnsafe(1 << 20)
  let length = 0
  const reserve = (bytes: number) => {
    if (length + bytes <= buffer.length) return
    const larger = Buffer.allocUnsafe(Math.max(buffer.length * 2, length + bytes))
    buffer.copy(larger, 0, 0, length)
    buffer = larger
  }
  return {
    get length() {
      return length
    },
    /** A number in seven bits a byte, the lowest first. */
    number: (value: number) => {
      reserve(5)
      let rest = value
      while (rest > 127) {
        buffer[length++] = (rest & 127) | 128
        rest >>>= 7
      }
      buffer[length++] = rest
    },
    bytes: (bytes: Uint8Array) => {
      reserve(bytes.length)
      buffer.set(bytes, length)
      length += bytes.length
    },
    done: (): Buffer => buffer.subarray(0, length),
  }
}

/** Reads what such a writer wrote, from a place on. */
export function createReader(buffer: Buffer, start = 0) {
  let at = start
  return {
    get at() {
      return at
    },
    number: (): number => {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = buffer[at++] ?? 0
        value |= (byte & 127) << shift
        if (byte < 128) return value
      }
    },
    skip: (bytes: number) => {
      at += bytes
    },
  }
}
