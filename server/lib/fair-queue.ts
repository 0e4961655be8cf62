/** A round-robin queue: an owner with many items delays each other owner by one item only. */
export interface FairQueue<Item> {
  add: (owner: string, item: Item) => void
  next: () => Item | undefined
  count: (owner?: string) => number
}

export function createFairQueue<Item>(): FairQueue<Item> {
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
