import { createClient } from '#contract/client.ts'
import { sessions } from '#contract/school/sessions.ts'
import type { PrefetchData } from '../lib/api/queries.ts'
import { queryClientOf } from '../lib/api/query-client.ts'
import { sessionsQuery } from './sessions.api.ts'

export const prefetchData: PrefetchData = (queries, send) =>
  void queryClientOf(queries).prefetchQuery(sessionsQuery(createClient(sessions, send)))
