import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronsUpDown, Search } from 'lucide-react'
import { type Ref, useId } from 'react'
import { innerClasses } from './control-classes.ts'
import { cx } from '../cx.ts'
import { describedBy, FieldFrame, type FieldText } from './field-frame.tsx'
import { useOverlayContainer } from '../overlays/overlay-container.ts'
import { popItemClasses, popSurface } from '../overlays/pop-classes.ts'
import { triggerClasses } from '../buttons/trigger-classes.ts'

type ComboboxOption<Value extends string> = { value: Value; label: string; lang?: string }

type ComboboxFieldProps<Value extends string> = FieldText & {
  value: Value | null | undefined
  onChange: (value: Value | null) => void
  options: readonly ComboboxOption<Value>[]
  /** The most options rendered at once; others are found by typing. */
  limit?: number
  searchLabel: string
  emptyText: string
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
}

export function ComboboxField<Value extends string>(props: ComboboxFieldProps<Value>) {
  const {
    value,
    onChange,
    options,
    limit = -1,
    searchLabel,
    emptyText,
    placeholder,
    disabled = false,
    onBlur,
    ref,
    ...words
  } = props
  const id = useId()
  const place = useOverlayContainer()
  const chosen = options.find((option) => option.value === value) ?? null
  return (
    <FieldFrame id={id} words={words}>
      <Base.Root
        items={options}
        limit={limit}
        autoHighlight
        value={chosen}
        onValueChange={(option: ComboboxOption<Value> | null) => onChange(option?.value ?? null)}
        disabled={disabled}
      >
        <Base.Trigger
          id={id}
          ref={ref}
          onBlur={onBlur}
          aria-invalid={words.error ? true : undefined}
          aria-describedby={describedBy(id, words)}
          className={triggerClasses}
        >
          <span className={cx('min-w-0 flex-1 truncate text-start', !chosen && 'text-faint')} lang={chosen?.lang}>
            {chosen?.label ?? placeholder}
          </span>
          <ChevronsUpDown className="size-4 shrink-0 text-muted" aria-hidden="true" />
        </Base.Trigger>
        <Base.Portal container={place}>
          <Base.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-40">
            <Base.Popup
              aria-label={searchLabel}
              className={cx(popSurface, 'w-(--anchor-width) max-w-(--available-width)')}
            >
              <div className="flex items-center gap-2 border-b border-border px-3.5">
                <Search className="size-4 shrink-0 text-muted" aria-hidden="true" />
                <Base.Input
                  aria-label={searchLabel}
                  placeholder={searchLabel}
                  className={`${innerClasses} h-10 text-base sm:text-sm`}
                />
              </div>
              <Base.Empty>
                <p className="px-3.5 py-3 text-sm text-muted">{emptyText}</p>
              </Base.Empty>
              <Base.List className="max-h-72 scroll-py-1 overflow-y-auto overscroll-contain p-1 empty:p-0">
                {(option: ComboboxOption<Value>) => (
                  <Base.Item key={option.value} value={option} lang={option.lang} className={popItemClasses}>
                    <span className="min-w-0 flex-1">{option.label}</span>
                    <Base.ItemIndicator className="text-primary-text">
                      <Check aria-hidden="true" />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  )
}
