const reloadedKey = 'reloadedAt'
/** A page that is still missing within this time after a reload is shown as an error, in milliseconds. */
const patience = 60_000
const missingChunk = /dynamically imported module|importing a module script|preload css/i

/** Loads the page anew when a part of it is gone, as after an update of the server; once, and then the error shows. */
export function reloadOnceForMissingChunk(error: unknown): void {
  if (!(error instanceof Error) || !missingChunk.test(error.message) || !navigator.onLine) return
  const last = Number(sessionStorage.getItem(reloadedKey))
  if (Date.now() - last < patience) return
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  location.reload()
}
