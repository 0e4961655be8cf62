import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import { isChunkLoadError } from './chunk-load-error.ts'

/** A window event: a chunk that the user has asked for could not be fetched. */
export const chunkErrorEvent = 'partmissing'

/** Like `React.lazy`, but a failed chunk suspends instead of throwing; it is fetched again when the browser is online, or at the next click on a button. `quietly` reports no failure. */
export const lazyComponent = <Props>(
  load: () => Promise<ComponentType<Props>>,
  how: 'aloud' | 'quietly' = 'aloud',
): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await fetchWithRetry(load, how) }))

export async function fetchWithRetry<Part>(
  load: () => Promise<Part>,
  how: 'aloud' | 'quietly' = 'aloud',
): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!isChunkLoadError(error)) throw error
    if (how === 'aloud') dispatchEvent(new Event(chunkErrorEvent))
    await retrySignal()
    return fetchWithRetry(load, how)
  }
}

const retrySignal = () =>
  new Promise<void>((resolve) => {
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const tryAgain = () => {
      listening.abort()
      resolve()
    }
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button, [role^=menuitem]')) tryAgain()
    }
    addEventListener('online', tryAgain, options)
    addEventListener('click', onClick, options)
  })
