import { Plus, Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Seats, students } from '#contract/people/students.ts'
import { useMay } from '../app/session/use-may.ts'
import { Button } from '../ui/buttons/button.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { OverCapNotice } from '../billing/over-cap-notice.tsx'
import { prefetchOverlay } from './overlays.tsx'
import { SeatMeter } from './seats/seat-meter.tsx'

type StudentsHeaderProps = {
  seats: Seats | undefined
  isLoading: boolean
  onAdd: () => void
  onSpreadsheet: () => void
  tabs: ReactNode
}

export function StudentsHeader({ seats, isLoading, onAdd, onSpreadsheet, tabs }: StudentsHeaderProps) {
  const { t } = useTranslation('students')
  const mayAdd = useMay(students.add)
  return (
    <>
      <PageHeader
        title={t(($) => $.title)}
        actions={
          mayAdd && (
            <>
              <Button
                icon={<Sheet aria-hidden="true" />}
                onPointerEnter={() => prefetchOverlay('import')}
                onClick={onSpreadsheet}
              >
                <span className="max-sm:sr-only">{t(($) => $.addFromSpreadsheet)}</span>
                <span className="sm:hidden" aria-hidden="true">
                  {t(($) => $.import)}
                </span>
              </Button>
              <Button
                variant="primary"
                icon={<Plus aria-hidden="true" />}
                onPointerEnter={() => prefetchOverlay('add')}
                onClick={onAdd}
              >
                {t(($) => $.add)}
              </Button>
            </>
          )
        }
      />
      <div className="mb-5">{tabs}</div>
      {mayAdd && (
        <div className="mb-5 grid grid-cols-1 gap-5 empty:hidden">
          <SeatMeter seats={seats} isLoading={isLoading} />
          {seats && <OverCapNotice seats={seats} />}
        </div>
      )}
    </>
  )
}
