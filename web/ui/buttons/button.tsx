import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts'
import { cx } from '../cx.ts'
import { Spinner } from '../states/spinner.tsx'

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Shows a spinner and disables the button; its width stays. */
  pending?: boolean | undefined
  /** Such as "Saving…". */
  pendingLabel?: string | undefined
  full?: boolean
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, pending = false, pendingLabel, full = false, ...rest } = props
  const { children, onClick, ...attributes } = rest

  const hidesWords = pending && pendingLabel !== undefined

  // The second click of a double click may come before the button is re-rendered.
  const isRepeated = (event: MouseEvent) => props.pending !== undefined && event.detail > 1
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || isRepeated(event)) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...attributes}
      className={cx(buttonClasses(variant, size, full), pending && 'pointer-events-none')}
      onClick={press}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      <span className="grid place-items-center">
        <span
          className={cx(face, hidesWords && 'invisible', pending && !pendingLabel && 'opacity-0')}
          aria-hidden={hidesWords}
        >
          {icon}
          {children}
        </span>
        {pending && (
          <span className={face}>
            <Spinner />
            {pendingLabel}
          </span>
        )}
        {!pending && pendingLabel && <span className={widest} data-words={pendingLabel} aria-hidden="true" />}
      </span>
    </button>
  )
}

// Reserves the width of the pending state.
const widest = 'invisible col-start-1 row-start-1 h-0 overflow-hidden ps-6 after:content-[attr(data-words)]'

const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2'
