import { X } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import { isEmptyTwist, newKey, type TwistRow } from '../form/chatbot-rows.ts'
import { useField, useTargetLanguage } from '../form/use-field.ts'
import { RowList } from '../rows/row-list.tsx'
import { useRows } from '../rows/use-rows.ts'

const elementId = (row: TwistRow) => elementIdOf({ field: 'twists', row: row.key, part: 'says' })

/** Turns of events, of which a conversation has one at most. */
export function Twists() {
  const { t } = useTranslation('editor')
  const { t: tChatbots } = useTranslation('chatbots')
  const { value: rows, set, error, errorAt, id } = useField('twists')
  const { value: steps } = useField('steps')
  const target = useTargetLanguage()
  const max = chatbotLists.twists
  const make = (): TwistRow => ({ key: newKey(), step: steps[0]?.key ?? '', says: '' })
  const actions = useRows({ rows, set, id, max, elementIdOf: elementId, isEmpty: isEmptyTwist, make })
  return (
    <RowList
      label={t(($) => $.twist.title)}
      hint={t(($) => $.twist.about)}
      id={id}
      addLabel={t(($) => $.twist.add)}
      onAdd={actions.add}
      count={rows.length}
      max={max}
      error={rows.every((row) => !errorAt(row.key, 'says')) && error}
    >
      {rows.map((row, index) => (
        <li key={row.key} className="flex items-start gap-1">
          <div className="grid min-w-0 flex-1 grid-cols-1 items-start gap-2 sm:grid-cols-[9rem_1fr]">
            <SelectField
              label={t(($) => $.twist.step)}
              value={row.step}
              onChange={(step) => set(rows.with(index, { ...row, step }))}
              options={steps.map(({ key }, at) => ({
                value: key,
                label: tChatbots(($) => $.reactions.step, { number: at + 1 }),
              }))}
            />
            <TextArea
              id={elementId(row)}
              label={t(($) => $.twist.says)}
              rows={2}
              {...target}
              value={row.says}
              error={errorAt(row.key, 'says')}
              onChange={(event) => set(rows.with(index, { ...row, says: event.target.value }))}
            />
          </div>
          <IconButton
            label={t(($) => $.removeOne, { label: t(($) => $.twist.one), number: index + 1 })}
            icon={<X />}
            onClick={() => actions.removeAt(index)}
          />
        </li>
      ))}
    </RowList>
  )
}
