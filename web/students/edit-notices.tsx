import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

type EditNoticesProps = {
  /** Somebody else saved it in the meantime. */
  isStale: boolean
  /** What was saved by somebody else, as a sentence. */
  staleTitle: string
  failure: string | undefined
  onNewest: (options: { keepsMine: boolean }) => void
}

/** What stands between typing and saving: somebody was faster, or it failed. */
export function EditNotices({ isStale, staleTitle, failure, onNewest }: EditNoticesProps) {
  const { t } = useTranslation('students')
  return (
    <>
      {isStale && (
        <Callout
          urgent
          tone="warning"
          title={staleTitle}
          actions={
            <>
              <Button size="sm" onClick={() => onNewest({ keepsMine: false })}>
                {t(($) => $.editing.loadNewest)}
              </Button>
              <Button size="sm" onClick={() => onNewest({ keepsMine: true })}>
                {t(($) => $.editing.keepMine)}
              </Button>
            </>
          }
        >
          {t(($) => $.editing.staleText)}
        </Callout>
      )}
      {failure && (
        <Callout tone="danger" urgent>
          {failure}
        </Callout>
      )}
    </>
  )
}
