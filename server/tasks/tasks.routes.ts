import { tasks } from '#contract/teaching/tasks.ts'
import type { Mount } from '#server/http/mount.ts'
import type { Services } from '#server/services/services.ts'
import { remindOfTask } from '#server/tasks/reminders/remind.actions.ts'
import {
  addTasks,
  editTask,
  exceptStudents,
  getTask,
  listHomework,
  listOfStudent,
  removeTask,
  restoreTask,
  tableOfClass,
} from '#server/tasks/tasks.actions.ts'

export const tasksRoutes = (mount: Mount, services: Services) => {
  const { db } = services
  mount(tasks, {
    list: ({ account, query }) => listHomework(db, account.reach, query),
    table: ({ account, params, query }) => tableOfClass(db, account.reach, params.id, query.page),
    ofStudent: ({ account, params, query }) => listOfStudent(db, account.reach, params.id, query),
    add: ({ account, write, body }) => write((tx) => addTasks(tx, account, body)),
    get: ({ account, params }) => getTask(db, account.reach, params.id),
    edit: ({ account, write, params, body }) => write((tx) => editTask(tx, account, params.id, body)),
    remove: ({ account, write, params }) => write((tx) => removeTask(tx, account, params.id)),
    restore: ({ account, write, params }) => write((tx) => restoreTask(tx, account, params.id)),
    except: ({ account, write, params, body }) => write((tx) => exceptStudents(tx, account, params.id, body)),
    remind: ({ account, write, params, body }) =>
      write((tx) => remindOfTask(services, tx, account, { task_id: params.id, student_ids: body.student_ids })),
  })
}
