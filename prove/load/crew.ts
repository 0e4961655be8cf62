/** Writers who work side by side, each one step after another, until they are told to rest. */
export interface Crew {
  /** Where a writer waits between two tries of one call. */
  passTry: () => Promise<void>
  begin: () => void
  /** Nobody begins another step; done when all have come to the end of theirs. */
  finish: () => Promise<void>
  /** Nobody tries again either; says whether all came to rest in time. */
  hold: (patience: number) => Promise<boolean>
  /** Lets everybody go. */
  end: () => Promise<void>
}

/** Makes a crew of some writers, who pause for some milliseconds between two steps; what a step throws is given to `fail`. */
export function createCrew(
  steps: readonly (() => Promise<void>)[],
  { pause, fail }: { pause: number; fail: (error: unknown) => void },
): Crew {
  let isEnded = false
  const gates = { step: closed(), try: closed() }
  const watchers = new Set<() => void>()
  const wait = async (gate: 'step' | 'try') => {
    while (gates[gate].isShut) {
      const opened = gates[gate].arrive()
      for (const watch of watchers) watch()
      await opened
    }
  }
  const work = async (step: () => Promise<void>) => {
    for (;;) {
      await wait('step')
      if (isEnded) return
      await step().catch((error: unknown) => {
        if (!isEnded) fail(error)
      })
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  const works = steps.map(work)
  const allAtRest = () =>
    new Promise<void>((resolve) => {
      const watch = () => {
        if (gates.step.waiting() + gates.try.waiting() < steps.length) return
        watchers.delete(watch)
        resolve()
      }
      watchers.add(watch)
      watch()
    })
  const open = () => {
    for (const gate of [gates.step, gates.try]) gate.open()
  }
  return {
    passTry: () => wait('try'),
    begin: open,
    finish: async () => {
      gates.step.shut()
      gates.try.open()
      await allAtRest()
    },
    hold: async (patience) => {
      for (const gate of [gates.step, gates.try]) gate.shut()
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false))
      return Promise.race([allAtRest().then(() => true), late])
    },
    end: async () => {
      isEnded = true
      open()
      await Promise.all(works)
    },
  }
}

/** A gate that is shut at first. */
function closed() {
  let opening = Promise.withResolvers<void>()
  let waiting = 0
  const gate = {
    isShut: true,
    waiting: () => waiting,
    arrive: () => {
      waiting += 1
      return opening.promise
    },
    open: () => {
      gate.isShut = false
      waiting = 0
      opening.resolve()
    },
    shut: () => {
      if (!gate.isShut) opening = Promise.withResolvers<void>()
      gate.isShut = true
    },
  }
  return gate
}
