import type { ReactNode } from 'react'
import { PersonAvatar } from '../ui/layout/person-avatar.tsx'

type StaffRowProps = {
  id: string
  name: string
  picture?: string | null
  title: ReactNode
  /** Short facts under the name. */
  facts: Readonly<Record<string, ReactNode>>
  badge?: ReactNode
  menu?: ReactNode
}

export function StaffRow({ id, name, picture, title, facts, badge, menu }: StaffRowProps) {
  return (
    <li className="flex items-center gap-x-3.5 gap-y-2 py-3.5 ps-4 pe-2.5 sm:ps-5 sm:pe-4">
      <PersonAvatar name={name} seed={id} picture={picture} size="md" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold wrap-anywhere" dir="auto">
          {title}
        </p>
        <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-muted">
          {Object.entries(facts).map(
            ([key, fact]) =>
              fact && (
                <span key={key} className="wrap-anywhere">
                  {fact}
                </span>
              ),
          )}
        </p>
      </div>
      {badge && <div className="shrink-0 max-sm:hidden">{badge}</div>}
      <div className="w-9 shrink-0">{menu}</div>
    </li>
  )
}
