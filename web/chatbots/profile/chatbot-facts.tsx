import { MessagesSquare } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { useFormat } from '../../lib/words/format.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Card, CardFooter, CardHeader } from '../../ui/layout/card.tsx'

export function ChatbotFacts({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation('chatbots')
  const { number, date } = useFormat()
  const id = useId()
  const { language, description, role, scenario, goals, correction, help_language, length } = chatbot
  const own = (text: string | null) =>
    text && (
      <span lang={language} dir="auto" className="block whitespace-pre-line">
        {text}
      </span>
    )
  return (
    <Card labelledBy={id}>
      <CardHeader id={id} title={t(($) => $.facts.title)} />
      <dl className="grid gap-4">
        <Fact term={t(($) => $.facts.description)}>{own(description)}</Fact>
        <Fact term={t(($) => $.facts.role)}>{own(role)}</Fact>
        <Fact term={t(($) => $.facts.scenario)}>{own(scenario)}</Fact>
        <Fact term={t(($) => $.facts.goals)}>{goals.length > 0 && <Goals goals={goals} language={language} />}</Fact>
        <Fact term={t(($) => $.facts.correction)}>{t(($) => $.correction[correction])}</Fact>
        <Fact term={t(($) => $.facts.help)}>{t(($) => $.help[help_language])}</Fact>
        <Fact term={t(($) => $.facts.length)}>
          {t(($) => $.facts.turns, { count: length, number: number(length) })}
        </Fact>
        <Fact term={t(($) => $.facts.edited)}>{date(chatbot.edited_at)}</Fact>
      </dl>
      <CardFooter>
        <ButtonLink
          full
          icon={<MessagesSquare className="size-4" aria-hidden="true" />}
          render={<Link to={`/conversations?chatbot=${chatbot.id}`} />}
        >
          {t(($) => $.talks, {
            count: chatbot.conversation_count,
            number: number(chatbot.conversation_count),
          })}
        </ButtonLink>
      </CardFooter>
    </Card>
  )
}

function Goals({ goals, language }: Pick<Chatbot, 'goals' | 'language'>) {
  return (
    <ul lang={language} dir="auto" className="list-disc ps-5 marker:text-muted">
      {goals.map((goal) => (
        <li key={goal}>{goal}</li>
      ))}
    </ul>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
