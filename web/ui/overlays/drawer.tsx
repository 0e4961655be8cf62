import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { cx } from '../cx.ts'
import { backdropClasses, closeClasses } from './dialog.tsx'
import { OverlayContainer } from './overlay-container.ts'

const widths = { sm: 'max-w-72', md: 'sm:max-w-md', lg: 'sm:max-w-2xl' } as const
const sides = {
  start: 'justify-start',
  end: 'justify-end',
} as const
const sheetWidths = { start: 'w-[calc(100%-2.5rem)]', end: 'w-full sm:w-[calc(100%-2.5rem)]' } as const
const slides = {
  start:
    'ltr:data-ending-style:-translate-x-full ltr:data-starting-style:-translate-x-full rtl:data-ending-style:translate-x-full rtl:data-starting-style:translate-x-full',
  end: 'ltr:data-ending-style:translate-x-full ltr:data-starting-style:translate-x-full rtl:data-ending-style:-translate-x-full rtl:data-starting-style:-translate-x-full',
} as const

type DrawerProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  titleHidden?: boolean
  description?: ReactNode
  closeLabel: string
  side?: keyof typeof sides
  size?: keyof typeof widths
  footer?: ReactNode
  /** Removes the padding. */
  flush?: boolean
  children: ReactNode
}

export function Drawer(props: DrawerProps) {
  const { open, onOpenChange, title, titleHidden = false, description, closeLabel, side = 'end', size = 'md' } = props
  const { footer, flush = false, children } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop forceRender className={backdropClasses} />
        <Base.Viewport className={cx('fixed inset-0 flex overflow-hidden', sides[side])}>
          <Base.Popup ref={popup} className={cx(sheetClasses, sheetWidths[side], widths[size], slides[side])}>
            <div className={cx('grid gap-1 ps-5 pe-16 sm:ps-6', titleHidden ? 'h-16' : 'py-5')}>
              <Base.Title className={titleHidden ? 'sr-only' : 'text-lg font-semibold'}>{title}</Base.Title>
              {description && <Base.Description className="text-muted">{description}</Base.Description>}
            </div>
            <div
              className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !flush && 'px-5 pt-1 pb-5 sm:px-6')}
            >
              <OverlayContainer value={popup}>{children}</OverlayContainer>
            </div>
            {footer && <div className="flex justify-end gap-2 border-t border-border px-5 py-4 sm:px-6">{footer}</div>}
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

const sheetClasses =
  'relative flex h-full flex-col bg-surface-raised [--surface:var(--surface-raised)] shadow-modal outline-none transition-[translate] duration-200'
