import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { conversations } from '#contract/practice/conversations.ts'
import { useApi } from '../../lib/api/api.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { unseenFlagsQuery } from '../conversations.api.ts'
import { noFilters } from './conversation-params.ts'
import type { ChangeConversationParams } from './use-conversation-params.ts'

export function FlaggedNotice({ onChange }: { onChange: ChangeConversationParams }) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  const { data: count = 0 } = useQuery(unseenFlagsQuery(useApi(conversations)))
  if (count === 0) return null
  return (
    <Callout
      tone="warning"
      title={t(($) => $.flag.waiting, { count, number: number(count) })}
      actions={
        <Button size="sm" onClick={() => onChange({ ...noFilters, flag: 'unseen' })}>
          {t(($) => $.flag.show)}
        </Button>
      }
    >
      {t(($) => $.flag.please)}
    </Callout>
  )
}
