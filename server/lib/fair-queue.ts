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
  const queues = new Map<string, Item[]>()
  let total = 0
  return {
    add: (owner, item) => {
      total += 1
      const queue = queues.get(owner)
      if (queue) queue.push(item)
      else queues.set(owner, [item])
    },
    next: () => {
      const [first] = queues
      if (!first) return undefined
      const [owner, queue] = first
      const item = queue.shift()
      total -= 1
      queues.delete(owner)
      if (queue.length > 0) queues.set(owner, queue)
      return item
    },
    count: (owner) => (owner === undefined ? total : (queues.get(owner)?.length ?? 0)),
  }
}
