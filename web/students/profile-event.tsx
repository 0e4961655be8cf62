import { type LucideIcon, MessagesSquare, Pencil, UserMinus, UserPlus, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StudentEvent } from '#contract/student-events.ts'
import { useFormat } from '../lib/format.ts'
import { agoIn } from './profile-ago.ts'

const icons: Record<StudentEvent['kind'], LucideIcon> = {
  added: UserPlus,
  joined: UsersRound,
  changed: Pencil,
  inactivated: UserMinus,
  practised: MessagesSquare,
}

type ProfileEventProps = {
  event: StudentEvent
  /** When the history was asked for, in milliseconds since the epoch. */
  now: number
}

/** Something that happened to a student: what, and how long ago. */
export function ProfileEvent({ event, now }: ProfileEventProps) {
  const { t, i18n } = useTranslation('student')
  const { dateTime } = useFormat()
  const Icon = icons[event.kind]
  return (
    <li className="group relative flex gap-3 pb-5 last:pb-0">
      <span
        className="absolute inset-y-0 start-3.5 w-px bg-border group-first:top-3.5 group-last:bottom-auto group-last:h-3.5 group-only:hidden"
        aria-hidden="true"
      />
      <span className="relative grid size-7 shrink-0 place-items-center rounded-full bg-chip text-muted ring-4 ring-surface">
        <Icon className="size-3.5" aria-hidden="true" />
      </span>
      <div className="grid min-w-0 gap-0.5 pt-1">
        <p className="text-sm font-medium wrap-anywhere">
          {t(($) => $.event[event.kind], { class: isolated(event.class?.name) })}
        </p>
        <time
          dateTime={event.at}
          data-tooltip={dateTime(event.at)}
          className="justify-self-start text-xs text-muted tabular-nums"
        >
          {agoIn(i18n.language, event.at, now)}
        </time>
      </div>
    </li>
  )
}

/** A name whose direction is its own, in the middle of a sentence. */
const isolated = (name = '') => `\u2068${name}\u2069`
