import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticeHome } from '#contract/practice/practice.ts'
import { useFormat } from '../../lib/words/format.ts'
import { bestRuns } from './best-runs.ts'
import { FaceThumbnail } from '../face-thumbnail.tsx'
import { PartnerPicture } from './partner-picture.tsx'
import { joinFacts } from '../../lib/words/join-facts.ts'

interface PastConversationsProps {
  items: PracticeHome['conversations']
  partners: PracticeHome['partners']
  onOpen: (id: string) => void
}

export function PastConversations({ items, partners, onOpen }: PastConversationsProps) {
  const { t } = useTranslation('practice')
  const { date, languageName } = useFormat()
  const id = useId()
  const runs = bestRuns(items)
  if (runs.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid max-w-3xl gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {t(($) => $.home.past)}
      </h2>
      <ul className="divide-y divide-border overflow-hidden rounded-xl border border-card-border bg-surface shadow-card">
        {runs.map(({ best: item, count, last_message_at }) => (
          <li key={item.id}>
            <button
              type="button"
              onClick={() => onOpen(item.id)}
              className="flex w-full items-center gap-3 px-5 py-3 text-start transition-colors -outline-offset-2 hover:bg-surface-hover"
            >
              <PartnerThumbnail item={item} partners={partners} />
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-medium wrap-anywhere">{item.name}</span>
                <span className="text-sm text-muted">
                  {joinFacts([
                    item.steps_total > 0 && t(($) => $.home.best, { done: item.steps_done, of: item.steps_total }),
                    t(($) => $.home.times, { count }),
                    languageName(item.language),
                    date(last_message_at),
                  ])}
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-faint rtl:-scale-x-100" aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PartnerThumbnailProps {
  item: PracticeHome['conversations'][number]
  partners: PracticeHome['partners']
}

function PartnerThumbnail({ item, partners }: PartnerThumbnailProps) {
  const { avatar_id, chatbot_id, id, name } = item
  const look = avatar_id && partners.find((partner) => partner.avatar_id === avatar_id)?.look
  if (look) return <FaceThumbnail look={look} size="sm" />
  return (
    <span className="size-11 shrink-0">
      <PartnerPicture id={chatbot_id ?? id} name={name} />
    </span>
  )
}
