import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ChatbotStatus } from '#contract/teaching/chatbots.ts'
import { useFormat } from '../../lib/words/format.ts'
import { FilterSelect } from '../../lists/filter-select.tsx'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'

export type ChatbotCounts = Record<ChatbotStatus, number>

/** Figure spaces reserve the width of the counts. */
const twoFigures = '\u2007\u2007'
const statuses = ['published', 'draft', 'archived'] as const satisfies readonly ChatbotStatus[]

type ChatbotStatusFilterProps = {
  counts: ChatbotCounts | undefined
  value: ChatbotStatus | undefined
  onChange: (value: ChatbotStatus | undefined) => void
}

export function ChatbotStatusFilter({ counts, value, onChange }: ChatbotStatusFilterProps) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const all = { number: counts ? number(counts.draft + counts.published) : twoFigures }
  const options = statuses.map((status) => ({
    value: status,
    label: t(($) => $.filter[status], { number: counts ? number(counts[status]) : twoFigures }),
  }))
  const label = t(($) => $.filter.status)
  return (
    <>
      <div className="max-md:hidden">
        <SegmentedControl
          label={label}
          value={value ?? 'all'}
          onChange={(next) => onChange(next === 'all' ? undefined : next)}
          options={[{ value: 'all', label: t(($) => $.filter.all, all) }, ...options]}
        />
      </div>
      <div className="grid w-full md:hidden">
        <FilterSelect
          label={label}
          anyLabel={t(($) => $.filter.all, all)}
          value={value}
          onChange={onChange}
          options={options}
        />
      </div>
    </>
  )
}
