import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { useFailureText } from './failure-text.ts'
import type { useReadList } from './imports.api.ts'
import { type ListSource, nameOf } from './list-source.ts'
import { StepHeading } from './step-heading.tsx'

type Reading = Pick<ReturnType<typeof useReadList>, 'share' | 'error' | 'read'>

/** The second step while a list is sent and read, or why it could not be. */
export function ReadingList({
  reading,
  source,
  onOther,
}: {
  reading: Reading
  source: ListSource
  onOther: () => void
}) {
  const { t } = useTranslation('imports')
  const failureText = useFailureText()
  const name = nameOf(source) ?? t(($) => $.choose.pasted)
  if (reading.error)
    return (
      <>
        <StepHeading>{t(($) => $.failed.title)}</StepHeading>
        <Callout
          tone="danger"
          urgent
          actions={
            <>
              <Button size="sm" onClick={() => reading.read(source)}>
                {t(($) => $.retry)}
              </Button>
              <Button size="sm" onClick={onOther}>
                {t(($) => $.choose.again)}
              </Button>
            </>
          }
        >
          {failureText(reading.error, source)}
        </Callout>
      </>
    )
  const isSent = reading.share >= 1
  return (
    <>
      <StepHeading text={t(($) => $.choose.wait)}>
        {isSent ? t(($) => $.choose.reading, { name }) : t(($) => $.choose.sending, { name })}
      </StepHeading>
      <ProgressBar
        label={isSent ? t(($) => $.choose.reading, { name }) : t(($) => $.choose.sending, { name })}
        labelHidden
        value={isSent ? null : Math.round(reading.share * 100)}
      />
    </>
  )
}
