import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { useOverlayContainer } from './overlay-container.ts'
import { popItemClasses, popClasses } from './pop-classes.ts'

type MenuProps = {
  trigger: ReactElement
  align?: 'start' | 'center' | 'end'
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end'
  defaultOpen?: boolean
  children: ReactNode
}

export function Menu({ trigger, align = 'start', side = 'bottom', defaultOpen = false, children }: MenuProps) {
  const place = useOverlayContainer()
  return (
    <Base.Root defaultOpen={defaultOpen}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={place}>
        <Base.Positioner align={align} side={side} sideOffset={6} collisionPadding={8} className="z-40">
          <Base.Popup className={cx(popClasses, 'min-w-48 overflow-y-auto p-1')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect?: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger = false, disabled = false, onSelect, children }: MenuItemProps) {
  const classes = danger ? 'text-danger-text data-highlighted:bg-danger-soft' : ''
  return (
    <Base.Item disabled={disabled} onClick={onSelect} className={cx(popItemClasses, classes)}>
      {icon && <span className={danger ? undefined : 'text-muted'}>{icon}</span>}
      <span className="min-w-0 flex-1">{children}</span>
    </Base.Item>
  )
}

/** `render` is a router link or `<a href>`. */
export function MenuLink({ icon, render, children }: { icon?: ReactNode; render: ReactElement; children: ReactNode }) {
  return (
    <Base.LinkItem render={render} closeOnClick className={popItemClasses}>
      {icon && <span className="text-muted">{icon}</span>}
      <span className="min-w-0 flex-1">{children}</span>
    </Base.LinkItem>
  )
}

export function MenuGroup({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs font-medium text-faint">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1 my-1 h-px bg-border" />
}

type MenuChoiceProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode; lang?: string }[]
}

export function MenuChoice<Value extends string>({ value, onChange, options }: MenuChoiceProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          lang={option.lang}
          className={popItemClasses}
        >
          {option.icon && <span className="text-muted">{option.icon}</span>}
          <span className="min-w-0 flex-1">{option.label}</span>
          <Base.RadioItemIndicator className="text-primary-text">
            <Check aria-hidden="true" />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}
