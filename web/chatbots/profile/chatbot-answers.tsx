import { useId } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Chatbot } from '#contract/teaching/chatbots.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Card, CardHeader } from '../../ui/layout/card.tsx'

/** The questions that the chatbot has an answer to. */
export function ChatbotAnswers({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation('chatbots')
  const { number } = useFormat()
  const id = useId()
  const { facts, language } = chatbot
  if (facts.length === 0) return null
  return (
    <Card labelledBy={id}>
      <CardHeader
        id={id}
        title={t(($) => $.answers.title)}
        description={t(($) => $.answers.count, { count: facts.length, number: number(facts.length) })}
      />
      <dl lang={language} className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        {facts.map(({ question, says }) => (
          <div key={question} className="grid min-w-0 content-start gap-0.5">
            <dt dir="auto" className="font-medium wrap-anywhere">
              {question}
            </dt>
            <dd dir="auto" className="text-muted wrap-anywhere whitespace-pre-line">
              {says}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
