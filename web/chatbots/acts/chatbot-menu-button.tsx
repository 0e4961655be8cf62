import { Ellipsis } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { lazyComponent } from '../../lib/lazy-component.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { OnDemand } from '../../ui/overlays/on-demand.tsx'
import type { ChatbotRef, ChatbotActions } from './chatbot-actions.ts'

const load = () => import('./chatbot-menu.tsx')
const ChatbotMenu = lazyComponent(() => load().then((m) => m.ChatbotMenu))

type ChatbotMenuButtonProps = Pick<ComponentProps<typeof IconButton>, 'size' | 'variant'> & {
  chatbot: ChatbotRef
  actions: ChatbotActions
}

export function ChatbotMenuButton({ chatbot, actions, ...look }: ChatbotMenuButtonProps) {
  const { t } = useTranslation('common')
  const label = t(($) => $.menu, { name: chatbot.name })
  return (
    <span className="relative flex">
      <OnDemand popup="menu" load={load} trigger={<IconButton {...look} label={label} icon={<Ellipsis />} />}>
        {(trigger) => <ChatbotMenu chatbot={chatbot} actions={actions} trigger={trigger} />}
      </OnDemand>
    </span>
  )
}
