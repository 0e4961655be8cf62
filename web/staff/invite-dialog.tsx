import { useId, useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { StaffRole } from '#contract/school/roles.ts'
import { staffLimits } from '#contract/school/staff.ts'
import { UnsavedDialog } from '../app/leaving/unsaved-dialog.tsx'
import { useCloseGuard } from '../app/leaving/use-close-guard.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { Button } from '../ui/buttons/button.tsx'
import { TextArea } from '../ui/fields/text-area.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { useToasts } from '../ui/overlays/toasts.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { readAddresses } from './addresses.ts'
import { ClassChoice } from './class-choice.tsx'
import { RoleChoice } from './role-choice.tsx'
import { useInvite } from './staff.api.ts'

export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('staff')
  const id = useId()
  const toasts = useToasts()
  const errorText = useErrorText()
  const { mutate, isPending, error } = useInvite()
  const [text, setText] = useState('')
  const [role, setRole] = useState<StaffRole>('teacher')
  const [classIds, setClassIds] = useState<string[]>([])
  const [problem, setProblem] = useState<string>()
  const [refused, setRefused] = useState<readonly string[]>([])
  const guard = useCloseGuard(open && text.trim() !== '' && refused.length === 0, onClose)
  const send = () => {
    const read = readAddresses(text)
    if ('problem' in read) {
      const values = { max: staffLimits.addresses, email: 'email' in read ? read.email : '' }
      setProblem(t(($) => $.dialog[read.problem], values))
      return
    }
    setProblem(undefined)
    mutate(
      { emails: read.emails, role, class_ids: classIds },
      {
        onSuccess: (sent) => {
          if (sent.invited.length > 0) toasts.success(t(($) => $.done.invited, { count: sent.invited.length }))
          setRefused(sent.refused)
          if (sent.refused.length === 0) onClose()
          else setText(sent.refused.join('\n'))
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && guard.close()}
      title={t(($) => $.dialog.title)}
      description={t(($) => $.dialog.text)}
      closeLabel={t(($) => $.dialog.close)}
      footer={
        <>
          <Button onClick={guard.close}>{t(($) => $.dialog.cancel)}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={isPending}
            pendingLabel={t(($) => $.dialog.sending)}
          >
            {t(($) => $.dialog.send)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {error && (
          <Callout tone="danger" urgent>
            {errorText(error)}
          </Callout>
        )}
        {refused.length > 0 && (
          <Callout tone="warning" urgent>
            {t(($) => $.dialog.refused, { emails: refused.join(', ') })}
          </Callout>
        )}
        <TextArea
          label={t(($) => $.field.emails)}
          hint={t(($) => $.field.emailsHint, { max: staffLimits.addresses })}
          error={problem}
          rows={3}
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <RoleChoice role={role} onChange={setRole} />
        <ClassChoice role={role} chosen={classIds} onChange={setClassIds} />
      </form>
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}
