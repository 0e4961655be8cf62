import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { type ListState, noFilters } from '../address/list-state.ts'
import type { ChangeList } from '../address/use-list-state.ts'

type RetentionNoticeProps = {
  due: number
  list: ListState
  onChange: ChangeList
}

/** Nothing is deleted without confirmation. */
export function RetentionNotice({ due, list, onChange }: RetentionNoticeProps) {
  const { t } = useTranslation('students')
  const number = useFormat().number(due)
  if (due === 0) return null
  if (list.retention)
    return (
      <Callout
        actions={
          <Button size="sm" onClick={() => onChange(noFilters)}>
            {t(($) => $.retention.leave)}
          </Button>
        }
      >
        {t(($) => $.retention.here, { count: due, number })}
      </Callout>
    )
  return (
    <Callout
      actions={
        <Button size="sm" onClick={() => onChange({ ...noFilters, retention: 'due' })}>
          {t(($) => $.retention.review)}
        </Button>
      }
    >
      {t(($) => $.retention.due, { count: due, number })}
    </Callout>
  )
}
