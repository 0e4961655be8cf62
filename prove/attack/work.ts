/** Does a piece of work for each, some at once, and gives what came of them in their order. */
export async function eachAtOnce<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return results
}

/** Says whether a name is among those that an option lists, separated by commas; without the option all are. */
export const wanted = (options: ReadonlyMap<string, string>, option: string, name: string): boolean =>
  options.get(option)?.split(',').includes(name) ?? true
