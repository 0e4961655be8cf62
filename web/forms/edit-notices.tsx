import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/words/format.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'

type EditNoticesProps = {
  /** Somebody else saved it in the meantime. */
  isStale: boolean
  /** What was saved by somebody else, as a sentence. */
  staleTitle: string
  /** What they changed, by the names of the fields, where it is known. */
  changed?: readonly string[]
  failure: string | undefined
  onNewest: (options: { keepsMine: boolean }) => void
}

/** What stands between typing and saving: somebody was faster, or it failed. */
export function EditNotices({ isStale, staleTitle, changed, failure, onNewest }: EditNoticesProps) {
  const { t } = useTranslation('common')
  const { list } = useFormat()
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
                {t(($) => $.stale.dropMine)}
              </Button>
              <Button ref={takeFocusFromSave} size="sm" variant="primary" onClick={() => onNewest({ keepsMine: true })}>
                {t(($) => $.stale.keepMine)}
              </Button>
            </>
          }
        >
          {changed !== undefined && changed.length > 0 && `${t(($) => $.stale.fields, { fields: list(changed) })} `}
          {t(($) => $.stale.text)}
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

/** Takes the focus of the button that was pressed and can't be pressed any more; whoever still types keeps it. */
function takeFocusFromSave(button: HTMLButtonElement | null): void {
  if (document.activeElement?.matches('[type="submit"]')) button?.focus()
}
