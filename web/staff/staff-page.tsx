import { useQuery } from '@tanstack/react-query'
import { Eraser, MailPlus, RotateCw, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { type Invitation, type Staff, staff } from '#contract/school/staff.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api/api.ts'
import { useTitle } from '../lib/title.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import { createAgo } from '../lib/words/ago.ts'
import { useLanguage } from '../lib/words/language-context.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { MenuItem } from '../ui/overlays/menu.tsx'
import { Badge } from '../ui/states/badge.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { MemberRow } from './member-row.tsx'
import { personName } from './person-name.ts'
import { staffQuery } from './staff.api.ts'
import { StaffMenu } from './staff-menu.tsx'
import { type StaffOverlay, StaffOverlays } from './staff-overlays.tsx'
import { RequireFactor } from './require-factor.tsx'
import { StaffRow } from './staff-row.tsx'
import { type QuickActs, useQuickActs } from './use-quick-acts.ts'

export function StaffPage() {
  const { t, i18n } = useTranslation('staff')
  const { data, error, isFetching, dataUpdatedAt: now, refetch } = useQuery(staffQuery(useApi(staff)))
  const { state, open, close } = useOverlay<StaffOverlay>()
  const quick = useQuickActs()
  const ago = createAgo(i18n.language, useLanguage().dates(), () => now)
  useTitle(t(($) => $.title))
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={t(($) => $.title)}
        description={t(($) => $.intro)}
        actions={
          <Button variant="primary" icon={<MailPlus aria-hidden="true" />} onClick={() => open({ kind: 'invite' })}>
            {t(($) => $.invite)}
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-8">
        {error && (
          <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => void refetch()} />
        )}
        {!data && !error && <StaffSkeleton />}
        {data && <RequireFactor />}
        {data && <StaffLists staff={data} now={now} ago={ago} onOpen={open} quick={quick} />}
      </div>
      <StaffOverlays state={state} onClose={close} />
    </div>
  )
}

type StaffListsProps = {
  staff: Staff
  now: number
  ago: (iso: string) => string
  onOpen: (overlay: StaffOverlay) => void
  quick: QuickActs
}

function StaffLists({ staff: { members, invitations, former, handover }, ...row }: StaffListsProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      <StaffList title={t(($) => $.members)}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} handover={handover} {...row} />
        ))}
        {members.length === 1 && invitations.length === 0 && (
          <li className="grid gap-1 px-4 py-8 text-center">
            <p className="font-medium">{t(($) => $.empty.title)}</p>
            <p className="text-muted">{t(($) => $.empty.text)}</p>
          </li>
        )}
      </StaffList>
      {invitations.length > 0 && (
        <StaffList title={t(($) => $.invitations)}>
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} {...row} />
          ))}
        </StaffList>
      )}
      {former.length > 0 && (
        <StaffList title={t(($) => $.former)} text={t(($) => $.formerText)}>
          {former.map((person) => (
            <StaffRow
              key={person.id}
              id={person.id}
              name={personName(person)}
              title={personName(person)}
              facts={{ email: person.email, removed: t(($) => $.removed, { ago: row.ago(person.removed_at) }) }}
              menu={
                <StaffMenu name={personName(person)}>
                  <MenuItem
                    danger
                    icon={<Eraser aria-hidden="true" />}
                    onSelect={() => row.onOpen({ kind: 'erase', member: person })}
                  >
                    {t(($) => $.erase)}
                  </MenuItem>
                </StaffMenu>
              }
            />
          ))}
        </StaffList>
      )}
    </>
  )
}

function StaffList({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      {text && <p className="-mt-1 mb-1 max-w-prose text-sm text-muted">{text}</p>}
      <Card padding="none">
        <ul className="divide-y divide-border">{children}</ul>
      </Card>
    </section>
  )
}

type InvitationRowProps = Omit<StaffListsProps, 'staff' | 'onOpen'> & { invitation: Invitation }

function InvitationRow({ invitation, now, ago, quick }: InvitationRowProps) {
  const { t } = useTranslation(['staff', 'frame'])
  const { id, email, role, classes, sent_at, expires_at } = invitation
  const isExpired = Date.parse(expires_at) <= now
  return (
    <StaffRow
      id={id}
      name={email}
      title={email}
      facts={{
        classes: classes.map((one) => one.name).join(', '),
        sent: t(($) => $.sent, { ago: ago(sent_at) }),
        expires: isExpired ? (
          <span className="text-danger-text">{t(($) => $.expired)}</span>
        ) : (
          t(($) => $.expires, { ago: ago(expires_at) })
        ),
      }}
      badge={<Badge>{t(($) => $.role[role], { ns: 'frame' })}</Badge>}
      menu={
        <StaffMenu name={email}>
          <MenuItem icon={<RotateCw aria-hidden="true" />} onSelect={() => quick.resend(invitation)}>
            {t(($) => $.resend)}
          </MenuItem>
          <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={() => quick.withdraw(invitation)}>
            {t(($) => $.withdraw)}
          </MenuItem>
        </StaffMenu>
      }
    />
  )
}

function StaffSkeleton() {
  const { t } = useTranslation('staff')
  return (
    <Skeletons label={t(($) => $.loading)}>
      <Card padding="none">
        {[0, 1, 2].map((row) => (
          <div key={row} className="flex items-center gap-3.5 p-4">
            <Skeleton shape="circle" width="2.5rem" height="2.5rem" />
            <div className="grid flex-1 gap-2">
              <Skeleton width="10rem" />
              <Skeleton width="16rem" />
            </div>
          </div>
        ))}
      </Card>
    </Skeletons>
  )
}
