import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DropZone } from '../ui/drop-zone.tsx'
import { SegmentedControl } from '../ui/segmented-control.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useLimits } from './limits.ts'
import { acceptedFiles } from './list-source.ts'
import { StepHeading } from './step-heading.tsx'
import type { ListKind } from './use-wizard.ts'

type ChooseListProps = {
  kind: ListKind
  onKind: (kind: ListKind) => void
  text: string
  onText: (text: string) => void
  onFile: (file: File) => void
  /** Why the last list could not be read. */
  failure: ReactNode
}

/** The second step: a file, or a pasted list. */
export function ChooseList({ kind, onKind, text, onText, onFile, failure }: ChooseListProps) {
  const { t } = useTranslation('imports')
  const limits = useLimits()
  return (
    <>
      <StepHeading text={kind === 'paste' && t(($) => $.choose.pasteHint)}>{t(($) => $.choose.title)}</StepHeading>
      {failure}
      <div>
        <SegmentedControl
          label={t(($) => $.choose.from)}
          value={kind}
          onChange={onKind}
          options={[
            { value: 'file', label: t(($) => $.choose.file) },
            { value: 'paste', label: t(($) => $.choose.paste) },
          ]}
        />
      </div>
      {kind === 'file' ? (
        <DropZone
          title={t(($) => $.choose.drop)}
          hint={t(($) => $.ready.format, limits)}
          buttonLabel={t(($) => $.choose.button)}
          accept={acceptedFiles}
          onFiles={([file]) => file && onFile(file)}
        />
      ) : (
        <TextArea
          label={t(($) => $.choose.pasteLabel)}
          value={text}
          onChange={(event) => onText(event.target.value)}
          rows={10}
          spellCheck={false}
        />
      )}
    </>
  )
}
