import {
  type StudentFilter,
  type StudentQuery,
  studentSortOrders,
  studentStatuses,
} from '#contract/people/student-filter.ts'
import { levels } from '#contract/values/languages.ts'
import { pageSizes, readPage } from '#contract/values/lists.ts'
import { readId, readSearchText } from '#contract/values/text.ts'

export const views = ['list', 'grid'] as const
export type View = (typeof views)[number]

export type ListState = StudentQuery & { view: View }
/** Remembered in local storage. */
export type ListPreferences = Pick<ListState, 'view' | 'page_size'>
/** Undefined removes a filter. */
export type ListChanges = { [Field in keyof ListState]?: ListState[Field] | undefined }

const oneOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): Value | undefined =>
    values.find((value) => value === text)

/** Without zod, which the first load does without; a test compares them with the contract. */
const readers = {
  search: (text) => readSearchText(text) || undefined,
  status: oneOf(studentStatuses),
  level: oneOf(levels),
  class_id: readId,
  chatbot_id: readId,
  avatar_id: readId,
  retention: oneOf(['due']),
  homework: oneOf(['behind']),
  sort: oneOf(studentSortOrders),
  page: readPage,
  page_size: (text) => pageSizes.find((size) => size === Number(text)),
} satisfies {
  [Field in Exclude<keyof StudentQuery, 'members_last'>]-?: (text: string) => StudentQuery[Field] | undefined
}

const isField = (name: string): name is keyof ListState => name === 'view' || name === 'members_last' || name in readers
const namesInAddress: Partial<Record<keyof ListState, string>> = {
  class_id: 'class',
  chatbot_id: 'chatbot',
  avatar_id: 'avatar',
}
const nameInAddress = (field: keyof ListState) => namesInAddress[field] ?? field

/** Invalid parameters fall back to their defaults. */
export function readListState(params: URLSearchParams, habits: ListPreferences): ListState {
  const read = <Value>(field: keyof ListState, reader: (text: string) => Value): Value | undefined => {
    const text = params.get(nameInAddress(field))
    return text ? reader(text) : undefined
  }
  return {
    search: read('search', readers.search),
    status: read('status', readers.status),
    level: read('level', readers.level),
    class_id: read('class_id', readers.class_id),
    chatbot_id: read('chatbot_id', readers.chatbot_id),
    avatar_id: read('avatar_id', readers.avatar_id),
    retention: read('retention', readers.retention),
    homework: read('homework', readers.homework),
    sort: read('sort', readers.sort) ?? 'name',
    page: read('page', readers.page) ?? 1,
    page_size: read('page_size', readers.page_size) ?? habits.page_size,
    view: views.find((view) => view === params.get('view')) ?? habits.view,
  }
}

const usual: ListChanges = { sort: 'name', page: 1 }

/** Changing a filter resets the page; defaults are left out of the URL. */
export function writeListState(params: URLSearchParams, changes: ListChanges): URLSearchParams {
  const next = new URLSearchParams(params)
  if (!('view' in changes)) next.delete('page')
  for (const field of Object.keys(changes).filter(isField)) {
    const value = changes[field]
    if (!value || value === usual[field]) next.delete(nameInAddress(field))
    else next.set(nameInAddress(field), String(value))
  }
  return next
}

export const noFilters: ListChanges = {
  search: undefined,
  status: undefined,
  level: undefined,
  class_id: undefined,
  chatbot_id: undefined,
  avatar_id: undefined,
  retention: undefined,
  homework: undefined,
}
export function filterOf({
  search,
  status,
  level,
  class_id,
  chatbot_id,
  avatar_id,
  retention,
  homework,
}: ListState): StudentFilter {
  return {
    ...(search && { search }),
    ...(status && { status }),
    ...(level && { level }),
    ...(class_id && { class_id }),
    ...(chatbot_id && { chatbot_id }),
    ...(avatar_id && { avatar_id }),
    ...(retention && { retention }),
    ...(homework && { homework }),
  }
}
export const isFiltered = (list: ListState, classId?: string): boolean =>
  Object.values(filterOf({ ...list, class_id: list.class_id === classId ? undefined : list.class_id })).length > 0
