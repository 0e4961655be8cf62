/** Milliseconds; the delay doubles with each failure. */
const initialDelay = 1000
const maxDelay = 30_000

/** Retries with growing delays while the page is visible, and at once when the browser is online again; an error of a proxy has no such event. */
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
