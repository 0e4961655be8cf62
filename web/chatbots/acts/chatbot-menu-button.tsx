import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-part.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'
import type { ActedOn, ChatbotActs } from './chatbot-acts.ts'

const load = () => import('./chatbot-menu.tsx')
const ChatbotMenu = lazyPart(() => load().then((m) => m.ChatbotMenu))

type ChatbotMenuButtonProps = Pick<ComponentProps<typeof IconButton>, 'size' | 'variant'> & {
  chatbot: ActedOn
  acts: ChatbotActs
}

/** The button of a chatbot's menu. */
export function ChatbotMenuButton({ chatbot, acts, ...look }: ChatbotMenuButtonProps) {
  const { t } = useTranslation('common')
  const label = t(($) => $.menu, { name: chatbot.name })
  return (
    <span className="relative flex">
      <OnDemand popup="menu" load={load} trigger={<IconButton {...look} label={label} icon={<Ellipsis />} />}>
        {(trigger) => <ChatbotMenu chatbot={chatbot} acts={acts} trigger={trigger} />}
      </OnDemand>
    </span>
  )
}
