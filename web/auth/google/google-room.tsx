import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { hasGoogle } from './google-set.ts'

const GoogleWay = lazyPart(() => import('./google-way.tsx').then((m) => m.GoogleWay))

/** Room for the way through Google under a form, where there is Google. */
export const googleRoom = (): ReactNode =>
  hasGoogle() && (
    <div className="min-h-21 sm:min-h-20">
      <Suspense>
        <GoogleWay />
      </Suspense>
    </div>
  )
