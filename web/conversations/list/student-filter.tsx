import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { students } from '#contract/people/students.ts'
import { useApi } from '../../lib/api/api.ts'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { FilterButton } from '../../lists/filter-button.tsx'
import { nameOf } from '../../people/student-name.ts'
import { studentQuery } from '../../people/students.api.ts'
import type { ChangeConversationParams } from './use-conversation-params.ts'

const load = () => import('./student-finder.tsx')
const StudentFinder = lazyComponent(() => load().then((m) => m.StudentFinder))
const prefetch = () => void load().catch(() => undefined)

type StudentFilterProps = { id: string | undefined; onChange: ChangeConversationParams }

export function StudentFilter({ id, onChange }: StudentFilterProps) {
  const { t } = useTranslation('conversations')
  const [isFinding, setIsFinding] = useState(false)
  const [isFound, setIsFound] = useState(false)
  const [isLeft, setIsLeft] = useState(false)
  if (id !== undefined) {
    const letGo = () => {
      setIsFound(false)
      setIsLeft(true)
      onChange({ student_id: undefined })
    }
    return <ChosenStudent id={id} takesFocus={isFound} onLetGo={letGo} />
  }
  const waiting = (
    <FilterButton
      isSet={false}
      aria-expanded={isFinding}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setIsFinding(true)}
      ref={isLeft ? takeFocus : undefined}
    >
      {t(($) => $.filter.everyone)}
    </FilterButton>
  )
  if (!isFinding) return waiting
  const choose = (student_id: string) => {
    setIsFound(true)
    setIsFinding(false)
    onChange({ student_id })
  }
  const leave = () => {
    setIsLeft(true)
    setIsFinding(false)
  }
  return (
    <Suspense fallback={waiting}>
      <StudentFinder onChoose={choose} onLeave={leave} />
    </Suspense>
  )
}

const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

type ChosenStudentProps = { id: string; takesFocus: boolean; onLetGo: () => void }

function ChosenStudent({ id, takesFocus, onLetGo }: ChosenStudentProps) {
  const { t } = useTranslation('conversations')
  const { data } = useQuery(studentQuery(useApi(students), id))
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <button
      ref={button}
      type="button"
      onClick={onLetGo}
      className="inline-flex h-10 min-w-0 max-w-full flex-auto items-center gap-2 rounded-md border border-primary bg-primary-soft px-3 text-sm text-primary-text sm:h-9 md:max-w-60 md:flex-none"
    >
      <bdi className="min-w-0 flex-1 truncate text-start">{data ? nameOf(data) : t(($) => $.column.student)}</bdi>
      <X className="size-4 shrink-0" aria-hidden="true" />
      <span className="sr-only"> · {t(($) => $.filter.anyStudent)}</span>
    </button>
  )
}
