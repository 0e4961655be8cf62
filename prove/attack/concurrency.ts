export async function mapConcurrently<T, R>(
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

/** Whether a comma-separated option has the name; without the option all names are selected. */
export const isSelected = (options: ReadonlyMap<string, string>, option: string, name: string): boolean =>
  options.get(option)?.split(',').includes(name) ?? true
