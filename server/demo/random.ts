/** Chance that is the same every time: numbers from 0 to 1, and what is drawn with them. */
export interface Random {
  next: () => number
  /** A whole number of these, both included. */
  between: (least: number, most: number) => number
  /** The same things in another order. */
  shuffle: <Thing>(things: readonly Thing[]) => Thing[]
}

/** Makes chance from a seed (Mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    shuffle: (things) =>
      things
        .map((thing) => ({ thing, place: next() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ thing }) => thing),
  }
}
