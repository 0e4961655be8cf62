import { ApiError } from '#contract/errors.ts'
import { students } from '#contract/students.ts'
import { isClassHere } from '#server/classes/classes.queries.ts'
import { capsOf } from '#contract/plans.ts'
import { notingRefusals } from '#server/students/refusals.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services.ts'
import { countList, listStudents } from '#server/students/list.queries.ts'
import {
  addStudent,
  changeStudents,
  editStudent,
  getStudent,
  removeStudent,
} from '#server/students/students.actions.ts'

/** The students of a school. */
export const studentsRoutes = (mount: Mount, services: Services) => {
  const { db } = services
  mount(students, {
    list: async ({ account, query }) => {
      const { page: _page, page_size: _size, sort: _sort, ...filter } = query
      if (query.class_id && !(await isClassHere(db, account.school_id, query.class_id))) throw new ApiError('not_found')
      const [items, { total, active, inactive }] = await Promise.all([
        listStudents(db, account.school_id, query),
        countList(db, account.school_id, filter),
      ])
      return { items, total, counts: { active, inactive }, seats: { used: active, limit: capsOf(account).students } }
    },
    add: ({ account, write, body }) =>
      notingRefusals(
        services,
        account,
        write((tx) => addStudent(tx, account, body)),
      ),
    get: ({ account, params }) => getStudent(db, account.school_id, params.id),
    edit: ({ account, write, params, body }) =>
      notingRefusals(
        services,
        account,
        write((tx) => editStudent(tx, account, params.id, body)),
      ),
    remove: ({ account, write, params }) => write((tx) => removeStudent(tx, account, params.id)),
    bulk: ({ account, write, body }) =>
      notingRefusals(
        services,
        account,
        write(async (tx) => ({ changed: await changeStudents(tx, account, body) })),
      ),
  })
}
