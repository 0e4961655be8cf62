import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Navigate, useParams } from 'react-router'
import { tasks } from '#contract/teaching/tasks.ts'
import { assignments } from '#contract/teaching/assignments.ts'
import { guardians } from '#contract/people/guardians.ts'
import { classes } from '#contract/people/classes.ts'
import { conversations } from '#contract/practice/conversations.ts'
import { assignmentsQuery } from '../../assignments/assignments.api.ts'
import { studentConversationsQuery } from '../../conversations/conversations.api.ts'
import { StudentConversations } from '../../conversations/student/student-conversations.tsx'
import { NotFoundView } from '../../errors/not-found-view.tsx'
import { StudentPartners } from '../../assignments/student-partners.tsx'
import { useApi } from '../../lib/api/api.ts'
import { isGone } from '../../lib/api/gone.ts'
import { StudentHomework } from '../../tasks/student-homework.tsx'
import { studentTasksQuery } from '../../tasks/tasks.api.ts'
import { useTitle } from '../../lib/title.ts'
import { LoadFailed } from '../../errors/load-failed.tsx'
import { LinkCard } from '../../links/link-card.tsx'
import { FamilyCard } from '../family/family-card.tsx'
import { guardianQuery } from '../family/family.api.ts'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileHistory } from './profile-history.tsx'
import { useListPath } from './profile-list.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { nameOf } from '../../people/student-name.ts'
import { classesQuery } from '../../people/classes.api.ts'
import { useStudent } from '../../people/students.api.ts'

// Other paths would call other endpoints of the API.
const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export function StudentPage() {
  const { id = '' } = useParams()
  const list = useListPath()
  const [erased, setErased] = useState<string | null>(null)
  if (erased === id) return <Navigate to={list} replace />
  if (!idShape.test(id)) return <GoneStudent />
  return <Profile key={id} id={id} onErased={() => setErased(id)} />
}

function Profile({ id, onErased }: { id: string; onErased: () => void }) {
  const { t } = useTranslation('student')
  const { data: student, error, isFetching, refetch } = useStudent(id)
  const isWaiting = useIsLoading(id)
  useTitle(student ? nameOf(student) : t(($) => $.title))

  if (isGone(error)) return <GoneStudent />
  return (
    <>
      <ProfileHeader student={student} isLoading={!error} onErased={onErased} />
      {student && !isWaiting && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]">
          <StudentConversations id={id} />
          <div className="grid grid-cols-1 gap-6 lg:row-span-2">
            <StudentHomework student={student} />
            <StudentPartners student={student} />
            <LinkCard student={student} />
            <FamilyCard student={student} />
          </div>
          <div className="grid grid-cols-1 gap-6">
            <ProfileDetails student={student} />
            <ProfileHistory id={id} />
          </div>
        </div>
      )}
      {error && !student && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && (!student || isWaiting) && <ProfileSkeleton />}
    </>
  )
}

/** Whether content is loading that would shift what is below it. */
function useIsLoading(id: string): boolean {
  const parts = useQueries({
    queries: [
      classesQuery(useApi(classes)),
      studentConversationsQuery(useApi(conversations), id),
      assignmentsQuery(useApi(assignments), { student_id: id }),
      studentTasksQuery(useApi(tasks), id),
      guardianQuery(useApi(guardians), id),
    ],
  })
  return parts.some(({ isPending }) => isPending)
}

function GoneStudent() {
  const { t } = useTranslation('student')
  return (
    <NotFoundView
      title={t(($) => $.gone.title)}
      text={t(($) => $.gone.text)}
      to="/students"
      back={t(($) => $.gone.back)}
    />
  )
}
