import { isChunkLoadError } from '../lib/chunk-load-error.ts'

const reloadedKey = 'reloadedAt'
/** A page that is still missing within this time after a reload is shown as an error, in milliseconds. */
const reloadGraceMs = 60_000
/** How often a server that gave no answer is asked again, in milliseconds. */
const pollInterval = 3000

/** Loads the page anew when a part of it is gone, as after an update of the server; once, and then the error shows. */
export function reloadOnceForMissingChunk(error: unknown): void {
  if (isChunkLoadError(error) && navigator.onLine && canReload()) reload()
}

/** Loads the page anew as soon as the server answers, so that nobody lands on the browser's own error page; `onStuck` if that was just tried. Returns how to give up. */
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
