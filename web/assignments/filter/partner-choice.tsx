import { type Ref, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { AvatarTicks } from '../ticks/avatar-ticks.tsx'
import { ChatbotTicks } from '../ticks/chatbot-ticks.tsx'
import type { AssignedIds } from '../assigned-ids.ts'
import { NoChatbot } from '../assign/no-chatbot.tsx'
import { useHasNoPartner } from '../ticks/use-paged-partners.ts'
import type { PartnerTicks } from '../ticks/use-partner-ticks.ts'

type PartnerChoiceProps = {
  ticks: PartnerTicks
  assigned?: AssignedIds
  searchRef: Ref<HTMLInputElement>
}

const nothing: AssignedIds = { direct: new Set(), throughClass: new Map() }

export function PartnerChoice({ ticks, assigned = nothing, searchRef }: PartnerChoiceProps) {
  const { t } = useTranslation('assignments')
  const { number } = useFormat()
  const [shown, setShown] = useState<'chatbots' | 'avatars'>('chatbots')
  const tab = (label: string, size: number) => (size ? t(($) => $.to.ticked, { label, number: number(size) }) : label)
  if (useHasNoPartner()) return <NoChatbot />
  return (
    <>
      <SegmentedControl
        full
        label={t(($) => $.partners.which)}
        value={shown}
        onChange={setShown}
        options={[
          {
            value: 'chatbots',
            label: tab(
              t(($) => $.chatbots.list),
              ticks.counts.chatbots,
            ),
          },
          {
            value: 'avatars',
            label: tab(
              t(($) => $.avatars.list),
              ticks.counts.avatars,
            ),
          },
        ]}
      />
      {shown === 'chatbots' ? (
        <ChatbotTicks ticks={ticks.chatbots} assigned={assigned} searchRef={searchRef} />
      ) : (
        <AvatarTicks ticks={ticks.avatars} assigned={assigned} searchRef={searchRef} />
      )}
    </>
  )
}
