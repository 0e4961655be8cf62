import { ApiError } from '#contract/errors.ts'
import { school } from '#contract/school/school.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import { findSchool, updateSchool } from '#server/school/school.queries.ts'
import type { Services } from '#server/services/services.ts'

export const schoolRoutes = (mount: Mount, { db }: Services) =>
  mount(school, {
    get: ({ account }) => findSchool(db, account.school_id),
    edit: ({ account, write, body }) =>
      write(async (tx) => {
        if (!(await updateSchool(tx, account.school_id, body))) throw new ApiError('edited_elsewhere')
        await record(tx, account, 'school_edited')
        return findSchool(tx, account.school_id)
      }),
  })
