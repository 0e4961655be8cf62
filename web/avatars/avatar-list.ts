import type * as z from 'zod/mini'
import { type avatarSorts, avatars, type AvatarStatus } from '#contract/avatars.ts'

const fields = avatars.list.query.shape

/** How avatars can be sorted. */
export type AvatarSort = (typeof avatarSorts)[number]

/** What is shown of the avatars. */
export interface AvatarList {
  search: string | undefined
  language: z.output<typeof fields.language>
  status: AvatarStatus | undefined
  sort: AvatarSort
  page: number
}
/** What can be changed at once; undefined takes a filter away. */
export type AvatarListChanges = { [Field in keyof AvatarList]?: AvatarList[Field] | undefined }

/** How avatars are sorted unless somebody says otherwise. */
export const usualSort = 'name' satisfies AvatarSort
const usual = { sort: usualSort, page: 1 } as const satisfies AvatarListChanges
const names = ['search', 'language', 'status', 'sort', 'page'] as const

/** How many avatars stand on a page. */
export const pageSize = 25

/** Reads the address bar; what is missing or unusable falls back. */
export function readAvatarList(params: URLSearchParams): AvatarList {
  const read = <S extends z.ZodMiniType>(name: keyof AvatarList, schema: S): z.output<S> | undefined => {
    const text = params.get(name)
    const result = schema.safeParse(text)
    return text && result.success ? result.data : undefined
  }
  return {
    search: read('search', fields.search) || undefined,
    language: read('language', fields.language),
    status: read('status', fields.status),
    sort: read('sort', fields.sort) ?? usual.sort,
    page: read('page', fields.page) ?? usual.page,
  }
}

/** Writes changes into the address bar. What changes the result starts at its first page; what is usual is left out. */
export function writeAvatarList(params: URLSearchParams, changes: AvatarListChanges): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  const known: AvatarListChanges = usual
  for (const name of names.filter((one) => one in changes)) {
    const value = changes[name]
    if (!value || value === known[name]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** Takes every filter away. */
export const noFilters: AvatarListChanges = { search: undefined, language: undefined, status: undefined }

/** Says whether a list may show less than all avatars. */
export const isFiltered = ({ search, language, status }: AvatarList): boolean => Boolean(search || language || status)

/** What the server is asked for. */
export const queryOf = ({ search, language, status, sort, page }: AvatarList) => ({
  ...(search && { search }),
  ...(language && { language }),
  ...(status && { status }),
  sort,
  page,
  page_size: pageSize,
})
