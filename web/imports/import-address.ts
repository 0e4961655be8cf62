import { useSearchParams } from 'react-router'

/** The name in the address bar under which an import is taken up again. */
export const importParam = 'import'

/** The import in the address bar, so that a reload and the way back from another page come to it again. */
export function useImportAddress(): { id: string | null; write: (id: string | null) => void } {
  const [params, setParams] = useSearchParams()
  const id = params.get(importParam)
  const write = (next: string | null) => {
    if (next === id) return
    setParams((current) => withImport(current, next), { replace: true, preventScrollReset: true })
  }
  return { id, write }
}

function withImport(current: URLSearchParams, id: string | null): URLSearchParams {
  const changed = new URLSearchParams(current)
  if (id) changed.set(importParam, id)
  else changed.delete(importParam)
  return changed
}
