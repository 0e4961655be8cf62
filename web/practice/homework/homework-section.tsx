import { CalendarPlus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Home } from '../home/use-home.ts'
import { idOf, type StartConversation } from '../home/use-start.ts'
import { JustDone } from './just-done.tsx'
import { TaskCard } from './task-card.tsx'
import { useCelebration } from './use-celebration.ts'

interface HomeworkSectionProps {
  home: Home
  starting: StartConversation
  onOpen: (id: string) => void
}

/** What is due, the earliest first. */
export function HomeworkSection({ home, starting, onOpen }: HomeworkSectionProps) {
  const { tasks, partners, today, calendar_url } = home
  const { t } = useTranslation('practice')
  const id = useId()
  const hasMore = partners.some((partner) => !tasks.some((task) => idOf(task) === idOf(partner)))
  const isJustDone = useCelebration(tasks)
  return (
    <>
      <section aria-labelledby={id} className="grid grid-cols-1 gap-3 sm:gap-4">
        <h2 id={id} className="text-xl font-semibold">
          {t(($) => $.homework.title)}
        </h2>
        {isJustDone && <JustDone />}
        <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {tasks.map((task) => {
            const partner = partners.find((one) => idOf(one) === idOf(task))
            return (
              partner && (
                <li key={task.id} className="grid grid-cols-1">
                  <TaskCard
                    task={task}
                    partner={partner}
                    today={today}
                    isPending={starting.pending === idOf(partner)}
                    onStart={() => void starting.start(partner)}
                    onGoOn={onOpen}
                  />
                </li>
              )
            )
          })}
        </ul>
        <a
          href={calendar_url.replace(/^https?:/, 'webcal:')}
          className="relative inline-flex items-center gap-2 justify-self-start rounded-xs text-sm font-medium text-primary-text underline-offset-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:underline"
        >
          <CalendarPlus className="size-4" aria-hidden="true" />
          {t(($) => $.homework.calendar)}
        </a>
      </section>
      {hasMore && <h2 className="-mb-4 text-xl font-semibold">{t(($) => $.homework.rest)}</h2>}
    </>
  )
}
