import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { elementIdOf } from '../form/chatbot-problems.ts'
import { type FactRow, isEmptyFact, newFact } from '../form/chatbot-rows.ts'
import { useField } from '../form/use-field.ts'
import { RowList } from '../rows/row-list.tsx'
import { useRows } from '../rows/use-rows.ts'
import { Section } from '../section.tsx'
import { FactItem, factParts } from './fact-item.tsx'

const elementId = (row: FactRow) => elementIdOf({ field: 'facts', row: row.key, part: 'question' })

/** What the chatbot knows, so that it can answer. */
export function Questions() {
  const { t } = useTranslation('editor')
  const { value: rows, set, error, errorAt, id } = useField('facts')
  const max = chatbotLists.facts
  const actions = useRows({ rows, set, id, max, elementIdOf: elementId, isEmpty: isEmptyFact, make: newFact })
  return (
    <Section name="questions" title={t(($) => $.section.questions)} description={t(($) => $.about.questions)}>
      <RowList
        label={t(($) => $.fact.list)}
        id={id}
        addLabel={t(($) => $.add.fact)}
        onAdd={actions.add}
        count={rows.length}
        max={max}
        error={rows.every((row) => factParts.every((part) => !errorAt(row.key, part))) && error}
      >
        {rows.map((row, index) => (
          <FactItem
            key={row.key}
            row={row}
            number={index + 1}
            errorAt={errorAt}
            onChange={(changed) => set(rows.with(index, changed))}
            onKeyDown={(event) => actions.press(event, index)}
            onRemove={() => actions.removeAt(index)}
          />
        ))}
      </RowList>
    </Section>
  )
}
