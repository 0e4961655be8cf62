import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { ChatbotStatus } from '#contract/teaching/chatbots.ts'
import { Badge } from '../ui/states/badge.tsx'
import type { Tone } from '../ui/states/tone.ts'

const tones: Record<ChatbotStatus, Tone> = { draft: 'warning', published: 'success', archived: 'neutral' }

export function ChatbotStatusBadge({ status }: { status: ChatbotStatus }) {
  const { t } = useTranslation('chatbots')
  return (
    <Badge tone={tones[status]} dot>
      {t(($) => $.status[status])}
    </Badge>
  )
}

export function LanguageTile({ language }: { language: string }) {
  return (
    <span
      className="grid size-10 shrink-0 place-items-center rounded-lg rounded-es-none bg-primary-soft text-sm font-semibold text-primary-text uppercase"
      aria-hidden="true"
    >
      {language}
    </span>
  )
}
