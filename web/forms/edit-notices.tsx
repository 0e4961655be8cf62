import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { useFormat } from '../lib/words/format.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Callout } from '../ui/states/callout.tsx'

type EditNoticesProps = {
  isStale: boolean
  staleTitle: string
  changed?: readonly string[]
  failure: string | undefined
  onNewest: (options: { keepsMine: boolean }) => void
}

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

/** A disabled button loses the focus; if it is elsewhere, it stays. */
function takeFocusFromSave(button: HTMLButtonElement | null): void {
  if (document.activeElement?.matches('[type="submit"]')) button?.focus()
}
