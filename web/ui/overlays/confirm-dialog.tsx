import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Callout } from '../states/callout.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'
import { TextField } from '../fields/text-field.tsx'

type ConfirmDialogProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'closeLabel' | 'finalFocus'> & {
  /** What will happen, in one or two sentences. */
  description: ReactNode
  confirmLabel: string
  cancelLabel: string
  onConfirm: () => void
  /** Whether it can't be done now; the children say why. */
  disabled?: boolean
  pending?: boolean
  pendingLabel?: string
  tone?: 'danger' | 'primary'
  /** A text that has to be typed before the button works. */
  confirmation?: { label: ReactNode; expected: string }
  /** Why it failed, in words. */
  error?: string | undefined
  /** A button for what may be wanted instead. */
  alternative?: ReactNode
  children?: ReactNode
}

/** Asks before something that can't be taken back. */
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
          {/* Beside a third button there is no room for longer words. */}
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
