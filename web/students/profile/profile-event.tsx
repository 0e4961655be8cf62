import { type LucideIcon, MessagesSquare, Pencil, UserMinus, UserPlus, UsersRound } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { StudentEvent } from '#contract/people/student-events.ts'
import { useFormat } from '../../lib/words/format.ts'
import { agoIn } from '../../lib/words/ago-in.ts'
import type { HistoryLine } from './history-lines.ts'

const icons: Record<StudentEvent['kind'], LucideIcon> = {
  added: UserPlus,
  joined: UsersRound,
  changed: Pencil,
  inactivated: UserMinus,
  practised: MessagesSquare,
}

type ProfileEventProps = {
  line: HistoryLine
  now: number
}

export function ProfileEvent({ line: { event, since, times }, now }: ProfileEventProps) {
  const { t } = useTranslation('student')
  const { number } = useFormat()
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
          {times > 1
            ? t(($) => $.event.practisedTimes, { count: times, number: number(times) })
            : t(($) => $.event[event.kind], { class: isolateName(event.class?.name) })}
        </p>
        <p className="text-xs text-muted tabular-nums">
          {since && (
            <>
              <Ago at={since.at} now={now} />
              {' – '}
            </>
          )}
          <Ago at={event.at} now={now} />
        </p>
      </div>
    </li>
  )
}

function Ago({ at, now }: { at: string; now: number }) {
  const { i18n } = useTranslation()
  const { dateTime } = useFormat()
  return (
    <time dateTime={at} data-tooltip={dateTime(at)}>
      {agoIn(i18n.language, at, now)}
    </time>
  )
}

/** Unicode isolates, so that a name keeps its own direction. */
const isolateName = (name = '') => `\u2068${name}\u2069`
