import { useTranslation } from 'react-i18next'
import { PageLink } from '../app/page-link.tsx'

/** Leads between the chatbots of a school and the conversations with them. */
export function ChatbotTabs() {
  const { t } = useTranslation('app')
  const { t: tChatbots } = useTranslation('chatbots')
  return (
    <nav
      aria-label={t(($) => $.navigation.panel)}
      className="-mt-2 flex flex-wrap gap-x-1 border-b border-border sm:-mt-3"
    >
      <PageLink to="/manage" className={tabLook}>
        {t(($) => $.area.manage)}
      </PageLink>
      <PageLink to="/conversations" className={tabLook}>
        {tChatbots(($) => $.conversations)}
      </PageLink>
    </nav>
  )
}

const tabLook =
  '-mb-px shrink-0 border-b-2 border-transparent px-2 py-3 text-sm sm:px-3 font-medium text-muted transition-colors hover:text-text ' +
  'aria-[current=page]:border-primary aria-[current=page]:text-primary-text'
