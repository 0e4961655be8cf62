import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ChatbotStatus } from '#contract/chatbots.ts'
import { PrefetchContext } from '../app/prefetch.ts'
import { wholeOnHover } from '../students/show-whole.ts'
import { Badge } from '../ui/badge.tsx'
import { cx } from '../ui/cx.ts'
import type { Tone } from '../ui/tone.ts'

type ChatbotLinkProps = {
  chatbot: { id: string; name: string }
  /** Makes the whole card around it lead there. */
  stretched?: boolean
}

/** A chatbot's name as the link to its page, which is fetched when it is pointed at. */
export function ChatbotLink({ chatbot: { id, name }, stretched = false }: ChatbotLinkProps) {
  const prefetch = use(PrefetchContext)
  const to = `/manage/${id}`
  return (
    <Link
      to={to}
      dir="auto"
      onPointerEnter={(event) => {
        prefetch(to)
        wholeOnHover.onPointerEnter(event)
      }}
      onFocus={wholeOnHover.onFocus}
      className={cx(
        'max-w-full truncate rounded-xs text-start font-medium underline-offset-3 hover:underline',
        stretched && 'after:absolute after:inset-0',
      )}
    >
      {name}
    </Link>
  )
}

const tones: Record<ChatbotStatus, Tone> = { draft: 'warning', published: 'success', archived: 'neutral' }

/** Whether students may talk to a chatbot. */
export function ChatbotStatusBadge({ status }: { status: ChatbotStatus }) {
  const { t } = useTranslation('chatbots')
  return (
    <Badge tone={tones[status]} dot>
      {t(($) => $.status[status])}
    </Badge>
  )
}

/** A language as a picture: its letters in a speech bubble, beside its name. */
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
