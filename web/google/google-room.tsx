import { lazy, type ReactNode, Suspense } from 'react'
import { hasGoogle } from './google-set.ts'

const GoogleWay = lazy(() => import('./google-way.tsx').then((m) => ({ default: m.GoogleWay })))

/** Room for the way through Google under a form, where there is Google. */
export const googleRoom = (): ReactNode =>
  hasGoogle() && (
    <div className="min-h-21 sm:min-h-20">
      <Suspense>
        <GoogleWay />
      </Suspense>
    </div>
  )
