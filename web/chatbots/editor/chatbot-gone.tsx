import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { GoneView } from '../../errors/gone-view.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'

/** Says that there is no such chatbot to write on. */
export function ChatbotGone() {
  const { t } = useTranslation('chatbots')
  const back = (
    <ButtonLink variant="primary" render={<Link to="/manage" />}>
      {t(($) => $.gone.back)}
    </ButtonLink>
  )
  return <GoneView title={t(($) => $.gone.title)} text={t(($) => $.gone.text)} actions={back} />
}
