import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as z from 'zod/mini'

const StoredLink = z.object({ token: z.optional(z.string()), outcome: z.optional(z.string()) })
const tokenIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('token') || undefined

/** Moves the token from the URL to the history state: both it and the outcome survive a reload. */
export function useMailedLink() {
  const { hash, pathname, state } = useLocation()
  const navigate = useNavigate()
  const kept = StoredLink.safeParse(state).data
  const arrived = tokenIn(hash)

  useEffect(() => {
    if (arrived) void navigate(pathname, { replace: true, state: { token: arrived } })
  }, [arrived, pathname, navigate])

  return {
    token: arrived ?? kept?.token ?? null,
    outcome: arrived ? null : (kept?.outcome ?? null),
    settle: (outcome: string) => void navigate(pathname, { replace: true, state: { outcome } }),
  }
}
