import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router'
import { classes } from '#contract/classes.ts'
import { StudentConversations } from '../conversations/student-conversations.tsx'
import { GoneView } from '../errors/gone-view.tsx'
import { StudentPartners } from '../assignments/student-partners.tsx'
import { useApi } from '../lib/api.ts'
import { useTitle } from '../lib/title.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { LinkCard } from '../links/link-card.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { ProfileHistory } from './profile-history.tsx'
import { useListAddress } from './profile-list.tsx'
import { ProfileSkeleton } from './profile-skeleton.tsx'
import { nameOf } from './student-name.ts'
import { classesQuery, isGone, useStudent } from './students.api.ts'

// Anything else would be another call of the API.
const idShape = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Where a school sees and changes everything about one student. */
export function StudentPage() {
  const { id = '' } = useParams()
  const list = useListAddress()
  const [erased, setErased] = useState<string | null>(null)
  if (erased === id) return <Navigate to={list} replace />
  if (!idShape.test(id)) return <GoneStudent />
  return <Profile key={id} id={id} onErased={() => setErased(id)} />
}

function Profile({ id, onErased }: { id: string; onErased: () => void }) {
  const { t } = useTranslation('student')
  const { data: student, error, isFetching, refetch } = useStudent(id)
  // Their boxes would push what is below them.
  const { isPending: waitsForClasses } = useQuery(classesQuery(useApi(classes)))
  useTitle(student ? nameOf(student) : t(($) => $.title))

  if (isGone(error)) return <GoneStudent />
  return (
    <>
      <ProfileHeader student={student} isComing={!error} onErased={onErased} />
      {student && !waitsForClasses && (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="grid grid-cols-1 gap-6">
            <ProfileDetails student={student} />
            <StudentConversations id={id} />
          </div>
          <div className="grid grid-cols-1 gap-6">
            <LinkCard student={student} />
            <StudentPartners student={student} />
            <ProfileHistory id={id} />
          </div>
        </div>
      )}
      {error && !student && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && (!student || waitsForClasses) && <ProfileSkeleton />}
    </>
  )
}

function GoneStudent() {
  const { t } = useTranslation('student')
  return (
    <GoneView title={t(($) => $.gone.title)} text={t(($) => $.gone.text)} to="/students" back={t(($) => $.gone.back)} />
  )
}
