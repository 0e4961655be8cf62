/** Whether a key has no other meaning for the focused element. */
export function isFreeKey({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isTaken = target instanceof Element && target.closest('input, textarea, select, button, a, summary, dialog')
  return !isTaken && !altKey && !ctrlKey && !metaKey
}
