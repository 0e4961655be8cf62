import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'

export function NoChatbot() {
  const { t } = useTranslation('assignments')
  return (
    <EmptyState
      level={3}
      title={t(($) => $.chatbots.none)}
      actions={
        <ButtonLink variant="primary" render={<Link ref={restoreFocus} to="/create" />}>
          {t(($) => $.chatbots.create)}
        </ButtonLink>
      }
    />
  )
}

/** Takes the focus of the search field that it replaces. */
function restoreFocus(link: HTMLAnchorElement | null): void {
  if (document.activeElement === document.body) link?.focus()
}
