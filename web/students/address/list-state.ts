import type * as z from 'zod/mini'
import { type StudentFilter, StudentQuery } from '#contract/people/student-filter.ts'

export const views = ['list', 'grid'] as const
export type View = (typeof views)[number]

export type ListState = StudentQuery & { view: View }
/** Remembered in local storage. */
export type ListPreferences = Pick<ListState, 'view' | 'page_size'>
/** Undefined removes a filter. */
export type ListChanges = { [Field in keyof ListState]?: ListState[Field] | undefined }

const fields = StudentQuery.shape
const isField = (name: string): name is keyof ListState => name === 'view' || name in fields
const namesInAddress: Partial<Record<keyof ListState, string>> = {
  class_id: 'class',
  chatbot_id: 'chatbot',
  avatar_id: 'avatar',
}
const nameInAddress = (field: keyof ListState) => namesInAddress[field] ?? field

/** Invalid parameters fall back to their defaults. */
export function readListState(params: URLSearchParams, habits: ListPreferences): ListState {
  const read = <S extends z.ZodMiniType>(field: keyof ListState, schema: S): z.output<S> | undefined => {
    const text = params.get(nameInAddress(field))
    const result = schema.safeParse(text)
    return text && result.success ? result.data : undefined
  }
  return {
    search: read('search', fields.search) || undefined,
    status: read('status', fields.status),
    level: read('level', fields.level),
    class_id: read('class_id', fields.class_id),
    chatbot_id: read('chatbot_id', fields.chatbot_id),
    avatar_id: read('avatar_id', fields.avatar_id),
    retention: read('retention', fields.retention),
    homework: read('homework', fields.homework),
    sort: read('sort', fields.sort) ?? 'name',
    page: read('page', fields.page) ?? 1,
    page_size: read('page_size', fields.page_size) ?? habits.page_size,
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
