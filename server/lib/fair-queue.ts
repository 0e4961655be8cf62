/** A queue in which owners take turns, so that one with many items delays another by one of them. */
export interface FairQueue<Item> {
  add: (owner: string, item: Item) => void
  /** Takes the item whose turn it is. */
  next: () => Item | undefined
  /** How many items wait, of all owners or of one. */
  count: (owner?: string) => number
}

/** Makes an empty queue. */
export function createFairQueue<Item>(): FairQueue<Item> {
  // In the order of whose turn is next; an owner who has nothing waiting is forgotten.
  const lines = new Map<string, Item[]>()
  let all = 0
  return {
    add: (owner, item) => {
      all += 1
      const line = lines.get(owner)
      if (line) line.push(item)
      else lines.set(owner, [item])
    },
    next: () => {
      const [first] = lines
      if (!first) return undefined
      const [owner, line] = first
      const item = line.shift()
      all -= 1
      lines.delete(owner)
      if (line.length > 0) lines.set(owner, line)
      return item
    },
    count: (owner) => (owner === undefined ? all : (lines.get(owner)?.length ?? 0)),
  }
}
