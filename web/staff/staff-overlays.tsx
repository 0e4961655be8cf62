import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { FormerMember, Member } from '#contract/school/staff.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import type { OverlayState } from '../lib/use-overlay.ts'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { EditMemberDialog } from './edit-member-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { personName } from './person-name.ts'
import { useStaffAct } from './staff.api.ts'

export type StaffOverlay =
  | { kind: 'invite' }
  | { kind: 'edit' | 'remove' | 'offer' | 'reset'; member: Member }
  | { kind: 'erase'; member: FormerMember }

type StaffOverlaysProps = { state: OverlayState<StaffOverlay>; onClose: () => void }

export function StaffOverlays({ state: { shown, isOpen, opening }, onClose }: StaffOverlaysProps) {
  if (!shown) return null
  const shared = { open: isOpen, onClose }
  switch (shown.kind) {
    case 'invite':
      return <InviteDialog key={opening} {...shared} />
    case 'edit':
      return <EditMemberDialog key={opening} {...shared} member={shown.member} />
    default:
      return <AskDialog key={opening} {...shared} act={shown.kind} member={shown.member} />
  }
}

const acts = { remove: 'remove', offer: 'offerSchool', erase: 'erase', reset: 'resetFactors' } as const
const outcomes = { remove: 'removed', offer: 'offered', erase: 'erased', reset: 'factorReset' } as const

type AskDialogProps = { open: boolean; onClose: () => void; act: keyof typeof acts; member: Member | FormerMember }

function AskDialog({ open, onClose, act, member }: AskDialogProps) {
  const { t } = useTranslation('staff')
  const errorText = useErrorText()
  const toasts = useToasts()
  const { mutate, isPending, error } = useStaffAct(acts[act])
  const name = personName(member)
  const done = () => {
    onClose()
    toasts.success(t(($) => $.done[outcomes[act]], { name }))
  }
  const label = {
    remove: t(($) => $.remove),
    offer: t(($) => $.offer),
    erase: t(($) => $.erase),
    reset: t(($) => $.factor.reset),
  }[act]
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      closeLabel={t(($) => $.dialog.close)}
      title={t(($) => $.ask[`${act}Title`], { name })}
      description={t(($) => $.ask[`${act}Text`])}
      confirmLabel={label}
      cancelLabel={t(($) => $.ask.keep)}
      tone={act === 'offer' ? 'primary' : 'danger'}
      pending={isPending}
      pendingLabel={t(($) => $.ask.pending)}
      error={error ? errorText(error) : undefined}
      onConfirm={() => mutate(member.id, { onSuccess: done })}
    />
  )
}
