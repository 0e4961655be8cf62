/** Does something as long as an element is in the window, until what comes back is called; `start` gives how it is stopped. */
export function whileSeen(element: Element, start: () => () => void): () => void {
  // A page in a test has no window to be out of.
  if (!('IntersectionObserver' in globalThis)) return start()
  let stop: (() => void) | undefined
  const observer = new IntersectionObserver((entries) => {
    const isSeen = entries.at(-1)?.isIntersecting ?? false
    if (isSeen) stop ??= start()
    else end()
  })
  const end = () => {
    stop?.()
    stop = undefined
  }
  observer.observe(element)
  return () => {
    observer.disconnect()
    end()
  }
}
