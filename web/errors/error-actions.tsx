import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link, useLocation } from 'react-router'
import { withReturnPath } from '../app/navigation/return-path.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import type { ErrorKind } from './error-kinds.ts'

export function ErrorActions({ kind }: { kind: ErrorKind | 'other' }) {
  const { t } = useTranslation('errors')
  const { pathname, search } = useLocation()
  const home = (
    <ButtonLink variant={kind === '404' ? 'primary' : 'secondary'} render={<Link to="/" />}>
      {t(($) => $.home)}
    </ButtonLink>
  )
  if (kind === '404') return home
  if (kind === '401')
    return (
      <ButtonLink variant="primary" render={<Link to={withReturnPath('/login', pathname + search)} />}>
        {t(($) => $.signIn)}
      </ButtonLink>
    )
  return (
    <>
      <Button variant="primary" onClick={() => location.reload()}>
        {t(($) => $.retry)}
      </Button>
      {home}
    </>
  )
}
