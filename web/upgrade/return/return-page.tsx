import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router'
import type { User } from '#contract/school/auth.ts'
import { returnPathFrom, startPage } from '../../app/navigation/return-path.ts'
import { useUser } from '../../app/session/session.tsx'
import { useBillingErrorText } from '../../billing/subscription/use-billing-error-text.ts'
import { useTitle } from '../../lib/title.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useToasts } from '../../ui/overlays/toasts.tsx'
import { hasAccess } from '../plans/offer.ts'
import { useReturn } from './return.api.ts'
import { validReturnPath, plansPath } from '../use-return-path.ts'

const excludedPaths = ['/upgrade/return', '/upgrade/checkout/:id']

export function ReturnPage() {
  const [search] = useSearchParams()
  const checkout = search.get('checkout')
  const from = returnPathFrom(`?${search.toString()}`, excludedPaths)
  const user = useUser()
  const [hadAccess] = useState(hasAccess(user))
  // Without access before, a subscription was started; otherwise cards were managed.
  const home = from ?? (hadAccess ? '/settings/billing' : startPage)
  if (checkout === 'left') return <Navigate to={hadAccess ? home : plansPath(validReturnPath(from))} replace />
  return <Checking checkout={checkout} from={from} home={home} />
}

type CheckingProps = { checkout: string | null; from: string | null; home: string }

function Checking({ checkout, from, home }: CheckingProps) {
  const { t } = useTranslation('checkout')
  const faultText = useBillingErrorText()
  const { data: user, error, isFetching, refetch } = useReturn(checkout)
  const toPlans = plansPath(validReturnPath(from))
  const again = (
    <>
      <Button variant="primary" pending={isFetching} onClick={() => void refetch()}>
        {t(($) => $.returning.again)}
      </Button>
      <ButtonLink render={<Link to={toPlans} />}>{t(($) => $.gone.plans)}</ButtonLink>
    </>
  )
  if (error) return <ReturnFailed title={t(($) => $.returning.failed)} text={faultText(error)} actions={again} />
  if (!user)
    return (
      <ReturnFailed
        art={<Spinner />}
        title={t(($) => $.returning.title)}
        text={<output>{t(($) => $.returning.text)}</output>}
      />
    )
  if (hasAccess(user) || !checkout)
    return <ReturnDone user={user} checkout={checkout} page={hasAccess(user) ? home : toPlans} />
  return <ReturnFailed title={t(($) => $.returning.waiting)} text={t(($) => $.returning.patience)} actions={again} />
}

function ReturnDone({ user: { tier }, checkout, page }: { user: User; checkout: string | null; page: string }) {
  const { t } = useTranslation('checkout')
  const { t: tPlan } = useTranslation('upgrade')
  const client = useQueryClient()
  const navigate = useNavigate()
  const toasts = useToasts()
  const done = checkout && tier ? t(($) => $.returning.done, { tier: tPlan(($) => $.tier[tier]) }) : null
  useEffect(() => {
    // In a timeout, so that StrictMode's discarded mount shows no toast.
    const timer = setTimeout(() => {
      void navigate(page, { replace: true })
      if (done) toasts.success(done)
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'return' })
    })
    return () => clearTimeout(timer)
  }, [client, done, navigate, page, toasts])
  return null
}

type ToldProps = { art?: ReactNode; title: string; text: ReactNode; actions?: ReactNode }

function ReturnFailed({ art, title, text, actions }: ToldProps) {
  useTitle(title)
  return (
    <div className="grid min-h-[50dvh] place-items-center">
      <EmptyState
        level={1}
        illustration={art && <span className="block text-3xl text-primary-text">{art}</span>}
        title={title}
        text={text}
        actions={actions}
      />
    </div>
  )
}
