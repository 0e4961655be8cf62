/** The first wait, which doubles with every failure, and the longest; milliseconds. */
const initialDelay = 1000
const maxDelay = 30_000

/**
 * Tries something until it succeeds or is given up: after growing waits, while the page is seen, and at once when the
 * connection is back. A proxy that fails or a slow server never tells that it is well again.
 */
export function retryWithBackoff(attempt: () => Promise<unknown>, signal: AbortSignal): void {
  let wait = initialDelay
  const go = () => {
    attempt().catch(() => {
      if (!signal.aborted) tryAfter(wait, go, signal)
      wait = Math.min(wait * 2, maxDelay)
    })
  }
  go()
}

function tryAfter(wait: number, go: () => void, signal: AbortSignal): void {
  const waiting = new AbortController()
  const leave = () => {
    clearTimeout(timer)
    waiting.abort()
  }
  const again = () => {
    if (document.hidden) return
    leave()
    go()
  }
  const timer = setTimeout(again, wait)
  addEventListener('online', again, { signal: waiting.signal })
  document.addEventListener('visibilitychange', again, { signal: waiting.signal })
  signal.addEventListener('abort', leave, { signal: waiting.signal })
}
