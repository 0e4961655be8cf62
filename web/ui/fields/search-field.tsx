import { Search, X } from 'lucide-react'
import { type Ref, useRef } from 'react'
import { boxClasses, controlClasses } from './control-classes.ts'
import { Spinner } from '../states/spinner.tsx'

type SearchFieldProps = {
  /** The accessible name. */
  label: string
  value: string
  onChange: (text: string) => void
  clearLabel: string
  placeholder?: string
  pending?: boolean
  ref?: Ref<HTMLInputElement>
}

/** Escape and the clear button empty it. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel,
  placeholder,
  pending = false,
  ref,
}: SearchFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const clear = () => {
    onChange('')
    frame.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={frame} className={controlClasses}>
      <span className="ps-3 text-muted">
        {pending ? <Spinner /> : <Search className="size-4" aria-hidden="true" />}
      </span>
      <input
        ref={ref}
        type="search"
        aria-label={label}
        value={value}
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && value && clear()}
        autoComplete="off"
        spellCheck={false}
        className={boxClasses}
      />
      {value && (
        <button
          type="button"
          onClick={clear}
          className="me-1 grid size-7 shrink-0 place-items-center rounded-sm text-muted transition-colors hover:bg-surface-hover hover:text-text"
        >
          <X className="size-4" aria-hidden="true" />
          <span className="sr-only">{clearLabel}</span>
        </button>
      )}
    </div>
  )
}
