/** The room above and below a dialog, and the width from which it stands in the middle, in pixels. */
const room = 48
const middleFrom = 640

/** For the `ref` of something that comes and goes in a dialog: the dialog grows downwards by it, instead of both ways. */
export function keepTop(element: HTMLElement | null): (() => void) | undefined {
  const dialog = element?.closest<HTMLElement>('[role="dialog"]')
  if (!element || !dialog) return undefined
  const observer = new ResizeObserver(() => {
    const free = Math.max(0, innerHeight - room - dialog.offsetHeight)
    dialog.style.marginBlockStart = innerWidth < middleFrom ? '' : `${Math.min(element.offsetHeight, free)}px`
  })
  observer.observe(element)
  // Fields that open later need the room, too.
  observer.observe(dialog)
  return () => observer.disconnect()
}
