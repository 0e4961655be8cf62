import { useId, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { StaffRole } from '#contract/school/roles.ts'
import type { Member } from '#contract/school/staff.ts'
import { UnsavedDialog } from '../app/leaving/unsaved-dialog.tsx'
import { useCloseGuard } from '../app/leaving/use-close-guard.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { ClassChoice } from './class-choice.tsx'
import { personName } from './person-name.ts'
import { RoleChoice } from './role-choice.tsx'
import { useEditMember } from './staff.api.ts'

const dutiesOf = ({ role, classes }: Member): { role: StaffRole; class_ids: string[] } => ({
  role: role === 'coordinator' ? 'coordinator' : 'teacher',
  class_ids: classes.map(({ id }) => id),
})

type EditMemberDialogProps = { open: boolean; onClose: () => void; member: Member }

export function EditMemberDialog({ open, onClose, member }: EditMemberDialogProps) {
  const { t } = useTranslation('staff')
  const id = useId()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useEditMember()
  // The page reads the staff again every half minute.
  const [seen] = useState(() => dutiesOf(member))
  const [role, setRole] = useState(seen.role)
  const [classIds, setClassIds] = useState(seen.class_ids)
  const name = personName(member)
  const isChanged = role !== seen.role || new Set(classIds).symmetricDifference(new Set(seen.class_ids)).size > 0
  const guard = useCloseGuard(open && isChanged && !isPending, onClose)
  const save = () =>
    mutate(
      { params: { id: member.id }, body: { role, class_ids: classIds, seen } },
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
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={t(($) => $.dialog.edit, { name })}
      closeLabel={t(($) => $.dialog.close)}
      footer={
        <>
          <Button onClick={guard.close} disabled={isPending}>
            {t(($) => $.dialog.cancel)}
          </Button>
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
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}
