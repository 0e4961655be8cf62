import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { controlLook, innerLook } from './control-look.ts'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

type TextAreaProps = FieldWords &
  Omit<ComponentPropsWithRef<'textarea'>, 'className' | 'children'> & {
    /** A quiet text under the end of the field, such as how much is left. */
    counter?: ReactNode
    /** Stays as high as its rows, and scrolls. */
    still?: boolean
  }

/** Several lines of text under a label; grows with what is written. */
export function TextArea({
  label,
  aside,
  hint,
  error,
  labelHidden,
  counter,
  still = false,
  rows = 4,
  ...area
}: TextAreaProps) {
  const ownId = useId()
  const id = area.id ?? ownId
  const words: FieldWords = { label, aside, hint, error, labelHidden: labelHidden ?? false }
  return (
    <FieldFrame id={id} words={words}>
      <div className={`${controlLook} flex-col`}>
        <textarea
          {...area}
          id={id}
          rows={rows}
          style={{ minHeight: `calc(${rows} * 1lh + 1rem)` }}
          className={`${innerLook} ${still ? '' : 'field-sizing-content max-h-96'} resize-none rounded-md px-3 py-2`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, words)}
        />
        {counter && <span className="self-end px-3 pb-1.5 text-xs text-muted tabular-nums">{counter}</span>}
      </div>
    </FieldFrame>
  )
}
