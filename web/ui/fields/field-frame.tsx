import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldText = {
  label: ReactNode
  /** At the end of the label's line, such as "Optional". */
  aside?: ReactNode
  hint?: ReactNode
  /** Announced by screen readers. */
  error?: string | undefined
  /** Visually hidden. */
  labelHidden?: boolean
}

export function describedBy(id: string, { hint, error }: FieldText): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
}

export function FieldFrame({ id, words, children }: { id: string; words: FieldText; children: ReactNode }) {
  const { label, aside, hint, error, labelHidden = false } = words
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className={labelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        {aside && <span className="text-sm text-muted">{aside}</span>}
      </div>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="empty:hidden">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-1.5 text-sm text-danger-text">
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}
