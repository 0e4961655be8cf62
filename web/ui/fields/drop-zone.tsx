import { UploadCloud } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { buttonClasses } from '../buttons/button-classes.ts'
import { cx } from '../cx.ts'
import { FieldError } from './field-frame.tsx'

type DropZoneProps = {
  title: ReactNode
  hint?: ReactNode
  /** Also the file input's accessible name. */
  buttonLabel: string
  /** Dropped files are not filtered by it: check them in `onFiles`. */
  accept: string
  multiple?: boolean
  disabled?: boolean
  error?: string | undefined
  illustration?: ReactNode
  onFiles: (files: File[]) => void
}

/** The file input covers the zone, so that click, keyboard and drop are native. */
export function DropZone(props: DropZoneProps) {
  const { title, hint, buttonLabel, accept, multiple = false, disabled = false, error, illustration, onFiles } = props
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    input.value = ''
    setIsOver(false)
    if (files.length > 0) onFiles(files)
  }

  return (
    <div className="grid gap-1.5">
      <div
        className={cx(
          zoneClasses,
          isOver ? 'border-primary bg-primary-soft' : error ? 'border-danger-text' : 'border-border-strong',
        )}
      >
        <span className="mb-2 text-muted">
          {illustration ?? <UploadCloud className="size-8" strokeWidth={1.5} aria-hidden="true" />}
        </span>
        <p className="font-medium">{title}</p>
        {hint && (
          <p id={`${id}-hint`} className="text-muted">
            {hint}
          </p>
        )}
        <label htmlFor={id} className={cx('mt-3', buttonClasses('secondary', 'md', false))}>
          {buttonLabel}
        </label>
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => take(event.target)}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        />
      </div>
      <div aria-live="polite" className="empty:hidden">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </div>
  )
}

const zoneClasses =
  'relative grid content-center justify-items-center gap-1 rounded-lg border border-dashed bg-surface px-6 py-8 text-center transition-colors ' +
  'hover:[&_label]:bg-surface-hover has-disabled:pointer-events-none has-disabled:opacity-50 has-focus-visible:outline-2 ' +
  'has-focus-visible:outline-offset-2 has-focus-visible:outline-ring'
