import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import type { Home } from '#contract/school/home.ts'
import { NameLink } from '../app/navigation/name-link.tsx'
import { useSchoolDay } from '../conversations/school-day.ts'
import { useFormat } from '../lib/words/format.ts'
import { LanguageTile } from '../partners/chatbot-parts.tsx'
import { FaceTile } from '../partners/face-tile.tsx'
import { partnerOfTask } from '../tasks/partner-of-task.ts'
import { useTaskText } from '../tasks/use-task-text.ts'
import { PersonAvatar } from '../ui/layout/person-avatar.tsx'
import { Line, ListCard } from './list-card.tsx'
import { joinFacts } from '../lib/words/join-facts.ts'

type Homework = Home['homework']

const behindPath = '/students?homework=behind'

/** What is due this week, and who is behind. */
export function HomeHomework({ due, behind }: Homework) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 lg:gap-6">
      <DueThisWeek {...due} />
      <Behind {...behind} />
    </div>
  )
}

function DueThisWeek({ items, total }: Homework['due']) {
  const { t } = useTranslation(['home', 'homework', 'assignments'])
  const { number } = useFormat()
  const text = useTaskText()
  const today = useSchoolDay(true)
  return (
    <ListCard
      title={t(($) => $.homework.due, { ns: 'home' })}
      emptyText={t(($) => $.homework.dueNone, { ns: 'home' })}
      total={total}
      shown={items.length}
    >
      {items.map((task) => {
        const partner = partnerOfTask(task)
        const { students, done } = task.counts
        const name =
          task.class?.name ?? t(($) => $.size, { ns: 'assignments', count: students, number: number(students) })
        return (
          <Line
            key={task.id}
            face={
              task.avatar ? (
                <FaceTile look={task.avatar.look} />
              ) : (
                <LanguageTile language={task.chatbot?.language ?? ''} />
              )
            }
            name={<NameLink to={task.class ? `/classes/${task.class.id}?tab=homework` : partner.path} name={name} />}
            text={joinFacts([
              partner.name,
              text.goals(task.goals),
              text.due(task.due_on, today),
              t(($) => $.doneOf, { ns: 'homework', done: number(done), number: number(students) }),
            ])}
          />
        )
      })}
    </ListCard>
  )
}

function Behind({ items, total }: Homework['behind']) {
  const { t } = useTranslation('home')
  const { number } = useFormat()
  return (
    <ListCard
      title={t(($) => $.homework.behind)}
      emptyText={t(($) => $.homework.behindNone)}
      total={total}
      shown={items.length}
      to={behindPath}
    >
      {items.map(({ id, name, late }) => (
        <Line
          key={id}
          face={<PersonAvatar name={name} seed={id} size="sm" />}
          name={<NameLink to={`/students/${id}`} name={name} />}
          text={t(($) => $.homework.late, { count: late, number: number(late) })}
        />
      ))}
    </ListCard>
  )
}
