import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffRole } from '#contract/school/roles.ts'
import type { Member } from '#contract/school/staff.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { ClassChoice } from './class-choice.tsx'
import { personName } from './person-name.ts'
import { RoleChoice } from './role-choice.tsx'
import { useEditMember } from './staff.api.ts'

type EditMemberDialogProps = { open: boolean; onClose: () => void; member: Member }

export function EditMemberDialog({ open, onClose, member }: EditMemberDialogProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useEditMember()
  const [role, setRole] = useState<StaffRole>(member.role === 'coordinator' ? 'coordinator' : 'teacher')
  const [classIds, setClassIds] = useState(() => member.classes.map((one) => one.id))
  const name = personName(member)
  const save = () =>
    mutate(
      { params: { id: member.id }, body: { role, class_ids: classIds } },
      {
        onSuccess: () => {
          onClose()
          toasts.success(t(($) => $.done.saved, { name }))
        },
      },
    )
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(($) => $.dialog.edit, { name })}
      closeLabel={t(($) => $.dialog.close)}
      footer={
        <>
          <Button onClick={onClose}>{t(($) => $.dialog.cancel)}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={isPending}
            pendingLabel={t(($) => $.dialog.saving)}
          >
            {t(($) => $.dialog.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {error && (
          <Callout tone="danger" urgent>
            {errorText(error)}
          </Callout>
        )}
        <RoleChoice role={role} onChange={setRole} />
        <ClassChoice role={role} chosen={classIds} onChange={setClassIds} />
      </form>
    </Dialog>
  )
}
