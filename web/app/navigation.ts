import { type LucideIcon, Settings, UsersRound } from 'lucide-react'
import type { words } from '../locales/en/index.ts'

type Name = keyof typeof words.app.area

/** A part of the dashboard; its `pages` are listed in the side panel while one is there. */
export interface Area {
  path: string
  name: Name
  Icon: LucideIcon
  pages?: readonly { path: string; name: Name }[]
}

/** What the navigation leads to, in its order. */
export const areas: readonly Area[] = [
  { path: '/students', name: 'students', Icon: UsersRound },
  {
    path: '/settings',
    name: 'settings',
    Icon: Settings,
    pages: [
      { path: '/settings/general', name: 'general' },
      { path: '/settings/credentials', name: 'credentials' },
      { path: '/settings/sessions', name: 'sessions' },
      { path: '/settings/activity', name: 'activity' },
    ],
  },
]

/** The area that a path belongs to. */
export const areaOf = (pathname: string): Area | undefined =>
  areas.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
