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
import type * as words from '../../locales/en/index.ts'

type Name = keyof typeof words.app.area

export interface Area {
  path: string
  name: Name
  Icon: LucideIcon
  pages?: readonly { path: string; name: Name }[]
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
      { path: '/settings/credentials', name: 'credentials' },
      { path: '/settings/sessions', name: 'sessions' },
      { path: '/settings/billing', name: 'billing' },
      { path: '/settings/notices', name: 'notices' },
      { path: '/settings/activity', name: 'activity' },
    ],
  },
]

export const areaOf = (pathname: string): Area | undefined =>
  areas
    .flatMap((area) => [area.path, ...(area.also ?? [])].map((path) => ({ area, path })))
    .filter(({ path }) => isIn(path, pathname))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.area

export const isIn = (path: string, pathname: string): boolean =>
  pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`)
