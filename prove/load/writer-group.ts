export interface WriterGroup {
  waitForTurn: () => Promise<void>
  begin: () => void
  finish: () => Promise<void>
  /** No retries either; resolves to false after `timeout` milliseconds. */
  hold: (timeout: number) => Promise<boolean>
  end: () => Promise<void>
}

export function createWriterGroup(
  steps: readonly (() => Promise<void>)[],
  { pause, fail }: { pause: number; fail: (error: unknown) => void },
): WriterGroup {
  let isEnded = false
  const gates = { step: createGate(), try: createGate() }
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
    waitForTurn: () => wait('try'),
    begin: open,
    finish: async () => {
      gates.step.shut()
      gates.try.open()
      await allAtRest()
    },
    hold: async (timeout) => {
      for (const gate of [gates.step, gates.try]) gate.shut()
      const late = new Promise<boolean>((resolve) => setTimeout(resolve, timeout, false))
      return Promise.race([allAtRest().then(() => true), late])
    },
    end: async () => {
      isEnded = true
      open()
      await Promise.all(works)
    },
  }
}

function createGate() {
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
