import { parentPort } from 'node:worker_threads'
import { ApiError } from '#contract/errors.ts'
import { describeError } from '#server/lib/describe-error.ts'
import { createLanguageFinder } from '#server/students/columns/language.ts'
import type { WorkerAnswer, Job } from '#server/imports/worker/jobs.ts'
import { runJob } from '#server/imports/worker/run-job.ts'

const languages = createLanguageFinder()

parentPort?.on('message', (job: Job) => void answer(job).then((message) => parentPort?.postMessage(message, [])))

async function answer(job: Job): Promise<WorkerAnswer<unknown>> {
  try {
    return { output: await runJob(job, languages) }
  } catch (error) {
    if (!(error instanceof ApiError)) return { bug: JSON.stringify(describeError(error)) }
    const { code, details, message } = error
    return { refusal: { code, details, message } }
  }
}
