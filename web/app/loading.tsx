import { Mark } from '../ui/brand/mark.tsx'
import { TopProgress } from './progress.tsx'

export function Loading() {
  return (
    <>
      <TopProgress isAnimating label="Tertulia" />
      <div className="first-paint">
        <Mark size={56} />
      </div>
    </>
  )
}
