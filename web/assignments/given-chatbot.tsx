import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Assignment } from '#contract/assignments.ts'
import { ChatbotLink, ChatbotStatusBadge, LanguageTile } from '../chatbots/chatbot-parts.tsx'
import { useFormat } from '../lib/format.ts'
import { IconButton } from '../ui/icon-button.tsx'

type GivenChatbotProps = {
  chatbot: Assignment['chatbot']
  /** The classes that bring it, where they do. */
  through?: readonly string[]
  /** Takes it away; absent where only a class brings it. */
  onRemove?: (() => void) | undefined
}

const none: readonly string[] = []

/** A chatbot that somebody may practise with, and where it comes from. */
export function GivenChatbot({ chatbot, through = none, onRemove }: GivenChatbotProps) {
  const { t } = useTranslation('assignments')
  const { languageName, list } = useFormat()
  const { name, language, level, status } = chatbot
  return (
    <li className="flex items-center gap-3 py-2.5">
      <LanguageTile language={language} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex min-w-0">
          <ChatbotLink chatbot={chatbot} />
        </span>
        <span className="text-xs text-muted wrap-anywhere">
          {[languageName(language), level, through.length > 0 && t(($) => $.through, { class: list(through) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      {status !== 'published' && <ChatbotStatusBadge status={status} />}
      {onRemove && (
        <IconButton size="sm" variant="danger" label={t(($) => $.remove, { name })} icon={<X />} onClick={onRemove} />
      )}
    </li>
  )
}
