import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { FileZone } from './file-zone.tsx'
import { StepHeading } from '../step-heading.tsx'
import type { ListKind } from '../use-wizard.ts'

type ChooseListProps = {
  kind: ListKind
  onKind: (kind: ListKind) => void
  text: string
  onText: (text: string) => void
  onFile: (file: File) => void
  failure: ReactNode
}

/** The screen size from which the text area is shown at once. */
const largeScreen = '(min-width: 40rem) and (min-height: 44rem)'

export function ChooseList({ kind, onKind, text, onText, onFile, failure }: ChooseListProps) {
  const { t } = useTranslation('imports')
  const isRoomy = useMediaQuery(largeScreen, true, { getInitialValueInEffect: false })
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
        <FileZone onFile={onFile} />
      ) : (
        <TextArea
          label={t(($) => $.choose.pasteLabel)}
          value={text}
          onChange={(event) => onText(event.target.value)}
          rows={isRoomy ? 18 : 10}
          spellCheck={false}
        />
      )}
    </>
  )
}
