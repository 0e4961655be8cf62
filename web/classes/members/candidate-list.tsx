import type { Ref } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { StudentsLoadError } from '../../students/students-load-error.tsx'
import { nameOf } from '../../people/student-name.ts'
import { LevelBadge, StatusBadge } from '../../people/student-badges.tsx'
import type { PagedItems } from '../../lists/paged-items.ts'
import { TickLine } from '../../lists/tick-line.tsx'
import type { Ticks } from '../../lists/use-ticks.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { Skeleton, Skeletons } from '../../ui/states/skeleton.tsx'

type CandidateListProps = {
  classId: string
  candidates: PagedItems<Student>
  ticks: Ticks
  isSearched: boolean
  ref: Ref<HTMLDivElement>
}

export function CandidateList({ classId, candidates, ticks, isSearched, ref }: CandidateListProps) {
  const { t } = useTranslation('classes')
  const { items: students, error } = candidates
  return (
    <div
      ref={ref}
      className="relative h-[min(24rem,45dvh)] overflow-y-auto overscroll-contain rounded-md border border-border-strong p-1"
    >
      {error && (
        <StudentsLoadError
          error={error}
          isStale={students !== undefined}
          pending={candidates.isFetching}
          onRetry={candidates.retry}
        />
      )}
      {!students && !error && <CandidateSkeletons />}
      {students?.length === 0 && isSearched && <NoMatches />}
      {students && students.length > 0 && (
        <ul aria-label={t(($) => $.choosing.label)} aria-busy={candidates.isPending} className={listClasses}>
          {students.map((student) => (
            <TickLine
              key={student.id}
              id={student.id}
              name={nameOf(student)}
              detail={student.email}
              picture={<PersonAvatar name={nameOf(student)} seed={student.id} size="sm" />}
              fixed={student.classes.some(({ id }) => id === classId) && t(($) => $.choosing.member)}
              aside={<Aside student={student} />}
              ticks={ticks}
            />
          ))}
        </ul>
      )}
      {candidates.hasMore && (
        <div className="grid p-2">
          <Button variant="ghost" pending={candidates.isLoadingMore} onClick={candidates.showMore}>
            {t(($) => $.choosing.more)}
          </Button>
        </div>
      )}
    </div>
  )
}

function Aside({ student: { status, level } }: { student: Student }) {
  if (status === 'active') return level && <LevelBadge level={level} />
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 max-sm:gap-x-1.5">
      <StatusBadge status={status} />
      {level && <LevelBadge level={level} />}
    </span>
  )
}

function NoMatches() {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  return <EmptyState level={3} title={tStudents(($) => $.nothing.title)} text={t(($) => $.choosing.nothing)} />
}

const places = ['9rem', '7rem', '11rem', '8rem', '10rem', '7.5rem']

function CandidateSkeletons() {
  const { t } = useTranslation('students')
  return (
    <Skeletons label={t(($) => $.loading)}>
      {places.map((width) => (
        <div key={width} className="flex h-13 items-center gap-3 px-3">
          <Skeleton shape="block" width="1.125rem" height="1.125rem" />
          <Skeleton shape="circle" width="2rem" height="2rem" />
          <Skeleton width={width} />
        </div>
      ))}
    </Skeletons>
  )
}

const listClasses = 'grid grid-cols-1 transition-opacity delay-150 aria-busy:opacity-60'
