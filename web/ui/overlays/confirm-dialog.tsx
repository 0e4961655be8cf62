import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Callout } from '../states/callout.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { TextField } from '../fields/text-field.tsx'

type ConfirmDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'closeLabel' | 'finalFocus'> & {
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** The children give the reason. */
  disabled?: boolean
  pending?: boolean
  pendingLabel?: string
  tone?: 'danger' | 'primary'
  /** A text that must be typed to enable the button. */
  confirmation?: { label: ReactNode; expected: string }
  error?: string | undefined
  /** A button for a less drastic choice. */
  alternative?: ReactNode
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, closeLabel, description, confirmLabel, cancelLabel, onConfirm } = props
  const {
    disabled = false,
    pending = false,
    pendingLabel,
    tone = 'danger',
    confirmation,
    error,
    alternative,
    finalFocus,
    children,
  } = props
  const [text, setText] = useState('')
  const isReady = !disabled && (!confirmation || text.trim() === confirmation.expected)
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
      finalFocus={finalFocus}
      size={alternative ? 'md' : 'sm'}
      form={{
        onSubmit: (event) => {
          event.preventDefault()
          if (isReady && !pending) onConfirm()
        },
      }}
      footer={
        <>
          <Button onClick={() => change(false)}>{cancelLabel}</Button>
          {alternative}
          {/* A third button leaves no width for the pending label. */}
          <Button
            type="submit"
            variant={tone}
            disabled={!isReady}
            pending={pending}
            pendingLabel={alternative ? undefined : pendingLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {(confirmation || error || children) && (
        <div className="grid gap-4">
          {children}
          {confirmation && (
            <TextField
              label={confirmation.label}
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
