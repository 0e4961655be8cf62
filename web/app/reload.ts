import { isMissingPart } from '../lib/missing-part.ts'

const reloadedKey = 'reloadedAt'
/** A page that is still missing within this time after a reload is shown as an error, in milliseconds. */
const patience = 60_000
/** How often a server that gave no answer is asked again, in milliseconds. */
const pause = 3000

/** Loads the page anew when a part of it is gone, as after an update of the server; once, and then the error shows. */
export function reloadOnceForMissingPart(error: unknown): void {
  if (isMissingPart(error) && navigator.onLine && mayReload()) reload()
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
    if (mayReload()) reload()
    else onStuck()
  }
  const ask = () => void attempt()
  const timer = setInterval(ask, pause)
  const giveUp = () => {
    isOver = true
    clearInterval(timer)
    removeEventListener('online', ask)
  }
  addEventListener('online', ask)
  ask()
  return giveUp
}

const mayReload = (): boolean => Date.now() - Number(sessionStorage.getItem(reloadedKey)) >= patience

function reload(): void {
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  location.reload()
}
