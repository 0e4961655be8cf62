import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { fold } from '../../lib/words/fold.ts'
import { nameOf } from '../../people/student-name.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { LongList } from '../../ui/lists/long-list.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'
import type { useActiveStudents } from './change.api.ts'
import { submitId } from './decision-bar.tsx'
import { KeepItem, lineHeight } from './keep-item.tsx'
import { LoadFailed } from '../../errors/load-failed.tsx'
import type { StudentsToKeep } from './use-students-to-keep.ts'

type KeepListProps = { students: ReturnType<typeof useActiveStudents>; keep: StudentsToKeep }

export function KeepList({ students, keep }: KeepListProps) {
  const { t } = useTranslation('planChange')
  const [search, setSearch] = useState('')
  const { data, error, isFetching, refetch, dataUpdatedAt } = students
  const hasPractice = data?.items.some(({ last_practised_at: at }) => at !== null) ?? true
  const wanted = fold(search.trim())
  const found = data?.items.filter((student) => wordsOf(student).includes(wanted)) ?? []
  if (error && !data)
    return <LoadFailed title={t(($) => $.loadFailed)} error={error} pending={isFetching} onRetry={refetch} />
  return (
    <section aria-labelledby="who-stays" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid gap-1">
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4">
          <h2 id="who-stays" className="text-base font-semibold">
            {t(($) => $.list)}
          </h2>
          {keep.isChanged && (
            <Button variant="ghost" size="sm" onClick={keep.reset}>
              {t(($) => $.reset)}
            </Button>
          )}
        </div>
        <p className="text-sm text-muted">{t(($) => $.suggestion[hasPractice ? 'practised' : 'named'])}</p>
      </div>
      <SearchField
        label={t(($) => $.search)}
        placeholder={t(($) => $.search)}
        clearLabel={t(($) => $.clear)}
        value={search}
        onChange={setSearch}
      />
      <SkipList label={t(($) => $.skip)} />
      <Card padding="none">{data ? <Lines found={found} keep={keep} now={dataUpdatedAt} /> : <RowSkeletons />}</Card>
    </section>
  )
}

type LinesProps = { found: readonly Student[]; keep: StudentsToKeep; now: number }

function Lines({ found, keep, now }: LinesProps) {
  const { t } = useTranslation('planChange')
  if (found.length === 0) return <EmptyState level={3} title={t(($) => $.nothing)} />
  return (
    <LongList count={found.length} height={lineHeight}>
      {({ from, to, above, below, isPart, measureProps }) => (
        // A shortcut: every checkbox is also reachable by Tab.
        <div role="presentation" onKeyDown={moveBetweenBoxes} className="overflow-hidden rounded-lg">
          <ul
            aria-labelledby="who-stays"
            className="divide-y divide-border"
            style={{ paddingBlock: `${above}px ${below}px` }}
          >
            {found.slice(from, to).map((student, place) => (
              <KeepItem
                key={student.id}
                student={student}
                isKept={keep.chosen.has(student.id)}
                onToggle={keep.toggle}
                now={now}
                {...(isPart && measureProps(from + place))}
              />
            ))}
          </ul>
        </div>
      )}
    </LongList>
  )
}

function SkipList({ label }: { label: string }) {
  return (
    <button
      type="button"
      onClick={() => document.querySelector<HTMLElement>(`#${submitId}`)?.focus()}
      className="sr-only rounded-sm text-sm font-medium text-primary-text focus:not-sr-only focus:px-1"
    >
      {label}
    </button>
  )
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }

function moveBetweenBoxes(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input')]
  boxes[boxes.findIndex((box) => box === event.target) + step]?.focus()
}

const wordsOf = (student: Student) => fold(`${nameOf(student)} ${student.email ?? ''} ${student.student_number ?? ''}`)

const names = ['9rem', '7rem', '11rem', '8rem', '10rem', '7.5rem']

function RowSkeletons() {
  const { t } = useTranslation('planChange')
  return (
    <Skeletons label={t(($) => $.loading)}>
      {names.map((width) => (
        <div key={width} className="flex h-14 items-center gap-3 px-4">
          <Skeleton shape="block" width="1.125rem" height="1.125rem" />
          <Skeleton shape="circle" width="2rem" height="2rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </Skeletons>
  )
}
