import { createClient } from '#contract/client.ts'
import { home } from '#contract/home.ts'
import type { AskAhead } from '../lib/api/queries.ts'
import { clientOf } from '../lib/api/query-client.ts'
import { homeQuery } from './home.api.ts'

/** Asks how the school is doing. */
export const askAhead: AskAhead = (queries, send) =>
  void clientOf(queries).prefetchQuery(homeQuery(createClient(home, send)))
