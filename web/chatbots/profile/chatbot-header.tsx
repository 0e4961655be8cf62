import { Copy, Eye, Pencil, Send } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { HeadingName } from '../../ui/layout/heading-name.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import type { ChatbotActions } from '../acts/chatbot-actions.ts'
import { ChatbotMenuButton } from '../acts/chatbot-menu-button.tsx'
import { ChatbotStatusBadge } from '../../partners/chatbot-parts.tsx'

type ChatbotHeaderProps = {
  chatbot: Chatbot | undefined
  isLoading: boolean
  actions: ChatbotActions
}

export function ChatbotHeader({ chatbot, isLoading, actions }: ChatbotHeaderProps) {
  const { t } = useTranslation(['chatbots', 'frame'])
  return (
    <PageHeader
      above={<BackLink to="/manage">{t(($) => $.area.manage, { ns: 'frame' })}</BackLink>}
      title={
        <HeadingName
          name={chatbot?.name}
          isLoading={isLoading}
          loadingText={t(($) => $.loadingOne, { ns: 'chatbots' })}
          fallback={t(($) => $.one, { ns: 'chatbots' })}
        />
      }
      description={chatbot ? <State chatbot={chatbot} /> : isLoading && <span className="mt-1 block h-6" />}
      actions={chatbot && <Actions chatbot={chatbot} actions={actions} />}
      corner={chatbot && <ChatbotMenuButton variant="secondary" chatbot={chatbot} actions={actions} />}
    />
  )
}

function State({ chatbot: { status, language, level, author } }: { chatbot: Chatbot }) {
  const { t } = useTranslation('chatbots')
  const { languageName } = useFormat()
  return (
    <span className="mt-1 flex flex-wrap items-center gap-1.5">
      <ChatbotStatusBadge status={status} />
      <Badge>{languageName(language)}</Badge>
      {level && <Badge>{level}</Badge>}
      {author && <span className="min-w-0 text-sm leading-6 wrap-anywhere">{t(($) => $.by, { author })}</span>}
    </span>
  )
}

function Actions({ chatbot, actions }: { chatbot: Chatbot; actions: ChatbotActions }) {
  const { t } = useTranslation(['chatbots', 'common'])
  const { id, status, can_edit: canEdit } = chatbot
  return (
    <>
      <ButtonLink icon={<Eye className="size-4" aria-hidden="true" />} render={<Link to={`/create/${id}?preview=1`} />}>
        {t(($) => $.act.preview, { ns: 'chatbots' })}
      </ButtonLink>
      {canEdit && (
        <ButtonLink icon={<Pencil className="size-4" aria-hidden="true" />} render={<Link to={`/create/${id}`} />}>
          {t(($) => $.edit, { ns: 'common' })}
        </ButtonLink>
      )}
      {!canEdit && (
        <Button icon={<Copy aria-hidden="true" />} onClick={() => actions.duplicate(chatbot)}>
          {t(($) => $.act.duplicate, { ns: 'chatbots' })}
        </Button>
      )}
      {canEdit && status === 'draft' && (
        <Button
          variant="primary"
          icon={<Send aria-hidden="true" />}
          pending={actions.isPending}
          onClick={() => actions.setStatus(chatbot, 'publish')}
        >
          {t(($) => $.act.publish, { ns: 'chatbots' })}
        </Button>
      )}
      {canEdit && status === 'archived' && (
        <Button pending={actions.isPending} onClick={() => actions.setStatus(chatbot, 'restore')}>
          {t(($) => $.act.restore, { ns: 'chatbots' })}
        </Button>
      )}
    </>
  )
}
