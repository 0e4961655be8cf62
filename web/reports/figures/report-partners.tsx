import { BotMessageSquare } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ReportPartner } from '#contract/practice/reports.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { PartnerFace, partnerName } from '../../conversations/partner.tsx'
import { useMeasures } from '../../conversations/use-measures.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'
import { reportPath } from '../../app/navigation/report-path.ts'
import { FillBar } from '../../ui/states/fill-bar.tsx'

export function ReportPartners({ partners }: { partners: readonly ReportPartner[] }) {
  const { t } = useTranslation('reports')
  const id = useId()
  const most = Math.max(1, ...partners.map(({ minutes }) => minutes))
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.partners.title)} />
      <ul className="grid grid-cols-1 gap-4">
        {partners.map((partner) => (
          <Partner key={keyOf(partner)} partner={partner} part={partner.minutes / most} />
        ))}
      </ul>
    </Card>
  )
}

function NoFace() {
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-md bg-chip text-muted" aria-hidden="true">
      <BotMessageSquare className="size-4" />
    </span>
  )
}

// Deleted partners have no id.
const keyOf = ({ avatar, chatbot }: ReportPartner) =>
  [avatar?.id, avatar?.name, chatbot.id, chatbot.name].filter(Boolean).join(' ')

function Partner({ partner, part }: { partner: ReportPartner; part: number }) {
  const { t } = useTranslation('conversations')
  const { number } = useFormat()
  const { minutes } = useMeasures()
  const { avatar, chatbot, conversations: count } = partner
  const name = partnerName(partner)
  const to = avatar ? avatar.id && reportPath('avatar', avatar.id) : chatbot.id && reportPath('chatbot', chatbot.id)
  return (
    <li className="flex items-center gap-3">
      <PartnerFace avatar={avatar} fallback={<NoFace />} />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="flex max-w-full min-w-0">{to ? <NameLink to={to} name={name} /> : <bdi>{name}</bdi>}</span>
          <span className="text-xs text-muted tabular-nums">
            {minutes(partner.minutes)} · {t(($) => $.count, { count, number: number(count) })}
          </span>
        </span>
        <FillBar share={part} className="h-1.5" />
      </span>
    </li>
  )
}
