import { useWatch } from 'react-hook-form'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Student } from '#contract/people/students.ts'
import { useFormat } from '../../lib/words/format.ts'
import { LevelBadge } from '../../people/student-badges.tsx'
import { nameOf } from '../../people/student-name.ts'
import { Callout } from '../../ui/states/callout.tsx'
import type { StudentForm } from '../form/student.form.ts'
import type { SeatLimit } from '../seats/seat-limit.ts'
import { SimilarStudent } from './similar-student.tsx'
import { useSimilar } from './use-similar.ts'

type SimilarNoticeProps = { form: StudentForm; onActivated: () => void; onFull: (full: SeatLimit) => void }

export function SimilarNotice({ form, onActivated, onFull }: SimilarNoticeProps) {
  const { t } = useTranslation('student')
  const { list } = useFormat()
  const found = useSimilar(form)
  return (
    <div ref={anchorTop} className="max-sm:order-first max-sm:-mb-4 sm:-mt-4">
      <output className="sr-only">
        {found.length > 0 && t(($) => $.similar.said, { names: list(found.map(nameOf)) })}
      </output>
      {found.length > 0 && (
        <div className="max-sm:pb-4 sm:pt-4">
          <Callout tone="warning">
            <div className="grid gap-x-4 sm:grid-cols-2">
              <TypedStudent form={form} />
              <div className="grid content-start gap-0.5">
                <p className="font-semibold">{t(($) => $.similar.here)}</p>
                <ul className="grid gap-3">
                  {found.map((student) => (
                    <SimilarStudent key={student.id} student={student} onActivated={onActivated} onFull={onFull} />
                  ))}
                </ul>
              </div>
            </div>
          </Callout>
        </div>
      )}
    </div>
  )
}

function TypedStudent({ form: { control } }: { form: StudentForm }) {
  const { t } = useTranslation('student')
  const [first, last, email, level] = useWatch({ control, name: ['first_name', 'last_name', 'email', 'level'] })
  const student: Pick<Student, 'first_name' | 'last_name'> = { first_name: first, last_name: last }
  return (
    <div className="grid min-w-0 content-start justify-items-start gap-0.5 max-sm:hidden">
      <p className="font-semibold">{t(($) => $.similar.typed)}</p>
      <p className="wrap-anywhere" dir="auto">
        {nameOf(student)}
      </p>
      {email && <p className="text-muted wrap-anywhere">{email}</p>}
      {level && <LevelBadge level={level} />}
    </div>
  )
}

/** In pixels: the dialog's margin, and the width from which it is centered. */
const dialogMargin = 48
const centeredFrom = 640

/** Anchors the dialog's top, so that it grows only downwards. */
function anchorTop(element: HTMLElement | null): (() => void) | undefined {
  const dialog = element?.closest<HTMLElement>('[role="dialog"]')
  if (!element || !dialog) return undefined
  const observer = new ResizeObserver(() => {
    const free = Math.max(0, innerHeight - dialogMargin - dialog.offsetHeight)
    dialog.style.marginBlockStart = innerWidth < centeredFrom ? '' : `${Math.min(element.offsetHeight, free)}px`
  })
  observer.observe(element)
  // Fields that are expanded later resize the dialog, too.
  observer.observe(dialog)
  return () => observer.disconnect()
}
