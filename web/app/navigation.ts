import { type LucideIcon, Settings, UsersRound } from 'lucide-react'
import type { words } from '../locales/en/index.ts'

type Name = keyof typeof words.app.area

/** A part of the dashboard; its `pages` are listed in the side panel while one is there. */
export interface Area {
  path: string
  name: Name
  Icon: LucideIcon
  pages?: readonly { path: string; name: Name }[]
  /** Where else one is in this area. */
  also?: string
}

/** What the navigation leads to, in its order. */
export const areas: readonly Area[] = [
  { path: '/students', name: 'students', Icon: UsersRound, also: '/classes' },
  {
    path: '/settings',
    name: 'settings',
    Icon: Settings,
    pages: [
      { path: '/settings/general', name: 'general' },
      { path: '/settings/credentials', name: 'credentials' },
      { path: '/settings/sessions', name: 'sessions' },
      { path: '/settings/billing', name: 'billing' },
      { path: '/settings/activity', name: 'activity' },
    ],
  },
]

/** The area that a path belongs to. */
export const areaOf = (pathname: string): Area | undefined =>
  areas.find(({ path, also }) => isIn(path, pathname) || (also && isIn(also, pathname)))

/** Says whether a page is the one of a path, or below it. */
export const isIn = (path: string, pathname: string): boolean => pathname === path || pathname.startsWith(`${path}/`)
