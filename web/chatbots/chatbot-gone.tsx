import { useTranslation } from 'react-i18next'
import { GoneView } from '../errors/gone-view.tsx'

/** Says that there is no such chatbot. */
export function ChatbotGone() {
  const { t } = useTranslation('chatbots')
  return (
    <GoneView title={t(($) => $.gone.title)} text={t(($) => $.gone.text)} to="/manage" back={t(($) => $.gone.back)} />
  )
}
