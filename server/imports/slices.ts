import { setImmediate } from 'node:timers/promises'

/** Long work in steps: at each `yield` somebody else may have a turn. */
export type Steps<Result> = Generator<void, Result>

/** Milliseconds of a turn, after which whoever waits for the event loop goes first. */
const sliceMs = 10

/** Does long work without holding up the event loop. */
export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - began < sliceMs) continue
    await setImmediate()
    began = performance.now()
  }
}

/** Does long work at once. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** How many items are gone through between two steps. */
const stride = 50

/** Makes something of every item, in steps. */
export function* mapInSteps<Item, Output>(
  items: readonly Item[],
  map: (item: Item, position: number) => Output,
): Steps<Output[]> {
  const results: Output[] = []
  for (const [position, item] of items.entries()) {
    if (position % stride === 0) yield
    results.push(map(item, position))
  }
  return results
}
