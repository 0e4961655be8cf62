import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { rollovers } from '#contract/people/rollovers.ts'
import { bulkLimit } from '#contract/people/students.ts'
import { TickLine } from '../lists/tick-line.tsx'
import { useTicks } from '../lists/use-ticks.ts'
import { useApi } from '../lib/api/api.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { fold } from '../lib/words/fold.ts'
import { Button } from '../ui/buttons/button.tsx'
import { SearchField } from '../ui/fields/search-field.tsx'
import { SelectField, type SelectOption } from '../ui/fields/select-field.tsx'
import { Drawer } from '../ui/overlays/drawer.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { Skeleton, Skeletons } from '../ui/states/skeleton.tsx'
import { type ClassDraft, draftFor, planOf, type StepChoice } from './draft.ts'
import { rehearsalQuery } from './rollovers.api.ts'

const sameAsClass = 'same'

type ExceptionsDrawerProps = {
  open: boolean
  onClose: () => void
  one: Class
  plan: ClassDraft
  options: readonly SelectOption<StepChoice>[]
  onChange: (exceptions: ClassDraft['exceptions']) => void
}

export function ExceptionsDrawer({ open, onClose, one, plan, options, onChange }: ExceptionsDrawerProps) {
  const { t } = useTranslation(['rollovers', 'common', 'students'])
  const { exceptions } = plan
  const members = useMembers(one)
  const errorText = useErrorText()
  const ticks = useTicks(bulkLimit)
  const [search, setSearch] = useState('')
  const [choice, setChoice] = useState<StepChoice>(sameAsClass)
  const shown = members.data?.filter(({ name }) => fold(name).includes(fold(search.trim())))
  const labelOf = (value: StepChoice | undefined) => options.find((option) => option.value === value)?.label
  // Students who have left the class or were deleted are forgotten.
  const isMember = (id: string) => members.data?.some((member) => member.id === id)
  const apply = () => {
    const next = Object.fromEntries(Object.entries(exceptions).filter(([id]) => isMember(id) && !ticks.ticked.has(id)))
    const added = choice === sameAsClass ? [] : [...ticks.ticked.keys()].map((id) => [id, choice] as const)
    onChange({ ...next, ...Object.fromEntries(added) })
    ticks.clear()
  }
  return (
    <Drawer
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(($) => $.exceptions.title, { name: one.name })}
      description={t(($) => $.exceptions.text)}
      closeLabel={t(($) => $.close, { ns: 'common' })}
    >
      <div className="grid gap-3">
        <div className="sticky -top-1 z-10 -mx-3 grid items-end gap-2 border-b border-border bg-surface-raised px-3 pt-1 pb-3 sm:grid-cols-[1fr_auto]">
          <SelectField
            label={t(($) => $.exceptions.then, { count: ticks.ticked.size })}
            value={choice}
            onChange={setChoice}
            options={[{ value: sameAsClass, label: t(($) => $.exceptions.same) }, ...options]}
          />
          <Button variant="primary" disabled={ticks.ticked.size === 0} onClick={apply}>
            {t(($) => $.exceptions.apply)}
          </Button>
        </div>
        <SearchField
          label={t(($) => $.exceptions.search)}
          placeholder={t(($) => $.exceptions.search)}
          clearLabel={t(($) => $.clearSearch, { ns: 'common' })}
          value={search}
          onChange={setSearch}
        />
        {members.error && <Callout tone="danger">{errorText(members.error)}</Callout>}
        {members.isPending && (
          <Skeletons label={t(($) => $.loading, { ns: 'students' })}>
            <Skeleton width="60%" />
          </Skeletons>
        )}
        {shown?.length === 0 && <p className="text-muted">{t(($) => $.nothing.title, { ns: 'students' })}</p>}
        {shown && shown.length > 0 && (
          <ul aria-label={t(($) => $.exceptions.label)} className="-mx-3 grid grid-cols-1">
            {shown.map(({ id, name }) => (
              <TickLine key={id} id={id} name={name} detail={labelOf(exceptions[id])} ticks={ticks} />
            ))}
          </ul>
        )}
      </div>
    </Drawer>
  )
}

/** All members by name: a rehearsal in which they stay names them at once. */
function useMembers(one: Class) {
  const draft = { classes: [draftFor(one)], new_classes: [] }
  return useQuery({
    ...rehearsalQuery(useApi(rollovers), planOf(draft, [one])),
    select: ({ classes }) => classes.flatMap(({ groups }) => groups.flatMap(({ students }) => students)),
  })
}
