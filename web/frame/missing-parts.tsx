import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { partMissing } from '../lib/lazy-part.ts'
import { useToasts } from '../ui/overlays/toasts.tsx'

/** Several parts that are missing at once are said once, in milliseconds. */
const once = 1000

/** Says that something could not be fetched, such as a dialog; the page stays as it is. */
export function MissingParts() {
  const { t } = useTranslation(['connection', 'errors'])
  const toasts = useToasts()
  const told = useRef(0)
  useEffect(() => {
    const tell = () => {
      if (Date.now() - told.current < once) return
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
    addEventListener(partMissing, tell)
    return () => removeEventListener(partMissing, tell)
  }, [t, toasts])
  return null
}
