import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Assignment, assignments } from '#contract/assignments.ts'
import type { Student } from '#contract/students.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api.ts'
import { nameOf } from '../students/student-name.ts'
import { Card, CardHeader } from '../ui/card.tsx'
import { AssignButton } from './assign-button.tsx'
import { assignmentsQuery } from './assignments.api.ts'
import { GivenChatbot } from './given-chatbot.tsx'
import { GivenSkeleton } from './given-skeleton.tsx'
import { useTakeAway } from './use-take-away.ts'

/** Which chatbots a student may practise with: their own, and those of their classes. */
export function StudentChatbots({ student }: { student: Student }) {
  const { t } = useTranslation('assignments')
  const headingId = useId()
  const { id } = student
  const takeAway = useTakeAway()
  const { data, error, isFetching, refetch } = useQuery(assignmentsQuery(useApi(assignments), { student_id: id }))
  const given = byChatbot(data?.items ?? [])
  return (
    <Card labelledBy={headingId}>
      <CardHeader
        id={headingId}
        title={t(($) => $.mine)}
        actions={<AssignButton receiver={{ kind: 'student', id, name: nameOf(student) }} />}
      />
      {error && !data && (
        <LoadFailed title={t(($) => $.failed)} error={error} pending={isFetching} onRetry={() => refetch()} />
      )}
      {!data && !error && <GivenSkeleton label={t(($) => $.loadingMine)} />}
      {data && given.length === 0 && <p className="text-muted">{t(($) => $.none.student)}</p>}
      {given.length > 0 && (
        <ul className="-my-2.5 divide-y divide-border">
          {given.map(({ chatbot, through, isOwn }) => (
            <GivenChatbot
              key={chatbot.id}
              chatbot={chatbot}
              through={through}
              onRemove={
                isOwn ? () => takeAway(chatbot.name, { chatbot_ids: [chatbot.id], student_ids: [id] }) : undefined
              }
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

interface Given {
  chatbot: Assignment['chatbot']
  through: string[]
  isOwn: boolean
}

/** Every chatbot once, with all the ways in which it is given. */
function byChatbot(items: readonly Assignment[]): Given[] {
  const found = new Map<string, Given>()
  for (const item of items) {
    const known = found.get(item.chatbot.id) ?? { chatbot: item.chatbot, through: [], isOwn: false }
    found.set(item.chatbot.id, {
      ...known,
      through: item.class ? [...known.through, item.class.name] : known.through,
      isOwn: known.isOwn || item.student !== null,
    })
  }
  return [...found.values()]
}
