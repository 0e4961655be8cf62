import { setImmediate } from 'node:timers/promises'

export type Steps<Result> = Generator<void, Result>

/** Milliseconds of work before the event loop gets a turn. */
const sliceMs = 10

export async function runInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  let began = performance.now()
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    if (performance.now() - began < sliceMs) continue
    await setImmediate()
    began = performance.now()
  }
}

export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

const stride = 50

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
