import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useId } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { staff } from '#contract/school/staff.ts'
import { useApi } from '../lib/api/api.ts'
import { lazyComponent } from '../lib/lazy-component.ts'
import { useOverlay } from '../lib/use-overlay.ts'
import { staffQuery } from '../staff/staff.api.ts'
import { personName } from '../staff/person-name.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { SegmentedControl } from '../ui/fields/segmented-control.tsx'
import { Card, CardHeader } from '../ui/layout/card.tsx'
import { FootBar } from '../ui/layout/foot-bar.tsx'
import { ClassPlanCard } from './class-plan-card.tsx'
import { isComplete, type NewClassDraft } from './draft.ts'
import { NewClassLine } from './new-class-line.tsx'
import { useStepOptions } from './use-step-options.ts'
import type { TermDraftState } from './use-term-draft.ts'

const ExceptionsDrawer = lazyComponent(() => import('./exceptions-drawer.tsx').then((m) => m.ExceptionsDrawer))

type PlanClassesProps = { items: readonly Class[]; state: TermDraftState; onBack: () => void; onNext: () => void }

export function PlanClasses({ items, state, onBack, onNext }: PlanClassesProps) {
  const { t } = useTranslation('rollovers')
  const { draft, change, changeEvery, changeNew } = state
  const { data } = useQuery(staffQuery(useApi(staff)))
  const teachers = (data?.members ?? [])
    .filter(({ role }) => role === 'teacher')
    .map((one) => ({ id: one.id, name: personName(one) }))
  const optionsOf = useStepOptions(draft, items)
  const { state: overlay, open, close } = useOverlay<string>()
  const byId = new Map(items.map((one) => [one.id, one]))
  const plans = draft.classes.flatMap((plan) => {
    const one = byId.get(plan.class_id)
    return one ? [{ plan, one }] : []
  })
  const shown = plans.find(({ one }) => one.id === overlay.shown)
  const addNew = (fresh: Partial<NewClassDraft>, from?: string) => {
    const key = String(Math.max(0, ...draft.new_classes.map((one) => Number(one.key))) + 1)
    change({
      classes: draft.classes.map((one) => (one.class_id === from ? { ...one, students: `new:${key}` } : one)),
      new_classes: [...draft.new_classes, { key, name: '', language: null, level: null, teacher_ids: [], ...fresh }],
    })
  }
  const removeNew = (key: string) =>
    change({
      classes: draft.classes.map((one) => ({
        ...one,
        students: one.students === `new:${key}` ? 'stay' : one.students,
        exceptions: Object.fromEntries(Object.entries(one.exceptions).filter(([, choice]) => choice !== `new:${key}`)),
      })),
      new_classes: draft.new_classes.filter((one) => one.key !== key),
    })
  return (
    <>
      {plans.length > 1 && <AllClasses state={state} />}
      {plans.map(({ plan, one }) => (
        <ClassPlanCard
          key={one.id}
          one={one}
          plan={plan}
          options={optionsOf(plan)}
          teachers={teachers}
          onChange={(changes) => changeEvery(changes, one.id)}
          onNewClass={() =>
            addNew(
              {
                language: one.language,
                level: one.level,
                teacher_ids: plan.teacher_ids,
                name: freshName(plan.act, one),
              },
              one.id,
            )
          }
          onExceptions={() => open(one.id)}
        />
      ))}
      <NewClasses
        items={draft.new_classes}
        teachers={teachers}
        onAdd={() => addNew({})}
        onChange={changeNew}
        onRemove={removeNew}
      />
      <FootBar
        actions={
          <>
            <Button onClick={onBack}>{t(($) => $.back)}</Button>
            <Button variant="primary" disabled={!isComplete(draft)} onClick={onNext}>
              {t(($) => $.rehearse)}
            </Button>
          </>
        }
      >
        {t(($) => $.plan.nothingYet)}
      </FootBar>
      {shown && (
        <Suspense>
          <ExceptionsDrawer
            key={overlay.opening}
            open={overlay.isOpen}
            onClose={close}
            one={shown.one}
            plan={shown.plan}
            options={optionsOf(shown.plan)}
            onChange={(exceptions) => changeEvery({ exceptions }, shown.one.id)}
          />
        </Suspense>
      )}
    </>
  )
}

// Archiving frees the name of a class.
const freshName = (act: 'archive' | 'carry_on', { name }: Class) => (act === 'archive' ? name : '')

function AllClasses({ state: { draft, changeEvery } }: { state: TermDraftState }) {
  const { t } = useTranslation('rollovers')
  const acts = new Set(draft.classes.map(({ act }) => act))
  const renewed = draft.classes.filter(({ renew_links }) => renew_links).length
  const [only = null] = acts
  return (
    <Card padding="sm">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="font-medium">{t(($) => $.plan.all)}</span>
        <SegmentedControl
          label={t(($) => $.plan.all)}
          value={acts.size === 1 ? only : null}
          onChange={(act) => changeEvery({ act })}
          options={(['carry_on', 'archive'] as const).map((value) => ({ value, label: t(($) => $.act[value]) }))}
        />
        <Checkbox
          label={t(($) => $.plan.renewAll)}
          checked={renewed === draft.classes.length}
          indeterminate={renewed > 0 && renewed < draft.classes.length}
          onChange={() => changeEvery({ renew_links: renewed < draft.classes.length })}
        />
      </div>
    </Card>
  )
}

type NewClassesProps = {
  items: readonly NewClassDraft[]
  teachers: Parameters<typeof NewClassLine>[0]['teachers']
  onAdd: () => void
  onChange: TermDraftState['changeNew']
  onRemove: (key: string) => void
}

function NewClasses({ items, teachers, onAdd, onChange, onRemove }: NewClassesProps) {
  const { t } = useTranslation('rollovers')
  const id = useId()
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={t(($) => $.fresh.title)}
        description={t(($) => $.fresh.text)}
        actions={
          <Button icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            {t(($) => $.fresh.add)}
          </Button>
        }
      />
      {items.length > 0 && (
        <ul aria-label={t(($) => $.fresh.title)} className="divide-y divide-border">
          {items.map((one) => (
            <NewClassLine
              key={one.key}
              one={one}
              teachers={teachers}
              onChange={(changes) => onChange(one.key, changes)}
              onRemove={() => onRemove(one.key)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
