import { account } from '#contract/account.ts'
import { createClient } from '#contract/client.ts'
import { school } from '#contract/school.ts'
import type { AskAhead } from '../lib/api/queries.ts'
import { clientOf } from '../lib/api/query-client.ts'
import { accountQuery, schoolQuery } from './account.api.ts'

/** Asks for the account and what the school has decided. */
export const askAhead: AskAhead = (queries, send) => {
  const client = clientOf(queries)
  void client.prefetchQuery(accountQuery(createClient(account, send)))
  void client.prefetchQuery(schoolQuery(createClient(school, send)))
}
