import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { importParam } from '../../imports/import-address.ts'
import type { Overlay } from '../overlay.ts'

/** The name in the address bar under which another page asks for the dialog that adds a student. */
const addParam = 'add'

/** What lies over the page from the beginning, as its address asks. */
export function initialOverlay(params: URLSearchParams): Overlay | null {
  if (params.has(importParam)) return { kind: 'import', start: 'file' }
  return params.has(addParam) ? { kind: 'add' } : null
}

/** Adds when the address begins to ask for it; gives how to take the question out of the address again. */
export function useAddParam(add: () => void): () => void {
  const [params, setParams] = useSearchParams()
  const isAsked = params.has(addParam)
  const [wasAsked, setWasAsked] = useState(isAsked)
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked)
    if (isAsked) add()
  }
  return () => {
    if (!isAsked) return
    const without = (current: URLSearchParams) => {
      const next = new URLSearchParams(current)
      next.delete(addParam)
      return next
    }
    setParams(without, { replace: true, preventScrollReset: true })
  }
}
