import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import { rolloverLimits } from '#contract/people/rollovers.ts'
import { LevelBadge } from '../people/student-badges.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Checkbox } from '../ui/fields/checkbox.tsx'
import { Card } from '../ui/layout/card.tsx'
import { FootBar } from '../ui/layout/foot-bar.tsx'
import { useFormat } from '../lib/words/format.ts'
import { draftFor } from './draft.ts'
import type { TermDraftState } from './use-term-draft.ts'

type ChooseClassesProps = { items: readonly Class[]; state: TermDraftState; onNext: () => void }

export function ChooseClasses({ items, state: { draft, change, discard }, onNext }: ChooseClassesProps) {
  const { t } = useTranslation(['rollovers', 'classes'])
  const { list } = useFormat()
  const chosen = new Set(draft.classes.map(({ class_id }) => class_id))
  const count = chosen.size
  const choose = (ids: ReadonlySet<string>) =>
    change({
      ...draft,
      classes: items
        .filter(({ id }) => ids.has(id))
        .slice(0, rolloverLimits.classes)
        .map((one) => draft.classes.find(({ class_id }) => class_id === one.id) ?? draftFor(one)),
    })
  const toggle = (id: string) =>
    choose(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : chosen.add(id))
  const facts = ({ student_count, teachers }: Class) =>
    [t(($) => $.size, { ns: 'classes', count: student_count }), list(teachers.map(({ name }) => name))]
      .filter(Boolean)
      .join(' · ')
  return (
    <>
      <Card padding="none">
        <div className="border-b border-border px-4 py-3">
          <Checkbox
            label={<span className="font-medium">{t(($) => $.choose.all)}</span>}
            checked={count === items.length}
            indeterminate={count > 0 && count < items.length}
            onChange={() => choose(new Set(count === items.length ? [] : items.map(({ id }) => id)))}
          />
        </div>
        <ul aria-label={t(($) => $.choose.label)} className="divide-y divide-border">
          {items.map((one) => (
            <li key={one.id} className="flex items-center gap-3 px-4 py-3">
              <div className="min-w-0 flex-1 wrap-anywhere">
                <Checkbox
                  label={
                    <span className="font-medium" dir="auto">
                      {one.name}
                    </span>
                  }
                  hint={facts(one)}
                  checked={chosen.has(one.id)}
                  onChange={() => toggle(one.id)}
                />
              </div>
              {one.level && <LevelBadge level={one.level} />}
            </li>
          ))}
        </ul>
      </Card>
      <FootBar
        actions={
          <>
            {count > 0 && <Button onClick={discard}>{t(($) => $.startOver)}</Button>}
            <Button variant="primary" disabled={count === 0} onClick={onNext}>
              {t(($) => $.next)}
            </Button>
          </>
        }
      >
        {t(($) => $.choose.chosen, { count })}
      </FootBar>
    </>
  )
}
