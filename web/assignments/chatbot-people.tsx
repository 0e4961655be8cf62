import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { assignments } from '#contract/assignments.ts'
import type { Chatbot } from '#contract/chatbots.ts'
import { LoadFailed } from '../errors/load-failed.tsx'
import { useApi } from '../lib/api.ts'
import { useFormat } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { Card, CardHeader } from '../ui/card.tsx'
import { assignmentsQuery } from './assignments.api.ts'
import { GivenSkeleton } from './given-skeleton.tsx'
import { PeopleList } from './people-list.tsx'

/** Who may practise with a chatbot: classes first, then students. */
export function ChatbotPeople({ chatbot, onAssign }: { chatbot: Chatbot; onAssign: () => void }) {
  const { t } = useTranslation(['assignments', 'chatbots'])
  const { number } = useFormat()
  const headingId = useId()
  const { id, status, student_count: count } = chatbot
  const { data, error, isFetching, refetch } = useQuery(assignmentsQuery(useApi(assignments), { chatbot_id: id }))
  const isGiven = data !== undefined && data.items.length > 0
  return (
    <Card labelledBy={headingId}>
      <CardHeader
        id={headingId}
        title={t(($) => $.title, { ns: 'assignments' })}
        description={
          isGiven && (
            <Link to={`/students?chatbot=${id}`} className="rounded-xs underline-offset-3 hover:underline">
              {t(($) => $.students, { ns: 'chatbots', count, number: number(count) })}
            </Link>
          )
        }
        actions={
          status !== 'archived' && (
            <Button
              size="sm"
              variant={status === 'published' ? 'primary' : 'secondary'}
              icon={<UserPlus aria-hidden="true" />}
              onClick={onAssign}
            >
              {t(($) => $.assign, { ns: 'assignments' })}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {isGiven && status !== 'published' && <Callout>{t(($) => $.quiet[status], { ns: 'assignments' })}</Callout>}
        {error && !data && (
          <LoadFailed
            title={t(($) => $.failed, { ns: 'assignments' })}
            error={error}
            pending={isFetching}
            onRetry={() => refetch()}
          />
        )}
        {!data && !error && <GivenSkeleton label={t(($) => $.loading, { ns: 'assignments' })} />}
        {data && !isGiven && <p className="text-muted">{t(($) => $.none.chatbot, { ns: 'assignments' })}</p>}
        {isGiven && <PeopleList chatbotId={id} items={data.items} />}
      </div>
    </Card>
  )
}
