import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type Student, students } from '#contract/people/students.ts'
import { useMay } from '../../app/session/use-may.ts'
import { PageLink } from '../../app/navigation/page-link.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ProfileActions } from './profile-actions.tsx'
import { BackToList } from './profile-list.tsx'
import { nameOf } from '../../people/student-name.ts'
import { LevelBadge, StatusBadge } from '../../people/student-badges.tsx'

type ProfileHeaderProps = {
  student: Student | undefined
  isLoading: boolean
  onErased: () => void
}

export function ProfileHeader({ student, isLoading, onErased }: ProfileHeaderProps) {
  const mayManage = useMay(students.remove)
  return (
    <PageHeader
      above={<BackToList />}
      title={student ? <Name student={student} /> : <NameHeading isLoading={isLoading} />}
      description={student ? <StatusLine student={student} /> : isLoading && <StatusSkeleton />}
      actions={mayManage && student && <ProfileActions student={student} onErased={onErased} />}
    />
  )
}

function Name({ student }: { student: Student }) {
  return (
    <span className="flex items-start gap-3">
      <PersonAvatar name={nameOf(student)} seed={student.id} size="md" />
      <span className="min-w-0 py-1 wrap-anywhere" dir="auto">
        {nameOf(student)}
      </span>
    </span>
  )
}

/** Rendered while loading, because it gets the focus after a navigation. */
function NameHeading({ isLoading }: { isLoading: boolean }) {
  const { t } = useTranslation('student')
  if (!isLoading) return t(($) => $.title)
  return (
    <span className="flex h-10 animate-appear items-center gap-3">
      <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
      <Skeleton width="12rem" height="1.25rem" />
      <span className="sr-only">{t(($) => $.title)}</span>
    </span>
  )
}

function StatusLine({ student: { status, level, classes } }: { student: Student }) {
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1.5">
      <StatusBadge status={status} />
      {level && <LevelBadge level={level} />}
      {classes.map(({ id, name }) => (
        <PageLink key={id} to={`/classes/${id}`} className={classClasses}>
          <bdi className="truncate">{name}</bdi>
        </PageLink>
      ))}
    </span>
  )
}

function StatusSkeleton() {
  return (
    <span className="mt-1 flex h-6 animate-appear items-center gap-1.5">
      <Skeleton shape="block" width="4.5rem" height="1.5rem" />
      <Skeleton shape="block" width="3rem" height="1.5rem" />
    </span>
  )
}

const classClasses =
  'relative inline-flex h-6 max-w-full items-center rounded-full bg-primary-soft px-2.5 text-xs font-medium text-primary-text underline-offset-2 hover:underline max-sm:after:absolute max-sm:after:-inset-y-1'
