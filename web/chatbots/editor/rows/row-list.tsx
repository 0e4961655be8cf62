import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/fields/field-frame.tsx'

type RowListProps = {
  label: string
  hint?: string | undefined
  id: string
  addLabel: string
  onAdd: () => void
  count: number
  max: number
  error?: string | false | undefined
  message?: string | undefined
  children: ReactNode
}

export function RowList({ label, hint, id, addLabel, onAdd, count, max, error, message, children }: RowListProps) {
  const { t } = useTranslation('editor')
  const labelId = useId()
  return (
    <fieldset aria-labelledby={labelId} className="grid min-w-0 gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <span id={labelId} className="text-sm font-medium">
          {label}
        </span>
        {count >= max * 0.8 && (
          <span className="text-sm text-muted tabular-nums">{t(($) => $.room.used, { used: count, max })}</span>
        )}
      </div>
      {hint && <p className="-mt-1 text-sm text-muted">{hint}</p>}
      {count > 0 && <ul className="grid gap-2">{children}</ul>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button id={id} size="sm" icon={<Plus aria-hidden="true" />} disabled={count >= max} onClick={onAdd}>
          {addLabel}
        </Button>
        <output className="text-sm text-muted empty:hidden">{message}</output>
      </div>
    </fieldset>
  )
}
