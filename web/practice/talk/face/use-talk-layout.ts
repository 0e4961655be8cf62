import { useSyncExternalStore } from 'react'

export type TalkLayout = 'upright' | 'across' | 'wide'

const wide = '(min-width: 64rem) and (min-height: 32rem)'
const across = '(min-width: 36rem) and (orientation: landscape)'

const currentLayout = (): TalkLayout => {
  if (matchMedia(wide).matches) return 'wide'
  return matchMedia(across).matches ? 'across' : 'upright'
}

function subscribe(listener: () => void): () => void {
  const queries = [wide, across].map((query) => matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

export const useTalkLayout = (): TalkLayout => useSyncExternalStore(subscribe, currentLayout)
