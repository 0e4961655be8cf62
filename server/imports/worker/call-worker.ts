import { Worker } from 'node:worker_threads'
import { ApiError } from '#contract/errors.ts'
import { tooLarge } from '#server/imports/file/file-errors.ts'
import type { WorkerAnswer, JobName, Jobs } from '#server/imports/worker/jobs.ts'

export function startWorker(heapMegabytes: number): Worker {
  const worker = new Worker(new URL('import.worker.ts', import.meta.url), {
    name: 'import',
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 32 },
    env: {},
    execArgv: [],
  })
  // Without a listener, an idle worker's crash would end the process.
  return worker.on('error', () => {})
}

export function callWorker<Name extends JobName>(
  worker: Worker,
  job: { name: Name; input: Jobs[Name]['input'] },
  seconds: number,
): Promise<WorkerAnswer<Jobs[Name]['output']>> {
  const { promise, resolve, reject } = Promise.withResolvers<WorkerAnswer<Jobs[Name]['output']>>()
  const timer = setTimeout(() => reject(tooLarge('seconds', seconds)), seconds * 1000)
  const failed = (error: unknown) => reject(isOutOfMemory(error) ? tooLarge('memory') : error)
  const ended = () => reject(new Error('an import worker exited during a job'))
  worker.once('message', resolve).once('error', failed).once('exit', ended)
  worker.postMessage(job, [])
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', failed).off('exit', ended)
  })
}

export function outputOf<Output>(answer: WorkerAnswer<Output>): Output {
  if ('output' in answer) return answer.output
  if ('bug' in answer) throw new Error(`an import worker failed: ${answer.bug}`)
  const { code, details, message } = answer.refusal
  throw new ApiError(code, details, message)
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
