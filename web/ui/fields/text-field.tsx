import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { controlClasses, innerClasses } from './control-classes.ts'
import { describedBy, FieldFrame, type FieldText } from './field-frame.tsx'

type TextFieldProps = FieldText &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'children'> & {
    start?: ReactNode
    end?: ReactNode
  }

/** Accepts the props of react-hook-form's `register`. */
export function TextField({ label, aside, hint, error, labelHidden, start, end, ...input }: TextFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const words: FieldText = { label, aside, hint, error, labelHidden: labelHidden ?? false }
  return (
    <FieldFrame id={id} words={words}>
      <div className={controlClasses}>
        {start && <span className="ps-3 text-muted [&_svg]:size-4">{start}</span>}
        <input
          type="text"
          {...input}
          id={id}
          className={`${innerClasses} h-9.5 rounded-md px-3 sm:h-8.5`}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={describedBy(id, words)}
        />
        {end && <span className="flex pe-1 text-muted">{end}</span>}
      </div>
    </FieldFrame>
  )
}
