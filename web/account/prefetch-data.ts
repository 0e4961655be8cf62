import { account } from '#contract/school/account.ts'
import { createClient } from '#contract/client.ts'
import { school } from '#contract/school/school.ts'
import type { PrefetchData } from '../lib/api/queries.ts'
import { queryClientOf } from '../lib/api/query-client.ts'
import { accountQuery, schoolQuery } from './account.api.ts'

export const prefetchData: PrefetchData = (queries, send) => {
  const client = queryClientOf(queries)
  void client.prefetchQuery(accountQuery(createClient(account, send)))
  void client.prefetchQuery(schoolQuery(createClient(school, send)))
}
