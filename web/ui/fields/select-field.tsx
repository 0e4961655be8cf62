import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, type Ref, useId } from 'react'
import { cx } from '../cx.ts'
import { describedBy, FieldFrame, type FieldText } from './field-frame.tsx'
import { useOverlayContainer } from '../overlays/overlay-container.ts'
import { popItemClasses, popClasses } from '../overlays/pop-classes.ts'
import { triggerClasses } from '../buttons/trigger-classes.ts'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  description?: string
  lang?: string
  disabled?: boolean
  /** Options of a group must be adjacent. */
  group?: string
}

type SelectFieldProps<Value extends string> = FieldText & {
  value: Value | null | undefined
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  placeholder?: string
  id?: string
  disabled?: boolean
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { value, onChange, options, placeholder, disabled = false, name, onBlur, ref, id: given, ...words } = props
  const ownId = useId()
  const id = given ?? ownId
  const place = useOverlayContainer()
  const chosen = options.find((option) => option.value === value)
  return (
    <FieldFrame id={id} words={words}>
      <Base.Root
        items={options}
        value={value ?? null}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={disabled}
        name={name}
      >
        <Base.Trigger
          id={id}
          ref={ref}
          onBlur={onBlur}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(id, words)}
          className={triggerClasses}
        >
          {chosen?.icon && <span className="text-muted [&_svg]:size-4">{chosen.icon}</span>}
          <Base.Value
            className="min-w-0 flex-1 truncate text-start data-placeholder:text-faint"
            placeholder={placeholder}
          />
          <ChevronsUpDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
        </Base.Trigger>
        <Base.Portal container={place}>
          <Base.Backdrop className="fixed inset-0 z-40" />
          <Base.Positioner alignItemWithTrigger={false} sideOffset={6} collisionPadding={8} className="z-40">
            <Base.Popup className={cx(popClasses, 'min-w-(--anchor-width) overflow-y-auto p-1')}>
              {groupsOf(options).map(([group, items]) =>
                group === undefined ? (
                  items.map((option) => <Option key={option.value} option={option} />)
                ) : (
                  <Base.Group key={group} className="mt-1 border-t border-border pt-1">
                    <Base.GroupLabel className="px-2.5 py-1.5 text-xs font-medium text-muted">{group}</Base.GroupLabel>
                    {items.map((option) => (
                      <Option key={option.value} option={option} />
                    ))}
                  </Base.Group>
                ),
              )}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}

const groupsOf = (options: readonly SelectOption<string>[]) =>
  [...new Set(options.map(({ group }) => group))].map(
    (group) => [group, options.filter((option) => option.group === group)] as const,
  )

function Option({ option }: { option: SelectOption<string> }) {
  return (
    <Base.Item value={option.value} disabled={option.disabled} lang={option.lang} className={popItemClasses}>
      {option.icon && <span className="text-muted">{option.icon}</span>}
      <span className="grid min-w-0 flex-1">
        <Base.ItemText>{option.label}</Base.ItemText>
        {option.description && <span className="text-xs text-muted">{option.description}</span>}
      </span>
      <Base.ItemIndicator className="text-primary-text">
        <Check aria-hidden="true" />
      </Base.ItemIndicator>
    </Base.Item>
  )
}
