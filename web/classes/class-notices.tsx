import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'

type ClassNoticesProps = {
  /** Somebody else saved this class in the meantime. */
  isStale: boolean
  failure: string | undefined
  onNewest: (options: { keepsMine: boolean }) => void
}

/** What stands between typing and saving: somebody was faster, or it failed. */
export function ClassNotices({ isStale, failure, onNewest }: ClassNoticesProps) {
  const { t } = useTranslation('classes')
  const { t: tStudents } = useTranslation('students')
  return (
    <>
      {isStale && (
        <Callout
          urgent
          tone="warning"
          title={t(($) => $.editing.stale)}
          actions={
            <>
              <Button size="sm" onClick={() => onNewest({ keepsMine: false })}>
                {tStudents(($) => $.editing.loadNewest)}
              </Button>
              <Button size="sm" onClick={() => onNewest({ keepsMine: true })}>
                {tStudents(($) => $.editing.keepMine)}
              </Button>
            </>
          }
        >
          {tStudents(($) => $.editing.staleText)}
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
