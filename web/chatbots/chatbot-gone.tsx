import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { NotFoundView } from '../errors/not-found-view.tsx'

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
