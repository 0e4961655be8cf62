const steps = new Set<(at: number) => void>()
let asked = 0

/** Calls at every frame of the page, all callers from one request, until what comes back is called. The browser asks for no frame of a hidden tab. */
export function everyFrame(step: (at: number) => void): () => void {
  steps.add(step)
  asked ||= requestAnimationFrame(run)
  return () => {
    steps.delete(step)
    if (steps.size > 0) return
    cancelAnimationFrame(asked)
    asked = 0
  }
}

function run(at: number): void {
  asked = requestAnimationFrame(run)
  for (const step of steps) step(at)
}
