import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Preview } from '#contract/people/imports.ts'
import { NothingFound } from '../../ui/brand/nothing-found.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { usePreviewFailureText } from '../done/failure-text.ts'
import { ImportError } from '../done/import-error.tsx'
import type { useColumns, usePreview } from '../imports.api.ts'
import { RowList } from '../rows/row-list.tsx'
import { StepHeading } from '../step-heading.tsx'
import { CheckHeadline } from './check-headline.tsx'
import { hasNames } from './columns.ts'
import { ColumnsPanel } from './columns-panel.tsx'
import { OverCap } from './over-cap.tsx'
import { PreviewSkeleton } from './preview-skeleton.tsx'
import type { Check } from './use-check.ts'

type CheckListProps = { preview: ReturnType<typeof usePreview>; check: Check }

export function CheckList({ preview, check }: CheckListProps) {
  if (preview.data) return <RecognizedList preview={preview.data} check={check} />
  if (preview.error) return <NoNameColumn preview={preview} />
  return <PreviewSkeleton />
}

function RecognizedList({ preview, check }: { preview: Preview; check: Check }) {
  const { t } = useTranslation('imports')
  if (preview.rows.length === 0)
    return (
      <div className="m-auto grid max-w-md justify-items-center gap-6 text-center">
        <NothingFound />
        <StepHeading text={t(($) => (preview.file_name ? $.check.noneText : $.check.noneTextPaste))}>
          {t(($) => $.check.none)}
        </StepHeading>
      </div>
    )
  if (!hasNames(preview.columns)) return <AskNameColumn preview={preview} columns={check.columns} />
  return (
    <div className="grid gap-4">
      <ImportError error={check.run.error} />
      <CheckHeadline preview={preview} leftOut={check.leftOut} />
      <OverCap preview={preview} check={check} />
      <RowList preview={preview} check={check} />
    </div>
  )
}

function NoNameColumn({ preview: { error, refetch, isFetching } }: Pick<CheckListProps, 'preview'>) {
  const { t } = useTranslation('imports')
  const failureText = usePreviewFailureText()
  return (
    <>
      <StepHeading>{t(($) => $.failed.preview)}</StepHeading>
      <Callout
        tone="danger"
        urgent
        actions={
          <Button pending={isFetching} onClick={() => void refetch()}>
            {t(($) => $.retry)}
          </Button>
        }
      >
        {failureText(error)}
      </Callout>
    </>
  )
}

function AskNameColumn({ preview, columns }: { preview: Preview; columns: ReturnType<typeof useColumns> }) {
  const { t } = useTranslation('imports')
  return (
    <>
      <StepHeading text={t(($) => $.columns.askText)}>{t(($) => $.columns.askTitle)}</StepHeading>
      <ColumnsPanel columns={preview.columns} change={columns} />
    </>
  )
}
