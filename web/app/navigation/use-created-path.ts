import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Moves to the address of what was created, in the same form; what has the focus keeps it, although a new page would take it. */
export function useCreatedPath(editingKey: string): (path: string) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const kept = useRef<{ path: string; focused: Element | null }>(null)
  useEffect(() => {
    if (kept.current?.path !== pathname) return
    const { focused } = kept.current
    kept.current = null
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }, [pathname])
  return (path) => {
    kept.current = { path, focused: document.activeElement }
    void navigate(path, { replace: true, preventScrollReset: true, state: { editing: editingKey } })
  }
}

/** The editing that goes on at an address, as the history's state tells. */
export const editingKeyFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'editing' in state && typeof state.editing === 'string'
    ? state.editing
    : null
