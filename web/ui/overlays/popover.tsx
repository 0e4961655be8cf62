import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { popClasses } from './pop-classes.ts'

type PopoverProps = {
  trigger: ReactElement
  title: ReactNode
  /** Visually hidden. */
  titleHidden?: boolean
  align?: 'start' | 'center' | 'end'
  /** Opens above where there is too little room below; for a trigger that can be far down a page. */
  flips?: boolean
  defaultOpen?: boolean
  /** For controlled use. */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

export function Popover({
  trigger,
  title,
  titleHidden = false,
  align = 'end',
  flips = false,
  defaultOpen = false,
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Base.Root defaultOpen={defaultOpen} open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          sideOffset={6}
          collisionPadding={8}
          collisionAvoidance={{ side: flips ? 'flip' : 'none', fallbackAxisSide: 'none' }}
          className="z-40"
        >
          <Base.Popup className={cx(popClasses, 'w-84 overflow-y-auto p-4')}>
            <Base.Title className={titleHidden ? 'sr-only' : 'mb-4 text-sm font-semibold'}>{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
