import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import { type FactRow, isEmptyFact, newFact } from '../form/chatbot-values.ts'
import { useField, useTargetLanguage } from '../form/use-field.ts'
import { RowList } from '../rows/row-list.tsx'
import { useRows } from '../rows/use-rows.ts'
import { PatternHelp } from '../steps/pattern-help.tsx'
import { Section } from '../section.tsx'

const elementId = (row: FactRow, part = 'question') => elementIdOf({ field: 'facts', row: row.key, part })
const parts = ['question', 'says', 'asks'] as const

/** What the chatbot knows, so that it can answer. */
export function Questions() {
  const { t } = useTranslation('editor')
  const { value: rows, set, error, errorAt, id } = useField('facts')
  const max = chatbotLists.facts
  const actions = useRows({ rows, set, id, max, elementIdOf: elementId, isEmpty: isEmptyFact, make: newFact })
  const target = useTargetLanguage()
  const fieldOf = (row: FactRow, index: number, part: (typeof parts)[number]) => ({
    id: elementId(row, part),
    label: t(($) => $.fact[part]),
    value: row[part],
    error: errorAt(row.key, part),
    ...target,
    onChange: (event: { target: { value: string } }) => set(rows.with(index, { ...row, [part]: event.target.value })),
  })
  return (
    <Section name="questions" title={t(($) => $.section.questions)} description={t(($) => $.about.questions)}>
      <RowList
        label={t(($) => $.section.questions)}
        id={id}
        addLabel={t(($) => $.add.fact)}
        onAdd={actions.add}
        count={rows.length}
        max={max}
        error={rows.every((row) => parts.every((part) => !errorAt(row.key, part))) && error}
      >
        {rows.map((row, index) => (
          <li key={row.key} className="flex items-start gap-1 rounded-md border border-border bg-surface-raised p-3">
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2">
              <TextField {...fieldOf(row, index, 'question')} autoComplete="off" />
              <TextField {...fieldOf(row, index, 'says')} autoComplete="off" />
              <div className="sm:col-span-2">
                <TextArea
                  {...fieldOf(row, index, 'asks')}
                  aside={<PatternHelp />}
                  rows={1}
                  hint={t(($) => $.fact.asksHint)}
                  spellCheck={false}
                  autoCapitalize="none"
                />
              </div>
            </div>
            <IconButton
              label={t(($) => $.removeOne, { label: t(($) => $.fact.question), number: index + 1 })}
              icon={<X />}
              onClick={() => actions.removeAt(index)}
            />
          </li>
        ))}
      </RowList>
    </Section>
  )
}
