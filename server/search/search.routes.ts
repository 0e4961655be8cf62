import { search } from '#contract/school/search.ts'
import type { Mount } from '#server/http/mount.ts'
import { searchSchool } from '#server/search/search.queries.ts'
import type { Services } from '#server/services/services.ts'

export const searchRoutes = (mount: Mount, { db }: Services) =>
  mount(search, { find: ({ account, query }) => searchSchool(db, account.reach, query.q) })
