import { reports } from '#contract/practice/reports.ts'
import { record } from '#server/audit/audit.queries.ts'
import { findUser } from '#server/auth/users.queries.ts'
import type { Mount } from '#server/http/mount.ts'
import { exportReport } from '#server/reports/export.ts'
import { describeReport } from '#server/reports/reports.actions.ts'
import { findTimeZone } from '#server/school/school.queries.ts'
import type { Services } from '#server/services/services.ts'

const now = () => new Date().toISOString()

export const reportsRoutes = (mount: Mount, { db }: Services) =>
  mount(reports, {
    get: async ({ account, query }) => {
      const { interface_language: reader } = await findUser(db, account)
      return describeReport(db, account.reach, query, { now: now(), reader })
    },
    export: async ({ account, query: { format, language, ...query } }) => {
      const report = await describeReport(db, account.reach, query, { now: now(), reader: language })
      await record(db, account, 'reports_exported')
      return exportReport(report, { format, language, zone: await findTimeZone(db, account.school_id) })
    },
  })
