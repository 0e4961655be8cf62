import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'

interface ModalProps {
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  /** Called on Escape; without it a button must be pressed. */
  onClose?: () => void
  /** Default: the first button. */
  startAt?: RefObject<HTMLElement | null>
  /** Default: the element that had the focus before. */
  returnTo?: RefObject<HTMLElement | null>
}

export function Modal({ title, children, actions, onClose, startAt, returnTo }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // The dialog must close before it is unmounted to restore the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    const next = returnTo?.current
    dialog?.showModal()
    startAt?.current?.focus()
    return () => {
      dialog?.close()
      next?.focus({ preventScroll: true })
    }
  }, [startAt, returnTo])
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      className={dialogClasses}
    >
      <div className="grid gap-4 overflow-y-auto px-6 pt-6">
        <h2 id={id} className="text-xl font-semibold">
          {title}
        </h2>
        {children}
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-3 px-6 py-5">{actions}</div>
    </dialog>
  )
}

const dialogClasses =
  'practice m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-md overflow-hidden rounded-xl border border-border ' +
  // In landscape on phones, the buttons are beside the text.
  'bg-surface-raised text-base text-text shadow-modal backdrop:bg-overlay open:flex open:flex-col [@media(max-height:30rem)]:max-w-2xl'
