import { Eye } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { ChatbotItem } from '#contract/teaching/chatbots.ts'
import { NameLink } from '../../app/navigation/name-link.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { Card } from '../../ui/layout/card.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import type { ChatbotActions } from '../acts/chatbot-actions.ts'
import { ChatbotMenuButton } from '../acts/chatbot-menu-button.tsx'
import { ChatbotStatusBadge, LanguageTile } from '../../partners/chatbot-parts.tsx'
import { joinFacts } from '../../lib/words/join-facts.ts'

export function ChatbotCard({ chatbot, actions }: { chatbot: ChatbotItem; actions: ChatbotActions }) {
  const { t } = useTranslation('chatbots')
  const { number, date, languageName } = useFormat()
  const { id, name, language, level, description, status, student_count, conversation_count, edited_at } = chatbot
  return (
    <li className="relative grid grid-cols-1">
      <Card padding="sm">
        <div className="flex h-full flex-col gap-3">
          <div className="flex items-start gap-3">
            <LanguageTile language={language} />
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
              <h2 className="flex min-w-0">
                <NameLink to={`/manage/${id}`} name={name} stretched />
              </h2>
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
                {joinFacts([languageName(language), level])}
                <ChatbotStatusBadge status={status} />
              </p>
            </div>
            <span className="-me-1 -mt-0.5 flex gap-1">
              <IconButton
                size="sm"
                label={`${t(($) => $.act.preview)}: ${name}`}
                icon={<Eye />}
                onClick={() => actions.preview(chatbot)}
              />
              <ChatbotMenuButton size="sm" chatbot={chatbot} actions={actions} />
            </span>
          </div>
          <p
            className="line-clamp-2 min-h-10 text-muted wrap-anywhere"
            lang={description ? language : undefined}
            dir="auto"
          >
            {description ?? <span className="text-faint">{t(($) => $.noDescription)}</span>}
          </p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-border pt-3 text-xs text-muted tabular-nums">
            <span className="flex flex-wrap gap-x-3">
              <span>{t(($) => $.students, { count: student_count, number: number(student_count) })}</span>
              <span>{t(($) => $.talks, { count: conversation_count, number: number(conversation_count) })}</span>
            </span>
            <time dateTime={edited_at}>{t(($) => $.editedOn, { date: date(edited_at) })}</time>
          </div>
        </div>
      </Card>
    </li>
  )
}
