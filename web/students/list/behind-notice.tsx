import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import type { ChangeList } from '../address/use-list-state.ts'

/** Says that the list is of those who are behind with homework. */
export function BehindNotice({ onChange }: { onChange: ChangeList }) {
  const { t } = useTranslation('students')
  return (
    <Callout
      actions={
        <Button size="sm" onClick={() => onChange({ homework: undefined })}>
          {t(($) => $.retention.leave)}
        </Button>
      }
    >
      {t(($) => $.behind)}
    </Callout>
  )
}
