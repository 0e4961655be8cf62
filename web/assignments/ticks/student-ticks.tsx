import { useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { SearchBox } from '../../lists/search-box.tsx'
import { nameOf } from '../../people/student-name.ts'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'
import { pageSize, useAssignedTo } from '../assignments.api.ts'
import { usePagedStudents } from '../../people/paged-students.ts'
import type { Partner } from '../partner.ts'
import { TickBox } from './tick-box.tsx'
import { TickLine } from '../../lists/tick-line.tsx'
import type { Ticks } from '../../lists/use-ticks.ts'

/** With a partner, students who have it directly are checked and disabled. */
export function StudentTicks({ partner, ticks }: { partner?: Partner; ticks: Ticks }) {
  const { t } = useTranslation('assignments')
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const paged = usePagedStudents({ search }, pageSize)
  const assigned = useAssignedTo(partner)
  const assignedIds = new Set(assigned.map(({ student }) => student?.id))
  const haveAsClass = new Set(assigned.map((item) => item.class?.id))
  const throughClass = (student: Student) => student.classes.find(({ id }) => haveAsClass.has(id))?.name
  const searchFor = (text: string) => {
    setSearch(text)
    if (list.current) list.current.scrollTop = 0
  }
  return (
    <>
      <SearchBox search={search} onSearch={searchFor} pending={paged.isPending} />
      <TickBox
        ref={list}
        label={t(($) => $.students)}
        paged={paged}
        empty={t(($) => (search ? $.to.noStudent : $.to.noStudents))}
      >
        {paged.items?.map((student) => (
          <TickLine
            key={student.id}
            id={student.id}
            name={nameOf(student)}
            detail={student.email}
            picture={<PersonAvatar name={nameOf(student)} seed={student.id} size="sm" />}
            fixed={assignedIds.has(student.id) && t(($) => $.has)}
            aside={<Aside student={student} through={throughClass(student)} />}
            ticks={ticks}
          />
        ))}
      </TickBox>
    </>
  )
}

function Aside({ student: { status, level }, through }: { student: Student; through: string | undefined }) {
  const { t } = useTranslation('assignments')
  if (through !== undefined) return <span className="truncate">{t(($) => $.through, { class: through })}</span>
  return status === 'inactive' ? t(($) => $.inactive) : level
}
