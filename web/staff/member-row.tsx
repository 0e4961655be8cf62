import { ArrowRightLeft, KeyRound, Pencil, Undo2, UserMinus } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Handover, Member } from '#contract/school/staff.ts'
import { useIsAtLeast } from '../app/session/use-may.ts'
import { useUser } from '../app/session/session.tsx'
import { useFormat } from '../lib/words/format.ts'
import { MenuItem, MenuSeparator } from '../ui/overlays/menu.tsx'
import { Badge } from '../ui/states/badge.tsx'
import { personName } from './person-name.ts'
import { StaffMenu } from './staff-menu.tsx'
import type { StaffOverlay } from './staff-overlays.tsx'
import type { QuickActs } from './use-quick-acts.ts'
import { StaffRow } from './staff-row.tsx'

const minute = 60_000

type MemberRowProps = {
  member: Member
  handover: Handover | null
  now: number
  ago: (iso: string) => string
  onOpen: (overlay: StaffOverlay) => void
  quick: QuickActs
}

export function MemberRow({ member, handover, now, ago, onOpen, quick }: MemberRowProps) {
  const { t } = useTranslation(['staff', 'frame'])
  const { dateTime } = useFormat()
  const { id: ownId } = useUser()
  const isOwner = useIsAtLeast('school')
  const name = personName(member)
  const isOwnerRow = member.role === 'school' || member.role === 'admin'
  const isOffered = handover?.user_id === member.id
  const roleName = isOwnerRow ? t(($) => $.owner) : t(($) => $.role[member.role], { ns: 'frame' })
  const seen = (at: string) =>
    now - Date.parse(at) < minute ? t(($) => $.seenNow) : t(($) => $.seen, { ago: ago(at) })
  const badge = <Badge tone={isOwnerRow ? 'primary' : 'neutral'}>{roleName}</Badge>
  return (
    <StaffRow
      id={member.id}
      name={name}
      picture={member.picture_url}
      title={
        <>
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {member.id === ownId && <span className="font-normal text-muted">({t(($) => $.you)})</span>}
          {isOffered && <Badge tone="warning">{t(($) => $.offered)}</Badge>}
          <span className="sm:hidden">{badge}</span>
        </>
      }
      facts={{
        email: name !== member.email && member.email,
        classes: <ClassFact member={member} />,
        factor: member.has_second_factor ? t(($) => $.factor.on) : t(($) => $.factor.off),
        seen: member.last_seen_at ? (
          <time dateTime={member.last_seen_at} data-tooltip={dateTime(member.last_seen_at)}>
            {seen(member.last_seen_at)}
          </time>
        ) : (
          t(($) => $.neverSeen)
        ),
      }}
      badge={badge}
      menu={
        !isOwnerRow &&
        member.id !== ownId && (
          <StaffMenu name={name}>
            <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => onOpen({ kind: 'edit', member })}>
              {t(($) => $.edit)}
            </MenuItem>
            {isOwner && !isOffered && (
              <MenuItem icon={<ArrowRightLeft aria-hidden="true" />} onSelect={() => onOpen({ kind: 'offer', member })}>
                {t(($) => $.offer)}
              </MenuItem>
            )}
            {isOwner && isOffered && (
              <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={quick.withdrawOffer}>
                {t(($) => $.withdrawOffer)}
              </MenuItem>
            )}
            {isOwner && member.has_second_factor && (
              <MenuItem icon={<KeyRound aria-hidden="true" />} onSelect={() => onOpen({ kind: 'reset', member })}>
                {t(($) => $.factor.reset)}
              </MenuItem>
            )}
            <MenuSeparator />
            <MenuItem
              danger
              icon={<UserMinus aria-hidden="true" />}
              onSelect={() => onOpen({ kind: 'remove', member })}
            >
              {t(($) => $.remove)}
            </MenuItem>
          </StaffMenu>
        )
      }
    />
  )
}

function ClassFact({ member: { role, classes } }: { member: Member }) {
  const { t } = useTranslation('staff')
  if (classes.length === 0) return role === 'teacher' ? t(($) => $.noClasses) : t(($) => $.allClasses)
  const names = classes.map(({ name }) => name).join(', ')
  return classes.length > 3 ? (
    <span data-tooltip={names}>{t(($) => $.classes, { count: classes.length })}</span>
  ) : (
    <span dir="auto">{names}</span>
  )
}
