import {
  AudioLines,
  BotMessageSquare,
  House,
  type LucideIcon,
  MessageSquarePlus,
  MessagesSquare,
  Settings,
  Smile,
  UsersRound,
} from 'lucide-react'
import { isAtLeast, type Role } from '#contract/school/roles.ts'
import type * as words from '../../locales/en/index.ts'

type Name = keyof typeof words.frame.area

interface AreaPage {
  path: string
  name: Name
}

export interface Area {
  path: string
  name: Name
  Icon: LucideIcon
  pages?: readonly AreaPage[]
  also?: readonly string[]
}

// An existing chatbot is edited at /create/:id, but belongs to Manage.
const editedPath = '/create/'

export const areas: readonly Area[] = [
  { path: '/school', name: 'home', Icon: House, also: ['/reports'] },
  { path: '/students', name: 'students', Icon: UsersRound, also: ['/classes', '/practice-cards'] },
  { path: '/create', name: 'create', Icon: MessageSquarePlus },
  { path: '/manage', name: 'manage', Icon: BotMessageSquare, also: [editedPath] },
  { path: '/conversations', name: 'conversations', Icon: MessagesSquare },
  { path: '/avatars', name: 'avatars', Icon: Smile },
  { path: '/voice', name: 'voice', Icon: AudioLines },
  {
    path: '/settings',
    name: 'settings',
    Icon: Settings,
    pages: [
      { path: '/settings/general', name: 'general' },
      { path: '/settings/staff', name: 'staff' },
      { path: '/settings/credentials', name: 'credentials' },
      { path: '/settings/sessions', name: 'sessions' },
      { path: '/settings/billing', name: 'billing' },
      { path: '/settings/notices', name: 'notices' },
      { path: '/settings/activity', name: 'activity' },
    ],
  },
]

/** The least role that may open a page and those below it, the narrower path last; any member may open the others. */
const leastRoles: readonly [path: string, least: Role][] = [
  ['/upgrade', 'school'],
  ['/settings/billing', 'school'],
  ['/settings/staff', 'coordinator'],
  ['/voice', 'coordinator'],
  ['/voice/device', 'teacher'],
]

/** Undefined if any member may open the page. */
export const leastRoleAt = (pathname: string): Role | undefined =>
  leastRoles.findLast(([path]) => isIn(path, pathname))?.[1]

export function mayOpen(role: Role, pathname: string): boolean {
  const least = leastRoleAt(pathname)
  return least === undefined || isAtLeast(role, least)
}

/** The areas with the pages that a role may open. */
export const areasFor = (role: Role): Area[] =>
  areas
    .filter(({ path }) => mayOpen(role, path))
    .map(({ pages, ...area }) => (pages ? { ...area, pages: pages.filter(({ path }) => mayOpen(role, path)) } : area))

export const areaOf = (pathname: string, of: readonly Area[] = areas): Area | undefined =>
  of
    .flatMap((area) => [area.path, ...(area.also ?? [])].map((path) => ({ area, path })))
    .filter(({ path }) => isIn(path, pathname))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.area

export const isIn = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
