import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { students } from '#contract/people/students.ts'
import { useApi } from '../../lib/api/api.ts'
import { toSearchText } from '../../lists/search-box.tsx'
import { nameOf } from '../../people/student-name.ts'
import { studentsQuery } from '../../people/students.api.ts'
import { Finder } from '../../ui/overlays/finder.tsx'
import { PersonAvatar } from '../../ui/layout/person-avatar.tsx'

/** In milliseconds. */
const debounceMs = 150
const maxOptions = 10

export function StudentFinder({ onChoose, onLeave }: { onChoose: (id: string) => void; onLeave: () => void }) {
  const { t } = useTranslation(['conversations', 'frame'])
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(toSearchText(text), debounceMs)
  const search = asked && { search: asked }
  const { data, isFetching } = useQuery(
    studentsQuery(useApi(students), { page: 1, page_size: maxOptions, sort: 'name', ...search }),
  )
  useLayoutEffect(() => field.current?.focus(), [])
  const items = (data?.items ?? []).map((student) => ({
    key: student.id,
    label: nameOf(student),
    detail: student.email ?? undefined,
    icon: <PersonAvatar name={nameOf(student)} seed={student.id} size="xs" />,
  }))
  const label = t(($) => $.filter.findStudent, { ns: 'conversations' })
  return (
    <div
      className="min-w-0 basis-full md:w-56 md:basis-auto"
      onKeyDownCapture={({ key }) => key === 'Escape' && onLeave()}
    >
      <Finder
        ref={field}
        label={label}
        placeholder={label}
        value={text}
        onChange={setText}
        groups={items.length > 0 ? [{ value: t(($) => $.area.students, { ns: 'frame' }), items }] : []}
        onChoose={({ key }) => onChoose(key)}
        emptyText={data ? t(($) => $.filter.noStudent, { ns: 'conversations' }) : label}
        pending={isFetching}
      />
    </div>
  )
}
