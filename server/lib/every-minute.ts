const minute = 60_000

/** Does a work every minute, one at a time, in every process of the server: it must be safe in several. Returns how to stop, which waits for what is under way. */
export function everyMinute(work: () => Promise<void>, onError: (error: unknown) => void): () => Promise<void> {
  let working = Promise.resolve()
  const timer = setInterval(() => {
    working = working.then(work).catch(onError)
  }, minute).unref()
  return async () => {
    clearInterval(timer)
    await working
  }
}
