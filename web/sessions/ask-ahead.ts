import { createClient } from '#contract/client.ts'
import { sessions } from '#contract/sessions.ts'
import type { AskAhead } from '../lib/api/queries.ts'
import { clientOf } from '../lib/api/query-client.ts'
import { sessionsQuery } from './sessions.api.ts'

/** Asks where one is signed in. */
export const askAhead: AskAhead = (queries, send) =>
  void clientOf(queries).prefetchQuery(sessionsQuery(createClient(sessions, send)))
