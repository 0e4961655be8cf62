import { Download, Printer } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { useLocation } from 'react-router'
import type { Conversation } from '#contract/practice/conversations.ts'
import { BackLink } from '../../app/navigation/back-link.tsx'
import { PageLink } from '../../app/navigation/page-link.tsx'
import { useFormat } from '../../lib/words/format.ts'
import { saveFile } from '../../lib/api/save-file.ts'
import { Badge } from '../../ui/states/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { StatusBadges, StartTime } from '../conversation-parts.tsx'
import { PartnerFace, speakerName } from '../partner.tsx'
import { usePlainText } from './use-plain-text.ts'

export function BackToConversations() {
  const { t } = useTranslation('conversations')
  const state: unknown = useLocation().state
  const known =
    typeof state === 'object' && state !== null && 'conversations' in state && typeof state.conversations === 'string'
      ? state.conversations
      : ''
  const to = known.startsWith('/conversations') ? known : '/conversations'
  return <BackLink to={to}>{t(($) => $.title)}</BackLink>
}

export function ConversationHeader({ conversation }: { conversation: Conversation }) {
  const { languageName } = useFormat()
  const { student, language, level, started_at } = conversation
  return (
    <PageHeader
      above={
        <span className="print:hidden">
          <BackToConversations />
        </span>
      }
      title={
        <PageLink
          to={`/students/${student.id}`}
          className="wrap-anywhere underline decoration-border-strong decoration-2 underline-offset-4 hover:decoration-current"
        >
          <bdi>{student.name}</bdi>
        </PageLink>
      }
      description={
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <Partners conversation={conversation} />
          <Badge>{languageName(language)}</Badge>
          {level && <Badge>{level}</Badge>}
          <StartTime at={started_at} />
          <StatusBadges item={conversation} />
        </span>
      }
      actions={<DownloadButtons conversation={conversation} />}
    />
  )
}

function Partners({ conversation: { avatar, chatbot } }: { conversation: Conversation }) {
  return (
    <>
      {avatar && (
        <>
          <PartnerFace avatar={avatar} />
          <PartnerLink name={avatar.name} to={avatar.id && `/avatars/${avatar.id}`} />
          <span aria-hidden="true">·</span>
        </>
      )}
      <PartnerLink name={chatbot.name} to={chatbot.id && `/manage/${chatbot.id}`} />
    </>
  )
}

function PartnerLink({ name: text, to }: { name: string; to: string | null }) {
  const name = <bdi className="wrap-anywhere">{text}</bdi>
  if (!to) return name
  return (
    <PageLink to={to} className="rounded-xs font-medium text-primary-text underline-offset-3 hover:underline">
      {name}
    </PageLink>
  )
}

function DownloadButtons({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('conversations')
  const asText = usePlainText()
  const { student, started_at, purged_at } = conversation
  const save = () =>
    saveFile(
      new Blob([asText(conversation)], { type: 'text/plain;charset=utf-8' }),
      `${student.name} ${speakerName(conversation)} ${started_at.slice(0, 10)}.txt`,
    )
  return (
    <>
      {!purged_at && (
        <span className="grid print:hidden">
          <Button icon={<Download aria-hidden="true" />} onClick={save}>
            {t(($) => $.download)}
          </Button>
        </span>
      )}
      <span className="grid print:hidden">
        <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
          {t(($) => $.print)}
        </Button>
      </span>
    </>
  )
}
