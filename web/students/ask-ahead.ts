import { classes } from '#contract/classes.ts'
import { createClient } from '#contract/client.ts'
import { students } from '#contract/students.ts'
import type { AskAhead } from '../lib/api/queries.ts'
import { clientOf } from '../lib/api/query-client.ts'
import { prepareLongList } from '../ui/lists/long-list.tsx'
import { readHabits } from './address/list-habits.ts'
import { readListState } from './address/list-state.ts'
import { classesQuery } from '../people/classes.api.ts'
import { studentsQuery } from '../people/students.api.ts'

/** Asks for the students that the address names, and the classes. */
export const askAhead: AskAhead = (queries, send, search) => {
  const client = clientOf(queries)
  const { view: _view, ...query } = readListState(new URLSearchParams(search), readHabits(localStorage))
  prepareLongList(query.page_size)
  void client.prefetchQuery(studentsQuery(createClient(students, send), query))
  void client.prefetchQuery(classesQuery(createClient(classes, send)))
}
