import { ApiError } from '#contract/errors.ts'
import { capsOf } from '#contract/billing/plans.ts'
import { type NewStudent, students } from '#contract/people/students.ts'
import { record } from '#server/audit/audit.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'
import { changeStudents, refuseForeignIds } from '#server/students/bulk.actions.ts'
import { createDisclosureLimiter } from '#server/students/similar/disclosure-limit.ts'
import { exportStudents, type ExportRequest } from '#server/students/export/export.ts'
import { exportStudent } from '#server/students/export/export-student.ts'
import { findHistory } from '#server/students/export/history.queries.ts'
import { idsForFile } from '#server/students/chosen.queries.ts'
import { listStudents } from '#server/students/list.queries.ts'
import { recordRefusals } from '#server/students/record-refusals.ts'
import { findSimilar } from '#server/students/similar/similar.queries.ts'
import { addStudent, editStudent, getStudent, removeStudent } from '#server/students/students.actions.ts'
import { countStudents } from '#server/students/students.queries.ts'

export const studentsRoutes = (mount: Mount, services: Services) => {
  const { db } = services
  const limitDisclosures = createDisclosureLimiter(services)
  const withDisclosureLimit = <T>(
    account: Account,
    { email }: Pick<Partial<NewStudent>, 'email'>,
    work: () => Promise<T>,
  ) => recordRefusals(services, account, () => (email ? limitDisclosures(account.school_id, work) : work()))
  const toFile = async (account: Account, request: ExportRequest) => {
    const ids = await idsForFile(db, account.reach, { ...request.filter, sort: request.sort })
    await record(db, account, 'students_exported', { count: ids.length })
    return exportStudents(db, account.reach, ids, request)
  }
  mount(students, {
    list: async ({ account, query }) => {
      await refuseForeignIds(db, account.reach, query)
      const { items, total, ...counts } = await listStudents(db, account.reach, query)
      return { items, total, counts, seats: { used: counts.active, limit: capsOf(account).students } }
    },
    similar: async ({ account, query }) => ({ items: await findSimilar(db, account.reach, query) }),
    export: async ({ account, query: { format, language, sort, ...filter } }) => {
      await refuseForeignIds(db, account.reach, filter)
      return toFile(account, { format, language, sort, filter })
    },
    exportSome: async ({ account, body: { ids, ...fields } }) => {
      const chosen = [...new Set(ids)]
      const { found } = await countStudents(db, account.reach, chosen)
      if (found < chosen.length) throw new ApiError('not_found')
      return toFile(account, { ...fields, filter: { ids: chosen } })
    },
    history: async ({ account, params }) => {
      await getStudent(db, account.reach, params.id)
      const items = await findHistory(db, account.school_id, params.id)
      return { items }
    },
    exportOne: ({ account, params }) => exportStudent(db, account, params.id),
    add: ({ account, write, body }) =>
      withDisclosureLimit(account, body, () => write((tx) => addStudent(tx, account, body))),
    get: ({ account, params }) => getStudent(db, account.reach, params.id),
    edit: ({ account, write, params, body }) =>
      withDisclosureLimit(account, body, () => write((tx) => editStudent(tx, account, params.id, body))),
    remove: ({ account, write, params }) => write((tx) => removeStudent(services, tx, account, params.id)),
    bulk: ({ account, write, body }) =>
      recordRefusals(services, account, () => write((tx) => changeStudents(services, tx, account, body))),
  })
}
