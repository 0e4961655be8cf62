import type * as z from 'zod/mini'
import { type chatbotSorts, chatbots } from '#contract/teaching/chatbots.ts'

// Avatars have the same parameters, except for the status.
const fields = chatbots.list.query.shape

export type PartnerSort = (typeof chatbotSorts)[number]

export interface PartnerList<Status extends string> {
  search: string | undefined
  language: z.output<typeof fields.language>
  status: Status | undefined
  sort: PartnerSort
  page: number
}
/** Undefined removes a filter. */
export type PartnerListChanges<Status extends string> = {
  [Field in keyof PartnerList<Status>]?: PartnerList<Status>[Field] | undefined
}
/** `isTyping` replaces the history entry. */
export type ChangePartnerList<Status extends string> = (
  changes: PartnerListChanges<Status>,
  options?: { isTyping?: boolean },
) => void
export interface PartnerListKind<Status extends string> {
  statuses: readonly Status[]
  usualSort: PartnerSort
}

const names = ['search', 'language', 'status', 'sort', 'page'] as const
const firstPage = 1

export const pageSize = 25

/** Invalid parameters fall back to their defaults. */
export function readPartnerList<Status extends string>(
  params: URLSearchParams,
  { statuses, usualSort }: PartnerListKind<Status>,
): PartnerList<Status> {
  const read = <S extends z.ZodMiniType>(name: string, schema: S): z.output<S> | undefined => {
    const text = params.get(name)
    const result = schema.safeParse(text)
    return text && result.success ? result.data : undefined
  }
  return {
    search: read('search', fields.search) || undefined,
    language: read('language', fields.language),
    status: statuses.find((status) => status === params.get('status')),
    sort: read('sort', fields.sort) ?? usualSort,
    page: read('page', fields.page) ?? firstPage,
  }
}

/** Changing a filter resets the page; defaults are left out of the URL. */
export function writePartnerList<Status extends string>(
  params: URLSearchParams,
  changes: PartnerListChanges<Status>,
  { usualSort }: PartnerListKind<Status>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const name of names.filter((one) => one in changes)) {
    const value = changes[name]
    const isUsual = name === 'page' ? value === firstPage : name === 'sort' && value === usualSort
    if (!value || isUsual) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

export const noFilters = { search: undefined, language: undefined, status: undefined } as const

export const isFiltered = ({
  search,
  language,
  status,
}: Pick<PartnerList<string>, 'search' | 'language' | 'status'>): boolean => Boolean(search || language || status)

export const queryOf = <Status extends string>({ search, language, status, sort, page }: PartnerList<Status>) => ({
  ...(search && { search }),
  ...(language && { language }),
  ...(status && { status }),
  sort,
  page,
  page_size: pageSize,
})
