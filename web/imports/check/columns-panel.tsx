import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { type ImportColumn, type ImportField, importFields } from '#contract/people/imports.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { columnLetters } from './columns.ts'
import { useFieldName } from './field-name.ts'
import type { useColumns } from '../imports.api.ts'

type ColumnsPanelProps = { columns: readonly ImportColumn[]; change: ReturnType<typeof useColumns> }

export function ColumnsPanel({ columns, change }: ColumnsPanelProps) {
  const { t } = useTranslation('imports')
  const errorText = useErrorText()
  return (
    <div className="grid gap-3" aria-busy={change.isPending}>
      {change.error && (
        <Callout tone="danger" urgent>
          {errorText(change.error)}
        </Callout>
      )}
      <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {columns.map((column) => (
          <li key={column.index}>
            <ColumnField
              column={column}
              isBusy={change.isPending}
              onField={(field) => change.mutate({ index: column.index, field })}
            />
          </li>
        ))}
      </ul>
      <output className="text-sm text-muted empty:hidden">{change.isPending && t(($) => $.columns.reading)}</output>
    </div>
  )
}

type ColumnFieldProps = { column: ImportColumn; isBusy: boolean; onField: (field: ImportField | null) => void }

function ColumnField({ column: { index, heading, field, samples }, isBusy, onField }: ColumnFieldProps) {
  const { t } = useTranslation('imports')
  const fieldName = useFieldName()
  const none = { value: 'none' as const, label: t(($) => $.columns.none) }
  const options = [...importFields.map((value) => ({ value, label: fieldName(value) })), none]
  return (
    <SelectField
      label={heading || t(($) => $.columns.unnamed, { letter: columnLetters(index) })}
      hint={<span className="line-clamp-1 break-all">{samples.join(' · ') || t(($) => $.columns.empty)}</span>}
      value={field ?? 'none'}
      options={options}
      disabled={isBusy}
      onChange={(value) => onField(value === 'none' ? null : value)}
    />
  )
}
