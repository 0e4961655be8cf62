import { useTranslation } from 'react-i18next'
import { NotFoundView } from '../errors/not-found-view.tsx'

/** Says that there is no such chatbot. */
export function ChatbotGone() {
  const { t } = useTranslation('chatbots')
  return (
    <NotFoundView
      title={t(($) => $.gone.title)}
      text={t(($) => $.gone.text)}
      to="/manage"
      back={t(($) => $.gone.back)}
    />
  )
}
