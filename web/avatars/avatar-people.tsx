import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Avatar } from '#contract/teaching/avatars.ts'
import { PartnerPeople } from '../assignments/partner-people.tsx'
import { useFormat } from '../lib/words/format.ts'
import { useHiddenText } from '../partners/hidden-reason.ts'

export function AvatarPeople({ avatar, onAssign }: { avatar: Avatar; onAssign: () => void }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const hiddenText = useHiddenText()
  const { id, name, status, student_count: count } = avatar
  return (
    <PartnerPeople
      partner={{ kind: 'avatar', id, name }}
      total={
        <Link to={`/students?avatar=${id}`} className="rounded-xs underline-offset-3 hover:underline">
          {t(($) => $.students, { count, number: number(count) })}
        </Link>
      }
      quiet={hiddenText(avatar)}
      onAssign={status === 'archived' ? undefined : onAssign}
    />
  )
}
