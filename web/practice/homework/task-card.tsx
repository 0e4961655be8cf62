import { Check } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { PracticePartner } from '#contract/practice/practice.ts'
import type { PracticeTask } from '#contract/teaching/task.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FaceThumbnail } from '../face-thumbnail.tsx'
import { PartnerPicture } from '../home/partner-picture.tsx'
import { GoalLines } from './goal-lines.tsx'
import { useDueText } from './use-due-text.ts'
import { joinFacts } from '../../lib/words/join-facts.ts'

interface TaskCardProps {
  task: PracticeTask
  partner: PracticePartner
  today: string
  isPending: boolean
  onStart: () => void
  onGoOn: (id: string) => void
}

export function TaskCard({ task, partner, today, isPending, onStart, onGoOn }: TaskCardProps) {
  const { t } = useTranslation('practice')
  const { languageName } = useFormat()
  const dueText = useDueText(today)
  const { name, look, language, level, partner_name, open_conversation_id: open } = partner
  const isDone = task.state === 'done'
  return (
    <article className="grid min-w-0 grid-cols-[5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 gap-y-3 rounded-xl border border-card-border bg-surface p-3.5 shadow-card">
      {look ? <FaceThumbnail look={look} size="fill" /> : <PartnerPicture id={partner.chatbot_id} name={name} />}
      <div className="grid min-w-0 grid-cols-1 content-center gap-0.5">
        <p
          className={cx(
            'flex items-center gap-1.5 text-sm font-medium',
            isDone ? 'text-success-text' : 'text-primary-text',
          )}
        >
          {isDone && <Check className="size-4 shrink-0" aria-hidden="true" />}
          {isDone ? t(($) => $.homework.done) : dueText(task)}
        </p>
        <h3 className="line-clamp-2 text-lg/6 font-semibold wrap-anywhere">{name}</h3>
        <p className="text-sm text-muted">{joinFacts([partner_name, languageName(language), level])}</p>
      </div>
      <div className="col-span-2 grid grid-cols-1 content-between gap-3">
        <GoalLines task={task} />
        {task.note && (
          <p dir="auto" className="border-s-2 border-border-strong ps-3 text-sm whitespace-pre-line wrap-anywhere">
            {task.note}
          </p>
        )}
        <Button
          variant={isDone ? 'secondary' : 'primary'}
          size="lg"
          full
          pending={isPending}
          aria-label={open ? t(($) => $.home.continueLabel, { name }) : t(($) => $.home.startLabel, { name })}
          onClick={() => (open ? onGoOn(open) : onStart())}
        >
          {t(($) => (open ? $.home.continue : isDone ? $.home.startAgain : $.homework.start))}
        </Button>
      </div>
    </article>
  )
}
