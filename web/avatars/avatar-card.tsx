import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { useFormat } from '../lib/words/format.ts'
import { Card } from '../ui/layout/card.tsx'
import type { AvatarActions } from './acts/avatar-actions.ts'
import { AvatarMenuButton } from './acts/avatar-menu-button.tsx'
import { AvatarStatusBadge } from '../partners/avatar-status-badge.tsx'
import { FaceTile } from '../partners/face-tile.tsx'
import { hiddenReasonOf, useHiddenText } from '../partners/hidden-reason.ts'
import { joinFacts } from '../lib/words/join-facts.ts'

export function AvatarCard({ avatar, actions }: { avatar: Avatar; actions: AvatarActions }) {
  const { languageName } = useFormat()
  const { id, name, look, language, chatbot } = avatar
  return (
    <li className="relative grid grid-cols-1">
      <Card padding="sm">
        <div className="flex h-full gap-3.5 sm:flex-col">
          <span className="w-24 shrink-0 sm:w-full">
            <FaceTile look={look} size="wide" />
          </span>
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <div className="flex items-start gap-2">
              <div className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
                <h2 className="flex min-w-0">
                  <NameLink to={`/avatars/${id}`} name={name} stretched wraps />
                </h2>
                <p className="text-muted">{joinFacts([languageName(language), chatbot?.level])}</p>
              </div>
              <span className="-me-1 -mt-0.5">
                <AvatarMenuButton size="sm" avatar={avatar} actions={actions} />
              </span>
            </div>
            <TalksAbout avatar={avatar} />
            <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 pt-1 text-xs text-muted tabular-nums">
              <AvatarStatusBadge avatar={avatar} />
              <People avatar={avatar} onAssign={() => actions.assign(avatar)} />
            </p>
          </div>
        </div>
      </Card>
    </li>
  )
}

function People({ avatar, onAssign }: { avatar: Avatar; onAssign: () => void }) {
  const { t } = useTranslation(['chatbots', 'assignments'])
  const { number } = useFormat()
  const { id, name, student_count: count } = avatar
  if (count === 0 && hiddenReasonOf(avatar) === null)
    return (
      <button
        type="button"
        aria-label={t(($) => $.to.title, { ns: 'assignments', name })}
        className={`${overCardClasses} font-medium text-primary-text`}
        onClick={onAssign}
      >
        {t(($) => $.act.assign, { ns: 'chatbots' })}
      </button>
    )
  return (
    <Link to={`/students?avatar=${id}`} className={overCardClasses}>
      {t(($) => $.students, { ns: 'chatbots', count, number: number(count) })}
    </Link>
  )
}

// The whole card is a link; this lies above it, with a touch target of 44 pixels.
const overCardClasses =
  'relative rounded-xs underline-offset-3 after:absolute after:-inset-3 hover:underline pointer-coarse:after:-inset-y-3.5'

function TalksAbout({ avatar }: { avatar: Avatar }) {
  const { t } = useTranslation('avatars')
  const hiddenText = useHiddenText()(avatar)
  if (hiddenText) return <p className="text-sm text-muted wrap-anywhere">{hiddenText}</p>
  return (
    <p className="line-clamp-2 text-sm text-muted wrap-anywhere">
      {t(($) => $.talksAbout, { chatbot: avatar.chatbot?.name ?? '' })}
    </p>
  )
}
