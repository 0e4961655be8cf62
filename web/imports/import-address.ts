import { useSearchParams } from 'react-router'

export const importParam = 'import'

/** The import's id in the URL survives a reload and Back. */
export function useImportAddress(): { id: string | null; write: (id: string | null) => void } {
  const [params, setParams] = useSearchParams()
  const id = params.get(importParam)
  const write = (next: string | null) =>
    setParams((current) => withImport(current, next), { replace: true, preventScrollReset: true })
  return { id, write }
}

function withImport(current: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(current)
  if (id) changed.set(importParam, id)
  else changed.delete(importParam)
  return changed
}
