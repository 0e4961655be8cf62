import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { NavList } from './nav-list.tsx'
import { Shell } from './shell.tsx'

/** One sidebar with names. */
export function Sideblock() {
  return (
    <Shell
      sidebar={
        <div className="sticky top-0 h-dvh w-64 overflow-y-auto border-e border-border bg-surface">
          <div className="flex h-16 items-center px-6">
            <Wordmark name="Tertulia" />
          </div>
          <NavList />
        </div>
      }
    />
  )
}
