import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Replaces the address with that of the created item, in the same form and with the focus kept. */
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

export const editingKeyFrom = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'editing' in state && typeof state.editing === 'string'
    ? state.editing
    : null
