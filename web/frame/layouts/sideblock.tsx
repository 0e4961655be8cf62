import { Wordmark } from '../../ui/brand/wordmark.tsx'
import { HomeLink } from '../../app/navigation/home-link.tsx'
import { NavList } from './nav-list.tsx'

export function Sideblock() {
  const home = (
    <div className="flex h-16 items-center px-3">
      <HomeLink>
        <Wordmark name="Tertulia" />
      </HomeLink>
    </div>
  )
  return (
    <div className="sticky top-0 h-dvh w-64 shrink-0 overflow-y-auto border-e border-border bg-surface">
      <NavList above={home} />
    </div>
  )
}
