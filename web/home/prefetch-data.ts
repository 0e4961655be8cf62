import { createClient } from '#contract/client.ts'
import { home } from '#contract/school/home.ts'
import type { PrefetchData } from '../lib/api/queries.ts'
import { queryClientOf } from '../lib/api/query-client.ts'
import { homeQuery } from './home.api.ts'

export const prefetchData: PrefetchData = (queries, send) =>
  void queryClientOf(queries).prefetchQuery(homeQuery(createClient(home, send)))
