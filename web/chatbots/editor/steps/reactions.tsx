import { X } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { chatbotLists } from '#contract/teaching/chatbot-limits.ts'
import { reactionActs } from '#contract/teaching/chatbot-step.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { elementIdOf } from '../form/chatbot-problems.ts'
import { isEmptyReaction, newReaction, type ReactionRow, type StepRow } from '../form/chatbot-rows.ts'
import { useField, useTargetLanguage } from '../form/use-field.ts'
import { EitherHint } from './either-hint.tsx'
import { RowList } from '../rows/row-list.tsx'
import { useRows } from '../rows/use-rows.ts'

type ReactionsProps = { step: StepRow; error: string | undefined; onChange: (reactions: ReactionRow[]) => void }

/** What the chatbot says when an answer is of a certain kind. */
export function Reactions({ step, error, onChange }: ReactionsProps) {
  const { t } = useTranslation('editor')
  const rows = step.reactions
  const id = elementIdOf({ field: 'steps', row: step.key, part: 'reactions' })
  const elementId = (row: ReactionRow) => `${id}-${row.key}`
  const max = chatbotLists.reactions
  const actions = useRows({
    rows,
    set: onChange,
    id,
    max,
    elementIdOf: elementId,
    isEmpty: isEmptyReaction,
    make: newReaction,
  })
  return (
    <RowList
      label={t(($) => $.reaction.title)}
      hint={`${t(($) => $.reaction.about)} ${t(($) => $.reaction.saysHint)}`}
      id={id}
      addLabel={t(($) => $.reaction.add)}
      onAdd={actions.add}
      count={rows.length}
      max={max}
      error={error}
    >
      {rows.map((row, index) => (
        <li key={row.key} className="flex items-start gap-1 border-t border-border pt-3 first:border-t-0 first:pt-1">
          <ReactionFields
            row={row}
            id={elementId(row)}
            stepKey={step.key}
            onChange={(changed) => onChange(rows.with(index, changed))}
          />
          <IconButton
            label={t(($) => $.removeOne, { label: t(($) => $.reaction.one), number: index + 1 })}
            icon={<X />}
            onClick={() => actions.removeAt(index)}
          />
        </li>
      ))}
    </RowList>
  )
}

type ReactionFieldsProps = { row: ReactionRow; id: string; stepKey: string; onChange: (row: ReactionRow) => void }

function ReactionFields({ row, id, stepKey, onChange }: ReactionFieldsProps) {
  const { t } = useTranslation('editor')
  const { t: tChatbots } = useTranslation('chatbots')
  const target = useTargetLanguage()
  const { value: steps } = useField('steps')
  const own = steps.findIndex(({ key }) => key === stepKey)
  const later = steps.map(({ key }, index) => ({
    value: key,
    label: tChatbots(($) => $.reactions.step, { number: index + 1 }),
  }))
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 items-start gap-3 sm:grid-cols-2">
      <SelectField
        id={id}
        label={t(($) => $.reaction.when)}
        value={row.act}
        onChange={(act) => onChange({ ...row, act })}
        options={(['words', ...reactionActs] as const).map((act) => ({
          value: act,
          label: tChatbots(($) => $.reactions.act[act]),
        }))}
      />
      <TextArea
        id={`${id}-matches`}
        label={row.act === 'words' ? t(($) => $.reaction.words) : t(($) => $.reaction.wordsToo)}
        rows={1}
        {...target}
        value={row.matches}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => onChange({ ...row, matches: event.target.value })}
      />
      <div className="empty:hidden sm:col-span-2">
        <EitherHint
          fieldId={`${id}-matches`}
          value={row.matches}
          onChange={(matches) => onChange({ ...row, matches })}
        />
      </div>
      <TextArea
        label={t(($) => $.reaction.says)}
        rows={1}
        {...target}
        value={row.says}
        onChange={(event) => onChange({ ...row, says: event.target.value })}
      />
      <SelectField
        label={t(($) => $.reaction.continuation)}
        value={row.goes_to}
        onChange={(goes_to) => onChange({ ...row, goes_to })}
        options={[
          { value: 'next', label: tChatbots(($) => $.reactions.next) },
          { value: 'stay', label: tChatbots(($) => $.reactions.stay) },
          { value: 'end', label: tChatbots(($) => $.reactions.end) },
          ...later.slice(own + 2),
        ]}
      />
    </div>
  )
}
