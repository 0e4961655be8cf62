import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { controlClasses, innerClasses } from './control-classes.ts'
import { describedBy, FieldFrame, type FieldText } from './field-frame.tsx'

type TextAreaProps = FieldText &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> & {
    /** Below the field, such as the number of characters left. */
    counter?: ReactNode
    /** Keeps its height and scrolls. */
    fixed?: boolean
  }

/** Grows with its content. */
export function TextArea({
  label,
  aside,
  hint,
  error,
  labelHidden,
  counter,
  fixed = false,
  rows = 4,
  ...area
}: TextAreaProps) {
  const ownId = useId()
  const id = area.id ?? ownId
  const words: FieldText = { label, aside, hint, error, labelHidden: labelHidden ?? false }
  return (
    <FieldFrame id={id} words={words}>
      <div className={`${controlClasses} flex-col`}>
        <textarea
          {...area}
          id={id}
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1lh + 1rem)` }}
          className={`${innerClasses} ${fixed ? '' : 'field-sizing-content max-h-96'} resize-none rounded-md px-3 py-2`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
        {counter && <span className="self-end px-3 pb-1.5 text-xs text-muted tabular-nums">{counter}</span>}
      </div>
    </FieldFrame>
  )
}
