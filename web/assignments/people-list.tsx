import { Printer, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Assignment } from '#contract/teaching/assignments.ts'
import { useFormat } from '../lib/words/format.ts'
import { cardsLocation } from '../links/cards/card-selection.ts'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { LongList } from '../ui/lists/long-list.tsx'
import { PersonAvatar } from '../ui/layout/person-avatar.tsx'
import { idsOf, type Partner } from './partner.ts'
import { RemoveButton } from './remove-button.tsx'
import { useUnassign } from './use-unassign.ts'

/** Estimated height of a row, in pixels. */
const height = 53

type PeopleListProps = { partner: Partner; items: readonly Assignment[] }

/** Virtualized when it is long. */
export function PeopleList({ partner, items }: PeopleListProps) {
  const { t } = useTranslation('assignments')
  const takeAway = useUnassign()
  const classes = items.flatMap((item) => item.class ?? [])
  const students = items.flatMap((item) => item.student ?? [])
  const assigned = idsOf(partner)
  return (
    <div className="grid grid-cols-1 gap-5">
      {classes.length > 0 && (
        <Group title={t(($) => $.classes)}>
          <ul className="divide-y divide-border">
            {classes.map((one) => (
              <ClassLine
                key={one.id}
                one={one}
                onRemove={() => takeAway(one.name, { ...assigned, class_ids: [one.id] })}
              />
            ))}
          </ul>
        </Group>
      )}
      {students.length > 0 && (
        <Group title={t(($) => $.students)}>
          <LongList count={students.length} height={height}>
            {({ from, to, above, below, measureProps }) => (
              <ul className="divide-y divide-border" style={{ paddingBlock: `${above}px ${below}px` }}>
                {students.slice(from, to).map((student, place) => (
                  <li key={student.id} {...measureProps(from + place)} className={lineClasses}>
                    <PersonAvatar name={student.name} seed={student.id} size="sm" />
                    <NameAndState to={`/students/${student.id}`} name={student.name}>
                      {!student.is_active && t(($) => $.inactive)}
                    </NameAndState>
                    <RemoveButton
                      name={student.name}
                      onRemove={() => takeAway(student.name, { ...assigned, student_ids: [student.id] })}
                    />
                  </li>
                ))}
              </ul>
            )}
          </LongList>
        </Group>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
      {children}
    </div>
  )
}

function ClassLine({ one, onRemove }: { one: NonNullable<Assignment['class']>; onRemove: () => void }) {
  const { t } = useTranslation('assignments')
  const { number } = useFormat()
  const { id, name, student_count: count } = one
  return (
    <li className={lineClasses}>
      <span className="grid size-8 shrink-0 place-items-center rounded-full bg-chip text-muted">
        <UsersRound className="size-4" aria-hidden="true" />
      </span>
      <NameAndState to={`/classes/${id}`} name={name}>
        {t(($) => $.size, { count, number: number(count) })}
      </NameAndState>
      {count > 0 && <PrintCards id={id} name={name} />}
      <RemoveButton name={name} onRemove={onRemove} />
    </li>
  )
}

function PrintCards({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('bulk')
  const text = t(($) => $.printCards)
  return (
    <ButtonLink
      size="sm"
      variant="ghost"
      icon={<Printer className="size-4" aria-hidden="true" />}
      render={<Link to={cardsLocation({ class_id: id }).to} aria-label={`${text}: ${name}`} />}
    >
      <span className="max-sm:hidden">{text}</span>
    </ButtonLink>
  )
}

function NameAndState({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <span className="grid min-w-0 flex-1 grid-cols-1">
      <span className="flex min-w-0">
        <Link
          to={to}
          dir="auto"
          className="max-w-full truncate rounded-xs font-medium underline-offset-3 hover:underline"
        >
          {name}
        </Link>
      </span>
      {children && <span className="text-xs text-muted">{children}</span>}
    </span>
  )
}

const lineClasses = 'flex min-h-13 items-center gap-3 py-2'
