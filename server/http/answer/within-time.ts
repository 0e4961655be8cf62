import { ApiError } from '#contract/errors.ts'

/** In milliseconds: of an answer, and of a file or stream until its end. */
export const maxAnswerMs = 300_000

/** Fastify's own limit takes as long as a small answer, so that only files and streams have it. */
export function withinTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ApiError('busy', { retry_after: 1 })), maxAnswerMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
