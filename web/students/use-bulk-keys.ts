import { useEffect } from 'react'
import { pageBoxId } from './selection.ts'
import type { Selection } from './use-selection.ts'

/** Where Escape means something else. */
const busy =
  'input:not([type="checkbox"]), select, textarea, [role="dialog"], [role="alertdialog"], [role="menu"], .toasts'

const pageBox = () => document.getElementById(pageBoxId)

/** While something is chosen, Escape lets it go; and the focus that the bar about it had is not lost with it. */
export function useBulkKeys({ clear }: Selection) {
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isBusy = target instanceof Element && target.closest(busy)
      if (key !== 'Escape' || defaultPrevented || isBusy || pageBox()?.closest('[inert], [aria-hidden=true]')) return
      clear()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [clear])
  useEffect(
    () => () => {
      // A dialog of the bar that closes with it is done with the focus by the next frame.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) pageBox()?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
