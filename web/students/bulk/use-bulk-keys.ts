import { useEffect } from 'react'
import { pageBoxId } from './selection.ts'
import type { Selection } from './use-selection.ts'

/** Elements that handle Escape themselves. */
const escapeTargets =
  'input:not([type="checkbox"]), select, textarea, [role="dialog"], [role="alertdialog"], [role="menu"], .toasts'

const pageBox = () => document.getElementById(pageBoxId)
const isCovered = () => Boolean(pageBox()?.closest('[inert], [aria-hidden=true]'))
const firstAct = () => document.querySelector<HTMLElement>('[data-foot-bar] button:not(output button)')

/** Escape clears the selection, F6 moves between list and bar. */
export function useBulkKeys({ clear }: Selection) {
  useEffect(() => listenToF6(), [])
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      const isBusy = target instanceof Element && target.closest(escapeTargets)
      if (key !== 'Escape' || defaultPrevented || isBusy || isCovered()) return
      clear()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [clear])
  useEffect(
    () => () => {
      // A closing dialog restores the focus first, until the next frame.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) pageBox()?.focus({ preventScroll: true })
      })
    },
    [],
  )
}

function listenToF6(): () => void {
  let before: HTMLElement | null = null
  const onKey = (event: KeyboardEvent) => {
    const { activeElement: here } = document
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey || isCovered()) return
    event.preventDefault()
    if (here?.closest('[data-foot-bar]')) return (before?.isConnected ? before : pageBox())?.focus()
    before = here instanceof HTMLElement ? here : null
    firstAct()?.focus()
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
}
