import { Plus, X } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { TaskGoal } from '#contract/teaching/task.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { goalNames, mostOf } from '../goals.ts'
import type { DraftProblems, TaskDraft } from './draft.ts'

type Goals = TaskDraft['goals']
type GoalFieldsProps = { goals: Goals; problems: DraftProblems; onChange: (goals: Goals) => void }

export function GoalFields({ goals, problems, onChange }: GoalFieldsProps) {
  const { t } = useTranslation('homework')
  const free = goalNames.filter((name) => !goals.some(({ goal }) => goal === name))
  const [next] = free
  const change = (at: number, changed: Partial<Goals[number]>) =>
    onChange(goals.map((one, place) => (place === at ? { ...one, ...changed } : one)))
  const optionOf = (name: TaskGoal) => ({
    value: name,
    label: t(($) => $.kind[name]),
    description: t(($) => $.means[name]),
  })
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t(($) => $.form.what)}</legend>
      {goals.map(({ goal, amount }, at) => {
        const problem = problems[goal]
        return (
          <div key={goal} className="grid gap-1.5">
            <div className="flex items-start gap-2">
              <div className="w-20 shrink-0">
                <TextField
                  label={t(($) => $.form.amount)}
                  labelHidden
                  inputMode="numeric"
                  autoComplete="off"
                  value={amount}
                  aria-invalid={problem ? true : undefined}
                  onChange={({ target }) => change(at, { amount: target.value })}
                />
              </div>
              <div className="min-w-0 flex-1">
                <SelectField
                  label={t(($) => $.form.goal)}
                  labelHidden
                  value={goal}
                  options={goalNames.filter((name) => name === goal || free.includes(name)).map(optionOf)}
                  onChange={(chosen) =>
                    change(at, { goal: chosen, amount: String(Math.min(Number(amount) || 1, mostOf(chosen))) })
                  }
                />
              </div>
              {goals.length > 1 && (
                <IconButton
                  label={t(($) => $.form.remove, { name: t(($) => $.kind[goal]) })}
                  icon={<X aria-hidden="true" />}
                  onClick={() => onChange(goals.filter((one) => one.goal !== goal))}
                />
              )}
            </div>
            {problem && (
              <p role="alert" className="text-sm text-danger-text">
                {t(($) => $.wrong[problem.kind], { max: problem.max })}
              </p>
            )}
          </div>
        )
      })}
      {next && (
        <span className="flex">
          <Button
            size="sm"
            variant="ghost"
            icon={<Plus aria-hidden="true" />}
            onClick={() => onChange([...goals, { goal: next, amount: next === 'minutes' ? '10' : '1' }])}
          >
            {t(($) => $.form.another)}
          </Button>
        </span>
      )}
    </fieldset>
  )
}
