import { isChunkLoadError } from '../lib/chunk-load-error.ts'

const reloadedKey = 'reloadedAt'
/** In milliseconds; a chunk that is still missing this long after a reload is shown as an error. */
const reloadGraceMs = 60_000
const pollInterval = 3000

/** A chunk of an earlier build is gone after an update of the server: reloads the page once, then shows the error. */
export function reloadOnceForMissingChunk(error: unknown): void {
  if (isChunkLoadError(error) && navigator.onLine && canReload()) reload()
}

/** Polls the server before reloading, because an unreachable server would show the browser's own error page. Returns a cancel function. */
export function reloadWhenAnswered(onStuck: () => void): () => void {
  let isOver = false
  const attempt = async () => {
    const isAnswered = await fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOver || !isAnswered) return
    giveUp()
    if (canReload()) reload()
    else onStuck()
  }
  const ask = () => void attempt()
  const timer = setInterval(ask, pollInterval)
  const giveUp = () => {
    isOver = true
    clearInterval(timer)
    removeEventListener('online', ask)
  }
  addEventListener('online', ask)
  ask()
  return giveUp
}

const canReload = (): boolean => Date.now() - Number(sessionStorage.getItem(reloadedKey)) >= reloadGraceMs

function reload(): void {
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  location.reload()
}
