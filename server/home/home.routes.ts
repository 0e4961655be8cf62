import { home } from '#contract/school/home.ts'
import { describeHome } from '#server/home/home.actions.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const homeRoutes = (mount: Mount, { db }: Services) =>
  mount(home, { get: ({ account }) => describeHome(db, account, new Date().toISOString()) })
