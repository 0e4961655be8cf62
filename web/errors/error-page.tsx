import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { remember } from '../app/own-path.ts'
import { Wordmark } from '../ui/brand/wordmark.tsx'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import type { ErrorKind } from './error-kinds.ts'
import { ErrorView } from './error-view.tsx'

/** An error, on a page of its own or within the frame. */
export function ErrorPage({ kind, inFrame = false }: { kind: ErrorKind | 'other'; inFrame?: boolean }) {
  const view = <ErrorView kind={kind} actions={<WayOut kind={kind} />} />
  if (inFrame) return view
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr]">
      <header className="p-6">
        <Link to="/" className="inline-block rounded-sm">
          <Wordmark name="Tertulia" />
        </Link>
      </header>
      <main className="grid place-items-center pb-24">{view}</main>
    </div>
  )
}

function WayOut({ kind }: { kind: ErrorKind | 'other' }) {
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
      <ButtonLink variant="primary" render={<Link to={remember('/login', pathname + search)} />}>
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
