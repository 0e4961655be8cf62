import { type ReactNode, useId, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { buttonClasses } from '../buttons/button-classes.ts'
import { cx } from '../cx.ts'
import { FieldError } from './field-frame.tsx'

type PictureFieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Shown with a mouse only. */
  dropHint?: ReactNode
  error?: string | undefined
  children: ReactNode
  chooseLabel: string
  /** Dropped files are not filtered by it: check them in `onFile`. */
  accept: string
  onFile: (file: File) => void
  removeLabel: string
  /** Absent without a picture. */
  onRemove?: (() => void) | undefined
  removing?: boolean
}

/** The file input covers the picture, so that click, keyboard and drop are native. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, dropHint, error, children, chooseLabel, accept, onFile } = props
  const { removeLabel, onRemove, removing = false } = props
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (input: HTMLInputElement) => {
    const [file] = input.files ?? []
    if (file) onFile(file)
    input.value = ''
    setIsOver(false)
  }

  return (
    <div className={cx(fieldClasses, isOver ? 'border-primary bg-primary-soft' : 'border-transparent')}>
      {children}
      <div className="grid min-w-48 flex-1 gap-2">
        <p id={`${id}-label`} className="text-sm font-medium">
          {label}
        </p>
        <div className="flex flex-wrap gap-2">
          <label htmlFor={id} id={`${id}-choose`} className={buttonClasses('secondary', 'sm', false)}>
            {chooseLabel}
          </label>
          {onRemove && (
            <span className="relative z-1">
              <Button
                id={`${id}-remove`}
                aria-labelledby={`${id}-label ${id}-remove`}
                size="sm"
                variant="ghost"
                pending={removing}
                onClick={onRemove}
              >
                {removeLabel}
              </Button>
            </span>
          )}
        </div>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint} {dropHint && <span className="pointer-coarse:hidden">{dropHint}</span>}
          </p>
        )}
        <div aria-live="polite" className="empty:hidden">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        </div>
      </div>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-labelledby={`${id}-label ${id}-choose`}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => take(event.target)}
        onDragEnter={() => setIsOver(true)}
        onDragLeave={() => setIsOver(false)}
        onDrop={() => setIsOver(false)}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
      />
    </div>
  )
}

const fieldClasses =
  'relative -m-3 flex w-fit max-w-[calc(100%+1.5rem)] flex-wrap items-center gap-4 rounded-lg border border-dashed p-3 transition-colors ' +
  'hover:border-border-strong sm:gap-5 has-[input:hover]:[&_label]:bg-surface-hover has-[input:focus-visible]:outline-2 ' +
  'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring'
