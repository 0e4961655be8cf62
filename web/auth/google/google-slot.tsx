import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { hasGoogle } from './has-google.ts'

const GoogleWay = lazyComponent(() => import('./google-option.tsx').then((m) => m.GoogleOption))

export const googleSlot = (): ReactNode =>
  hasGoogle() && (
    <div className="min-h-21 sm:min-h-20">
      <Suspense>
        <GoogleWay />
      </Suspense>
    </div>
  )
