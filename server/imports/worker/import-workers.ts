import type { Worker } from 'node:worker_threads'
import { ApiError } from '#contract/errors.ts'
import { callWorker, outputOf, startWorker } from '#server/imports/worker/call-worker.ts'
import type { WorkerAnswer, JobName, Jobs } from '#server/imports/worker/jobs.ts'
import { createFairQueue } from '#server/lib/fair-queue.ts'

export const workerLimits = {
  concurrency: 2,
  maxQueued: 20,
  maxQueuedPerOwner: 5,
  jobSeconds: 15,
  idleSeconds: 30,
  heapMegabytes: 256,
}

/** Jobs of several schools take turns. Fails with `busy` when the queue is full. */
export interface ImportWorkers {
  run: <Name extends JobName>(owner: string, name: Name, input: Jobs[Name]['input']) => Promise<Jobs[Name]['output']>
  alive: () => number
  close: () => Promise<void>
}

type QueuedJob = (worker: Worker) => Promise<unknown>

export function createImportWorkers(limits: typeof workerLimits = workerLimits): ImportWorkers {
  const queue = createFairQueue<QueuedJob>()
  const idle = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()
  let working = 0

  async function work(): Promise<void> {
    const next = working < limits.concurrency ? queue.next() : undefined
    if (!next) return
    working += 1
    const worker = takeIdle() ?? startOne()
    await next(worker).then(
      () => parkWorker(worker),
      () => worker.terminate(),
    )
    working -= 1
    void work()
  }

  function startOne(): Worker {
    const worker = startWorker(limits.heapMegabytes)
    all.add(worker)
    return worker.once('exit', () => {
      all.delete(worker)
      clearTimeout(idle.get(worker))
      idle.delete(worker)
    })
  }

  // Only a worker with a job keeps the process alive.
  function takeIdle(): Worker | undefined {
    const [worker] = idle.keys()
    if (!worker) return undefined
    clearTimeout(idle.get(worker))
    idle.delete(worker)
    worker.ref()
    return worker
  }

  function parkWorker(worker: Worker): void {
    worker.unref()
    const end = () => void worker.terminate()
    idle.set(worker, setTimeout(end, limits.idleSeconds * 1000).unref())
  }

  return {
    run: async (owner, name, input) => {
      const isFull = queue.count() >= limits.maxQueued || queue.count(owner) >= limits.maxQueuedPerOwner
      if (isFull) throw new ApiError('busy', { retry_after: limits.jobSeconds })
      const { promise, resolve } = Promise.withResolvers<WorkerAnswer<Jobs[typeof name]['output']>>()
      queue.add(owner, (worker) => {
        const answer = callWorker(worker, { name, input }, limits.jobSeconds)
        resolve(answer)
        return answer
      })
      void work()
      return outputOf(await promise)
    },
    alive: () => all.size,
    close: async () => {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}
