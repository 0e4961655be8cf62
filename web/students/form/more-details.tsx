import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { MoreFields } from './more-fields.tsx'
import type { StudentForm } from './student.form.ts'

export function MoreDetails({ form }: { form: StudentForm }) {
  const { t } = useTranslation('students')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)} className="group">
      <summary className="-mx-2 inline-flex h-9 items-center gap-1.5 rounded-md px-2 text-sm font-medium text-primary-text transition-colors select-none hover:bg-primary-soft">
        <ChevronRight
          className="size-4 transition-transform group-open:rotate-90 rtl:-scale-x-100"
          aria-hidden="true"
        />
        {t(($) => $.form.more)}
      </summary>
      <div className="pt-3">{isOpen && <MoreFields form={form} />}</div>
    </details>
  )
}
