import { useQuery } from '@tanstack/react-query'
import { account } from '#contract/school/account.ts'
import { accountQuery } from '../account/account.api.ts'
import { useUser } from '../app/session/session.tsx'
import { useApi } from '../lib/api/api.ts'

/** Refetched on focus, because the mailed link opens in another tab. */
export function useIsConfirmed(): boolean {
  const { email_confirmed } = useUser()
  const { data } = useQuery({ ...accountQuery(useApi(account)), enabled: !email_confirmed })
  return email_confirmed || (data?.email_confirmed ?? false)
}
