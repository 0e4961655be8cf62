import type { AuditEntry } from '#contract/school/audit.ts'
import { Card } from '../ui/layout/card.tsx'
import { ActivityEntry } from './activity-entry.tsx'
import { byDay } from './days.ts'
import { groupEntries } from './entry-groups.ts'
import { useTimes } from './use-times.ts'

type ActivityDaysProps = {
  entries: readonly AuditEntry[]
  now: string
}

export function ActivityDays({ entries, now }: ActivityDaysProps) {
  const { day } = useTimes()
  return byDay(entries).map(({ at, entries: ofDay }) => (
    <section key={at} aria-labelledby={`day-${at}`} className="grid grid-cols-1 gap-2.5">
      <h2 id={`day-${at}`} className="text-sm font-semibold text-muted">
        {day(at, now)}
      </h2>
      <Card padding="none">
        <ul className="divide-y divide-border overflow-hidden rounded-lg">
          {groupEntries(ofDay).map((one) => (
            <ActivityEntry key={one.newest.id} fold={one} />
          ))}
        </ul>
      </Card>
    </section>
  ))
}
