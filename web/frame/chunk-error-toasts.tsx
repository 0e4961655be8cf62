import { useEffect, useRef } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { chunkErrorEvent } from '../lib/lazy-component.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'

/** In milliseconds; several failed chunks cause one message. */
const dedupeMs = 1000

export function ChunkErrorToasts() {
  const { t } = useTranslation(['connection', 'errors'])
  const toasts = useToasts()
  const lastShownAt = useRef(0)
  useEffect(() => {
    const tell = () => {
      if (Date.now() - lastShownAt.current < dedupeMs) return
      lastShownAt.current = Date.now()
      toasts.error(
        t(($) => $.missing.title),
        // Any click retries: see `lazyComponent`.
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
