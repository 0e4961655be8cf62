import { useMergedRef } from '@mantine/hooks'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from './field-frame.tsx'

type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Visually hidden. */
  labelHidden?: boolean
  indeterminate?: boolean
}

/** A native input, so that hundreds of rows stay fast. */
export function Checkbox({ label, hint, error, labelHidden = false, indeterminate = false, ...input }: CheckboxProps) {
  const id = useId()
  const { ref, ...rest } = input
  const marked = useMergedRef(ref, (element) => {
    if (element) element.indeterminate = indeterminate
  })
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <div className="grid gap-1">
      <label
        className={cx(
          'group/check flex items-start gap-2.5 has-disabled:opacity-50',
          // A larger target, because a missed click would open the row.
          labelHidden ? 'relative before:absolute before:-inset-2.5' : 'max-sm:-my-1.5 max-sm:py-1.5',
        )}
      >
        <span className={labelHidden ? 'relative grid size-6 place-items-center' : 'grid h-5 place-items-center'}>
          <input
            {...rest}
            ref={marked}
            type="checkbox"
            className="check"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
          />
        </span>
        <span className={labelHidden ? 'sr-only' : 'grid gap-0.5 text-sm'}>
          <span>{label}</span>
          {hint && (
            <span id={`${id}-hint`} className="text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
