import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { cx } from '../ui/cx.ts'
import { softTone } from '../ui/states/tone.ts'

/** In milliseconds. */
const backOnlineMs = 4000

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Overlays the page, so that the layout doesn't shift. */
export function ConnectionNotice() {
  const { t } = useTranslation('connection')
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  const [wasOnline, setWasOnline] = useState(isOnline)
  const [isBack, setIsBack] = useState(false)
  if (isOnline !== wasOnline) {
    setWasOnline(isOnline)
    setIsBack(isOnline)
  }
  useEffect(() => {
    if (!isBack) return undefined
    const timer = setTimeout(() => setIsBack(false), backOnlineMs)
    return () => clearTimeout(timer)
  }, [isBack])

  const Icon = isOnline ? Wifi : WifiOff
  return (
    <output className="pointer-events-none absolute inset-x-4 top-full -mt-2 flex justify-center">
      {(isBack || !isOnline) && (
        <span className={cx(classes, softTone[isOnline ? 'success' : 'warning'])}>
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {isOnline ? (
            t(($) => $.back)
          ) : (
            <>
              <span className="max-sm:sr-only">{t(($) => $.offline)}</span>
              <span className="sm:hidden" aria-hidden="true">
                {t(($) => $.offlineShort)}
              </span>
            </>
          )}
        </span>
      )}
    </output>
  )
}

const classes =
  'inline-flex items-center gap-2 rounded-full border border-border px-4 py-1 text-xs font-medium text-balance shadow-pop'
