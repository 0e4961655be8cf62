import { useId, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { ApiError } from '#contract/errors.ts'
import { type JoinCode, joinLimits } from '#contract/teaching/joining.ts'
import { UnsavedDialog } from '../../app/leaving/unsaved-dialog.tsx'
import { useCloseGuard } from '../../app/leaving/use-close-guard.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { useFormat } from '../../lib/words/format.ts'
import { useOpenCode } from '../../people/joining.api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { Callout } from '../../ui/states/callout.tsx'

const hours = { hour: 1, day: 24, week: 24 * 7, month: 24 * 30 } as const
type Span = keyof typeof hours
const spans = ['hour', 'day', 'week', 'month'] as const satisfies Span[]

interface Draft {
  max: string
  span: Span | 'same'
  needsApproval: boolean
  asksLastName: boolean
}

const draftOf = (current: JoinCode | null): Draft => ({
  max: String(current?.max_students ?? 30),
  span: current ? 'same' : 'week',
  needsApproval: current?.needs_approval ?? false,
  asksLastName: current?.asks_last_name ?? true,
})

type CodeDialogProps = { classId: string; current: JoinCode | null; open: boolean; onClose: () => void }

export function CodeDialog({ classId, current, open, onClose }: CodeDialogProps) {
  const { t } = useTranslation(['joining', 'common'])
  const { number, dateTime } = useFormat()
  const toasts = useToasts()
  const errorText = useErrorText()
  const id = useId()
  const { mutate, isPending, error } = useOpenCode(classId)
  // The page reads the code again every few seconds; the dialog is about the one that it was opened with.
  const [seen] = useState(current)
  const [saved] = useState(() => draftOf(current))
  const [draft, setDraft] = useState(saved)
  const { max, span, needsApproval, asksLastName } = draft
  const change = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes })
  const [isChecked, setIsChecked] = useState(false)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(saved)
  const guard = useCloseGuard(open && isChanged && !isPending, onClose)
  const isStale = error instanceof ApiError && error.code === 'edited_elsewhere'
  const max_students = Number(max)
  const isValid = Number.isInteger(max_students) && max_students >= 1 && max_students <= joinLimits.students
  const save = () => {
    setIsChecked(true)
    if (!isValid || isPending) return
    const closes_at =
      span === 'same' && seen
        ? seen.closes_at
        : new Date(Date.now() + hours[span === 'same' ? 'week' : span] * 3_600_000).toISOString()
    mutate(
      {
        max_students,
        closes_at,
        needs_approval: needsApproval,
        asks_last_name: asksLastName,
        ...(seen && { version: seen.version }),
      },
      {
        onSuccess: () => {
          onClose()
          toasts.success(t(($) => $.opened))
        },
      },
    )
  }
  const labels = {
    hour: t(($) => $.dialog.hour),
    day: t(($) => $.dialog.day),
    week: t(($) => $.dialog.week),
    month: t(($) => $.dialog.month),
  }
  const options = [
    ...(seen ? [{ value: 'same' as const, label: dateTime(seen.closes_at) }] : []),
    ...spans.map((value) => ({ value, label: labels[value] })),
  ]
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && !isPending && guard.close()}
      title={t(($) => $.dialog.title)}
      closeLabel={t(($) => $.close, { ns: 'common' })}
      footer={
        <>
          <Button onClick={guard.close} disabled={isPending}>
            {t(($) => $.cancel, { ns: 'common' })}
          </Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            pending={isPending}
            pendingLabel={t(($) => $.dialog.saving)}
            disabled={isStale}
          >
            {seen ? t(($) => $.dialog.saveChanges) : t(($) => $.dialog.save)}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <p className="text-muted">{t(($) => $.dialog.text)}</p>
        {error && (
          <Callout tone="danger" urgent>
            {isStale ? t(($) => $.dialog.stale) : errorText(error)}
          </Callout>
        )}
        <TextField
          label={t(($) => $.dialog.max)}
          inputMode="numeric"
          value={max}
          onChange={({ target }) => change({ max: target.value })}
          error={isChecked && !isValid ? t(($) => $.dialog.wrong, { max: number(joinLimits.students) }) : undefined}
        />
        <SelectField
          label={t(($) => $.dialog.closes)}
          value={span}
          onChange={(value) => change({ span: value })}
          options={options}
        />
        <Switch
          label={t(($) => $.dialog.approval)}
          hint={t(($) => $.dialog.approvalHint)}
          checked={needsApproval}
          onChange={(isOn) => change({ needsApproval: isOn })}
        />
        <Switch
          label={t(($) => $.dialog.lastName)}
          checked={asksLastName}
          onChange={(isOn) => change({ asksLastName: isOn })}
        />
      </form>
      <UnsavedDialog {...guard.question} />
    </Dialog>
  )
}
