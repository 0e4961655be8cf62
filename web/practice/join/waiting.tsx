import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { PageHeading } from '../page-heading.tsx'

interface Restart {
  onStartAgain: () => void
}

interface WaitingProps {
  name: string
  isSchoolFull: boolean
  isOffline: boolean
  isChecking: boolean
  onCheck: () => void
  onRename: () => void
}

export function Waiting({ name, isSchoolFull, isOffline, isChecking, onCheck, onRename }: WaitingProps) {
  const { t } = useTranslation('join')
  return (
    <Outcome
      title={t(($) => $.waitingTitle)}
      restartLabel={t(($) => $.rename)}
      onStartAgain={onRename}
      above={<Spinner />}
      act={
        <Button size="lg" pending={isChecking} onClick={onCheck}>
          {t(($) => $.check)}
        </Button>
      }
    >
      <p className="text-muted">{isSchoolFull ? t(($) => $.fullText) : t(($) => $.waitingText, { name })}</p>
      {isOffline && <Callout>{t(($) => $.offline)}</Callout>}
    </Outcome>
  )
}

export function Refused({ onStartAgain }: Restart) {
  const { t } = useTranslation('join')
  return (
    <Outcome title={t(($) => $.refusedTitle)} onStartAgain={onStartAgain}>
      <p className="text-muted">{t(($) => $.refusedText)}</p>
    </Outcome>
  )
}

/** The link was shown for a day, or was renewed since. */
export function Used({ onStartAgain }: Restart) {
  const { t } = useTranslation('join')
  return (
    <Outcome title={t(($) => $.usedTitle)} onStartAgain={onStartAgain}>
      <p className="text-muted">{t(($) => $.usedText)}</p>
    </Outcome>
  )
}

type OutcomeProps = Restart & {
  title: string
  above?: ReactNode
  act?: ReactNode
  restartLabel?: string
  children: ReactNode
}

function Outcome({ title, above, act, children, restartLabel, onStartAgain }: OutcomeProps) {
  const { t } = useTranslation('join')
  return (
    <div className="grid grid-cols-1 justify-items-center gap-4 text-center" aria-live="polite">
      {above}
      <PageHeading>{title}</PageHeading>
      {children}
      {act}
      <Button variant="ghost" size="lg" onClick={onStartAgain}>
        {restartLabel ?? t(($) => $.cancel)}
      </Button>
    </div>
  )
}
