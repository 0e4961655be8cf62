import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chunkErrorEvent } from '../lib/lazy-component.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'

/** Several parts that are missing at once are said once, in milliseconds. */
const dedupeMs = 1000

/** Says that something could not be fetched, such as a dialog; the page stays as it is. */
export function ChunkErrorToasts() {
  const { t } = useTranslation(['connection', 'errors'])
  const toasts = useToasts()
  const told = useRef(0)
  useEffect(() => {
    const tell = () => {
      if (Date.now() - told.current < dedupeMs) return
      told.current = Date.now()
      toasts.error(
        t(($) => $.missing.title),
        // Any press tries again: see `lazyPart`.
        {
          description: t(($) => $.missing.text),
          action: { label: t(($) => $.retry, { ns: 'errors' }), onPress: () => undefined },
        },
      )
    }
    addEventListener(chunkErrorEvent, tell)
    return () => removeEventListener(chunkErrorEvent, tell)
  }, [t, toasts])
  return null
}
