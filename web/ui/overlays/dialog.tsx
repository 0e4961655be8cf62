import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ComponentPropsWithRef, type ReactNode, type RefObject, useRef } from 'react'
import { cx } from '../cx.ts'
import { OverlayContainer } from './overlay-container.ts'

const sizes = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-4xl' } as const

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  size?: keyof typeof sizes
  /** Sticky while the body scrolls. */
  footer?: ReactNode
  /** Wraps body and footer in a form, so that Enter and a submit button work. */
  form?: Omit<ComponentPropsWithRef<'form'>, 'className' | 'children'>
  /** Default: the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Default, or if it returns true: the element that had the focus before. */
  finalFocus?: (() => HTMLElement | true | null) | undefined
  children?: ReactNode
}

/** Centered; on phones a bottom sheet. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    closeLabel,
    size = 'md',
    footer,
    form,
    initialFocus,
    finalFocus,
    children,
  } = props
  const popup = useRef<HTMLDivElement>(null)
  const content = (
    <OverlayContainer value={popup}>
      {children && <div className={bodyClasses}>{children}</div>}
      {footer && <DialogFooter>{footer}</DialogFooter>}
    </OverlayContainer>
  )
  return (
    <Base.Root open={open} onOpenChange={(isOpen, details) => !isSecondClick(details) && onOpenChange(isOpen)}>
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropClasses} />
        <Base.Viewport className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
          <Base.Popup
            ref={popup}
            data-modal
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={cx(popupClasses, sizes[size])}
          >
            <div className="grid gap-1 px-5 py-5 sm:px-6">
              <Base.Title className="pe-11 text-lg font-semibold wrap-anywhere sm:pe-10">{title}</Base.Title>
              {description && <Base.Description className="wrap-anywhere text-muted">{description}</Base.Description>}
            </div>
            {form ? (
              <form {...form} className="flex min-h-0 flex-1 flex-col [@media(max-height:24rem)]:flex-none">
                {content}
              </form>
            ) : (
              content
            )}
            <Base.Close className={closeClasses}>
              <X className="size-4" aria-hidden="true" />
              <span className="sr-only">{closeLabel}</span>
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

/** The end of a double click on the button that opened the dialog is no press outside it. */
const isSecondClick = ({ reason, event }: { reason: string; event: Event }) =>
  reason === 'outside-press' && event instanceof MouseEvent && event.detail > 1

function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse gap-2 border-t border-border px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:flex-row sm:flex-wrap sm:justify-end sm:px-6">
      {children}
    </div>
  )
}

/** Last in the document, so that the first field gets the focus. */
export const closeClasses =
  'absolute end-3 top-3 sm:end-3.5 sm:top-3.5 grid size-10 place-items-center rounded-md text-muted transition-colors hover:bg-surface-hover hover:text-text sm:size-9'

export const backdropClasses =
  'fixed inset-0 bg-overlay transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'

const bodyClasses =
  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5 sm:px-6 ' +
  '[@media(max-height:24rem)]:flex-none [@media(max-height:24rem)]:overflow-visible'

const popupClasses =
  // Cards inside have the same background.
  'relative flex max-h-[92dvh] w-full flex-col [--surface:var(--surface-raised)] rounded-t-xl bg-surface-raised shadow-modal outline-none transition-[translate,scale,opacity] ' +
  'duration-200 sm:max-h-full sm:rounded-xl data-starting-style:translate-y-full data-ending-style:translate-y-full ' +
  'sm:data-starting-style:translate-y-2 sm:data-ending-style:translate-y-1 sm:data-starting-style:scale-[0.98] ' +
  'sm:data-ending-style:scale-[0.99] sm:data-starting-style:opacity-0 sm:data-ending-style:opacity-0 ' +
  // Where the window is as low as at a zoom of 400 %, title and buttons scroll with the body.
  'data-nested-dialog-open:scale-[0.98] [@media(max-height:24rem)]:overflow-y-auto'
