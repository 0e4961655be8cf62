import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { useTitle } from '../../lib/title.ts'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ChatbotStatusBadge } from '../../partners/chatbot-parts.tsx'

export function EditorHeader({ chatbot }: { chatbot: Chatbot | null }) {
  const { t } = useTranslation('editor')
  const title = chatbot ? chatbot.name : t(($) => $.title)
  useTitle(title)
  return (
    <PageHeader
      above={
        <BackLink to={chatbot ? `/manage/${chatbot.id}` : '/create'}>
          {chatbot ? t(($) => $.back.chatbot) : t(($) => $.back.templates)}
        </BackLink>
      }
      title={
        <span className="wrap-anywhere" dir="auto">
          {title}
        </span>
      }
      description={chatbot ? <ChatbotStatusBadge status={chatbot.status} /> : t(($) => $.intro)}
    />
  )
}
