import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { ConversationParams } from './conversation-params.ts'
import type { ChangeConversationParams } from './use-conversation-params.ts'

export function DateRangeFields({
  shown: { from, to },
  onChange,
}: {
  shown: ConversationParams
  onChange: ChangeConversationParams
}) {
  const { t } = useTranslation('conversations')
  const isWrongOrder = from !== undefined && to !== undefined && from > to
  return (
    <div className="grid grid-cols-2 items-start gap-2 sm:max-w-sm">
      <TextField
        type="date"
        label={t(($) => $.filter.from)}
        value={from ?? ''}
        error={isWrongOrder ? t(($) => $.filter.wrongOrder) : undefined}
        onChange={({ target }) => onChange({ from: target.value || undefined }, { isQuiet: true })}
      />
      <TextField
        type="date"
        label={t(($) => $.filter.to)}
        value={to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined }, { isQuiet: true })}
      />
    </div>
  )
}
