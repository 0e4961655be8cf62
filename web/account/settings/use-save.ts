import { useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type Account, account, type AccountChanges } from '#contract/school/account.ts'
import { ApiError } from '#contract/errors.ts'
import { type School, school, type SchoolChanges } from '#contract/school/school.ts'
import { useSession } from '../../app/session/session.tsx'
import { useApi } from '../../lib/api/api.ts'
import { accountQuery, schoolQuery } from '../account.api.ts'

/** Null leaves that part as it is. */
export interface Changes {
  account: z.output<typeof AccountChanges> | null
  school: z.output<typeof SchoolChanges> | null
}

interface SaveHandlers {
  account: (saved: Account) => void
  school: (saved: School) => void
  isClearOfAccount: (found: Account) => boolean
  isClearOfSchool: (found: School) => boolean
}

/** Saves account and school separately, and returns what failed. On a version conflict the newest version is fetched. */
export function useSave(onSaved: SaveHandlers) {
  const client = useQueryClient()
  const session = useSession()
  const accounts = useApi(account)
  const schools = useApi(school)

  const saveSchool = (body: NonNullable<Changes['school']>) => async () => {
    const saved = await schools.edit({ body }).catch(async (error: unknown) => {
      const found = isStale(error) && (await client.fetchQuery({ ...schoolQuery(schools), staleTime: 0 }))
      if (!found || !onSaved.isClearOfSchool(found)) throw error
      return schools.edit({ body: { ...body, version: found.version } })
    })
    client.setQueryData(['school'], saved)
    onSaved.school(saved)
    void session.refresh()
  }
  const saveAccount = (body: NonNullable<Changes['account']>) => async () => {
    const saved = await accounts.edit({ body }).catch(async (error: unknown) => {
      const found = isStale(error) && (await client.fetchQuery({ ...accountQuery(accounts), staleTime: 0 }))
      if (!found || !onSaved.isClearOfAccount(found)) throw error
      return accounts.edit({ body: { ...body, version: found.version } })
    })
    client.setQueryData(['account'], saved)
    onSaved.account(saved)
    void session.refresh()
  }
  const fetchNewest = () =>
    Promise.all([
      client.fetchQuery({ ...accountQuery(accounts), staleTime: 0 }),
      client.fetchQuery({ ...schoolQuery(schools), staleTime: 0 }),
    ])

  return useMutation({
    mutationFn: async (changes: Changes): Promise<unknown[]> => {
      const failures: unknown[] = []
      const attempt = (work: () => Promise<unknown>) => work().catch((error: unknown) => failures.push(error))
      // The school comes first: a phone number without a country is parsed by its time zone.
      if (changes.school) await attempt(saveSchool(changes.school))
      if (changes.account) await attempt(saveAccount(changes.account))
      if (failures.some(isStale)) await attempt(fetchNewest)
      return failures
    },
  })
}

export const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'edited_elsewhere'
