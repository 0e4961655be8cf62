import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Class } from '#contract/people/classes.ts'
import type { SelectOption } from '../ui/fields/select-field.tsx'
import type { ClassDraft, StepChoice, TermDraft } from './draft.ts'

/** What may happen to a student of a class: classes that are archived are no choice. */
export function useStepOptions(draft: TermDraft, items: readonly Class[]) {
  const { t } = useTranslation('rollovers')
  const planned = new Map(draft.classes.map((one) => [one.class_id, one]))
  return ({ class_id, act }: ClassDraft): SelectOption<StepChoice>[] => [
    { value: 'stay', label: act === 'archive' ? t(($) => $.step.leave) : t(($) => $.step.stay) },
    { value: 'inactivate', label: t(($) => $.step.inactivate) },
    ...items
      .filter(({ id }) => id !== class_id && planned.get(id)?.act !== 'archive')
      .map(({ id, name }) => ({
        value: `class:${id}`,
        label: t(($) => $.step.move, { name: planned.get(id)?.name || name }),
        group: t(($) => $.step.classes),
      })),
    ...draft.new_classes.map(({ key, name }) => ({
      value: `new:${key}`,
      label: t(($) => $.step.move, { name: name || t(($) => $.fresh.unnamed) }),
      group: t(($) => $.fresh.title),
    })),
  ]
}
