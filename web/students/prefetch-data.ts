import { classes } from '#contract/people/classes.ts'
import { createClient } from '#contract/client.ts'
import { students } from '#contract/people/students.ts'
import type { PrefetchData } from '../lib/api/queries.ts'
import { queryClientOf } from '../lib/api/query-client.ts'
import { prefetchLongList } from '../ui/lists/long-list.tsx'
import { readPreferences } from './address/list-preferences.ts'
import { readListState } from './address/list-state.ts'
import { classesQuery } from '../people/classes.api.ts'
import { studentsQuery } from '../people/students.api.ts'

export const prefetchData: PrefetchData = (queries, send, search) => {
  const client = queryClientOf(queries)
  const { view: _view, ...query } = readListState(new URLSearchParams(search), readPreferences(localStorage))
  prefetchLongList(query.page_size)
  void client.prefetchQuery(studentsQuery(createClient(students, send), query))
  void client.prefetchQuery(classesQuery(createClient(classes, send)))
}
