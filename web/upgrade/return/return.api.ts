import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/school/auth.ts'
import { billing } from '#contract/billing/billing.ts'
import { useSession } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { hasAccess } from '../plans/offer.ts'

/** Milliseconds, about 10 s together, while a payment is being processed. */
const retryDelays = [1000, 2000, 3000, 4000]

/** Polls the provider after a redirect, if something was paid. */
export function useReturn(checkout: string | null) {
  const { sync } = useApi(billing)
  const { update } = useSession()
  return useQuery({
    queryKey: ['billing', 'return', checkout],
    queryFn: async ({ signal }): Promise<User> => {
      const ask = async () => {
        const { user } = await sync({ body: checkout ? { checkout } : {} }, { signal })
        return user
      }
      let user = await ask()
      for (const pause of checkout ? retryDelays : []) {
        if (hasAccess(user)) break
        await wait(pause, signal)
        user = await ask()
      }
      update(user)
      return user
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
