import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { TextField } from './text-field.tsx'

type ConfirmDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'closeLabel'> & {
  /** What will happen, in one or two sentences. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  pending?: boolean
  pendingLabel?: string
  tone?: 'danger' | 'primary'
  /** A text that has to be typed before the button works. */
  typed?: { label: ReactNode; expected: string }
  /** Why it failed, in words. */
  error?: string | undefined
  children?: ReactNode
}

/** Asks before something that can't be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, closeLabel, description, confirmLabel, cancelLabel, onConfirm } = props
  const { pending = false, pendingLabel, tone = 'danger', typed, error, children } = props
  const [text, setText] = useState('')
  const isReady = !typed || text.trim() === typed.expected
  const change = (isOpen: boolean) => {
    if (pending) return
    setText('')
    onOpenChange(isOpen)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      closeLabel={closeLabel}
      size="sm"
      form={{
        onSubmit: (event) => {
          event.preventDefault()
          if (isReady && !pending) onConfirm()
        },
      }}
      footer={
        <>
          <Button onClick={() => change(false)}>{cancelLabel}</Button>
          <Button type="submit" variant={tone} disabled={!isReady} pending={pending} pendingLabel={pendingLabel}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(typed || error || children) && (
        <div className="grid gap-4">
          {children}
          {typed && (
            <TextField
              label={typed.label}
              value={text}
              onChange={(event) => setText(event.target.value)}
              autoComplete="off"
            />
          )}
          {error && (
            <Callout tone="danger" urgent>
              {error}
            </Callout>
          )}
        </div>
      )}
    </Dialog>
  )
}
