import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { classes } from '#contract/people/classes.ts'
import type { StaffRole } from '#contract/school/roles.ts'
import { useApi } from '../lib/api/api.ts'
import { fold } from '../lib/words/fold.ts'
import { classesQuery } from '../people/classes.api.ts'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'

/** Above this number there is a search. */
const searchThreshold = 8

type ClassChoiceProps = { role: StaffRole; chosen: readonly string[]; onChange: (ids: string[]) => void }

export function ClassChoice({ role, chosen, onChange }: ClassChoiceProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { data } = useQuery(classesQuery(useApi(classes)))
  const [search, setSearch] = useState('')
  const items = data?.items ?? []
  const shown = items.filter(({ name }) => fold(name).includes(fold(search.trim())))
  const toggle = (id: string) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{t(($) => $.field.classes)}</legend>
      <p className="text-sm text-muted">
        {role === 'teacher' ? t(($) => $.field.classesHint) : t(($) => $.field.classesFree)}
      </p>
      {data && items.length === 0 && <p className="text-sm">{t(($) => $.dialog.noClassYet)}</p>}
      {items.length > searchThreshold && (
        <SearchField
          label={t(($) => $.field.search)}
          placeholder={t(($) => $.field.search)}
          clearLabel={t(($) => $.clearSearch, { ns: 'common' })}
          value={search}
          onChange={setSearch}
        />
      )}
      {shown.length > 0 && (
        <div className="grid max-h-56 gap-x-4 gap-y-2.5 overflow-y-auto rounded-md border border-border bg-surface-raised p-3 sm:grid-cols-2">
          {shown.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={<span dir="auto">{name}</span>}
              checked={chosen.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}
