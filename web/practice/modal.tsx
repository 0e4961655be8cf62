import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react'

interface ModalProps {
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  /** What Escape does; without it, one of the buttons has to be pressed. */
  onClose?: () => void
  /** What has the focus afterwards; without it, what had it before. */
  returnTo?: RefObject<HTMLElement | null>
}

/** A few words in front of the page, until they are answered. */
export function Modal({ title, children, actions, onClose, returnTo }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Only a dialog that is still in the page gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    const next = returnTo?.current
    dialog?.showModal()
    return () => {
      dialog?.close()
      next?.focus({ preventScroll: true })
    }
  }, [returnTo])
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
  // On a phone held across there is more room beside than below.
  'bg-surface-raised text-base text-text shadow-modal backdrop:bg-overlay open:flex open:flex-col [@media(max-height:30rem)]:max-w-2xl'
