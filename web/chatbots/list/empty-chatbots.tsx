import { ArrowRight, Coffee, Hotel, type LucideIcon, MessagesSquare, SquarePen } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type * as words from '../../locales/en/index.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ChatbotArt } from './chatbot-art.tsx'

type Topic = 'cafe' | 'hotel' | 'smallTalk'
type Text = `${Topic}Text` & keyof typeof words.chatbots.empty

const templates: readonly { id: string; topic: Topic; text: Text; Icon: LucideIcon }[] = [
  { id: 'cafe-a2', topic: 'cafe', text: 'cafeText', Icon: Coffee },
  { id: 'hotel-a2', topic: 'hotel', text: 'hotelText', Icon: Hotel },
  { id: 'small-talk-b1', topic: 'smallTalk', text: 'smallTalkText', Icon: MessagesSquare },
]

export function EmptyChatbots() {
  const { t } = useTranslation('chatbots')
  return (
    <section className="grid grid-cols-1 gap-2 pb-8">
      <EmptyState
        illustration={<ChatbotArt />}
        title={t(($) => $.empty.title)}
        text={t(($) => $.empty.text)}
        actions={
          <ButtonLink
            variant="primary"
            icon={<SquarePen className="size-4" aria-hidden="true" />}
            render={<Link to="/create" />}
          >
            {t(($) => $.create)}
          </ButtonLink>
        }
      />
      <div className="mx-auto grid w-full max-w-4xl grid-cols-1 gap-3">
        <h3 className="text-center text-sm font-medium text-muted">{t(($) => $.empty.begin)}</h3>
        <ul className="grid grid-cols-1 gap-3 md:grid-cols-3">
          {templates.map(({ id, topic, text, Icon }) => (
            <li key={id} className="grid">
              <Link to={`/create?template=${id}`} className={templateClasses}>
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-primary-soft text-primary-text">
                  <Icon className="size-5" aria-hidden="true" />
                </span>
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-medium">{t(($) => $.empty[topic])}</span>
                  <span className="text-muted">{t(($) => $.empty[text])}</span>
                </span>
                <ArrowRight
                  className="mt-0.5 size-4 shrink-0 text-muted transition-transform group-hover:translate-x-0.5 rtl:-scale-x-100"
                  aria-hidden="true"
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const templateClasses =
  'group flex items-start gap-3 rounded-lg border border-card-border bg-surface p-4 shadow-card transition-colors hover:border-primary'
