import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { importParam } from '../../imports/import-address.ts'
import type { Overlay } from '../overlay.ts'

/** Other pages link to `?add`. */
const addParam = 'add'

export function initialOverlay(params: URLSearchParams): Overlay | null {
  if (params.has(importParam)) return { kind: 'import', start: 'file' }
  return params.has(addParam) ? { kind: 'add' } : null
}

/** Calls `add` when the parameter appears; returns how to remove it. */
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
