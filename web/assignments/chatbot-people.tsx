import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { useFormat } from '../lib/words/format.ts'
import { PartnerPeople } from './partner-people.tsx'
import { useUnreachableReason } from './use-unreachable-reason.ts'

export function ChatbotPeople({ chatbot, onAssign }: { chatbot: Chatbot; onAssign: () => void }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const quietOf = useUnreachableReason()
  const { id, name, status, student_count: count } = chatbot
  return (
    <PartnerPeople
      partner={{ kind: 'chatbot', id, name }}
      total={
        <Link to={`/students?chatbot=${id}`} className="rounded-xs underline-offset-3 hover:underline">
          {t(($) => $.students, { count, number: number(count) })}
        </Link>
      }
      quiet={quietOf(chatbot)}
      onAssign={status === 'archived' ? undefined : onAssign}
    />
  )
}
