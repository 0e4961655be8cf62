import { audit, auditActions, auditGroups } from '#contract/school/audit.ts'
import { countEntries, listEntries } from '#server/audit/audit.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'

export const auditRoutes = (mount: Mount, { db }: Services) =>
  mount(audit, {
    list: async ({ account: { reach }, query: { group, page, page_size } }) => {
      const actions = (group ? [group] : auditGroups).flatMap((name) => [...auditActions[name]])
      const [items, total] = await Promise.all([
        listEntries(db, reach, { page, page_size, actions }),
        countEntries(db, reach, actions),
      ])
      return { items, total }
    },
  })
