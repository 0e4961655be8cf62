import { useTranslation } from 'react-i18next'
import type { Preview } from '#contract/imports.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import type { useColumns } from '../imports.api.ts'
import { StepHeading } from '../step-heading.tsx'

/** Asks which column says what the students are called, where no heading does. */
export function ColumnsAsk({ preview, columns }: { preview: Preview; columns: ReturnType<typeof useColumns> }) {
  const { t } = useTranslation('imports')
  return (
    <>
      <StepHeading text={t(($) => $.columns.askText)}>{t(($) => $.columns.askTitle)}</StepHeading>
      <ColumnsPanel columns={preview.columns} change={columns} />
    </>
  )
}
