import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Assignment } from '#contract/teaching/assignments.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { AvatarStatusBadge } from '../partners/avatar-status-badge.tsx'
import { FaceTile } from '../partners/face-tile.tsx'
import { useHiddenText } from '../partners/hidden-reason.ts'
import { ChatbotStatusBadge, LanguageTile } from '../partners/chatbot-parts.tsx'
import { useFormat } from '../lib/words/format.ts'
import { joinFacts } from '../lib/words/join-facts.ts'
import { RemoveButton } from './remove-button.tsx'

type GivenPartnerProps = {
  item: Pick<Assignment, 'chatbot' | 'avatar'>
  through?: readonly string[]
  onRemove?: (() => void) | undefined
}

const none: readonly string[] = []

export function AssignedPartner({ item: { chatbot, avatar }, through = none, onRemove }: GivenPartnerProps) {
  const { t } = useTranslation('assignments')
  const { languageName, list } = useFormat()
  const hiddenText = useHiddenText()
  const partner = avatar ?? chatbot
  if (!partner) return null
  const { id, name, language, level } = partner
  const why = avatar && hiddenText(avatar)
  return (
    <li className="flex items-center gap-3 py-2.5">
      {avatar ? <FaceTile look={avatar.look} /> : <LanguageTile language={language} />}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="flex min-w-0">
          <NameLink to={avatar ? `/avatars/${id}` : `/manage/${id}`} name={name} />
        </span>
        <span className="text-xs text-muted wrap-anywhere">
          {joinFacts([
            languageName(language),
            level,
            through.length > 0 && t(($) => $.through, { class: list(through) }),
          ])}
        </span>
        {why && <span className="text-xs text-muted wrap-anywhere">{why}</span>}
        <span className="flex pt-1 empty:hidden">
          {avatar && why && <AvatarStatusBadge avatar={avatar} />}
          {chatbot && chatbot.status !== 'published' && <ChatbotStatusBadge status={chatbot.status} />}
        </span>
      </div>
      {onRemove && <RemoveButton name={name} onRemove={onRemove} />}
    </li>
  )
}
