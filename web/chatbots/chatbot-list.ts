import type * as z from 'zod/mini'
import { type chatbotSorts, chatbots, type ChatbotStatus } from '#contract/chatbots.ts'

const fields = chatbots.list.query.shape

/** How chatbots can be sorted. */
export type ChatbotSort = (typeof chatbotSorts)[number]

/** What is shown of the chatbots. */
export interface ChatbotList {
  search: string | undefined
  language: z.output<typeof fields.language>
  status: ChatbotStatus | undefined
  sort: ChatbotSort
  page: number
}
/** What can be changed at once; undefined takes a filter away. */
export type ChatbotListChanges = { [Field in keyof ChatbotList]?: ChatbotList[Field] | undefined }

const usual = { sort: '-edited_at', page: 1 } as const satisfies ChatbotListChanges
const names = ['search', 'language', 'status', 'sort', 'page'] as const

/** How many chatbots stand on a page. */
export const pageSize = 25

/** Reads the address bar; what is missing or unusable falls back. */
export function readChatbotList(params: URLSearchParams): ChatbotList {
  const read = <S extends z.ZodMiniType>(name: keyof ChatbotList, schema: S): z.output<S> | undefined => {
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
export function writeChatbotList(params: URLSearchParams, changes: ChatbotListChanges): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete('page')
  const known: ChatbotListChanges = usual
  for (const name of names.filter((one) => one in changes)) {
    const value = changes[name]
    if (!value || value === known[name]) next.delete(name)
    else next.set(name, String(value))
  }
  return next
}

/** Takes every filter away. */
export const noFilters: ChatbotListChanges = { search: undefined, language: undefined, status: undefined }

/** Says whether a list may show less than all chatbots. */
export const isFiltered = ({ search, language, status }: ChatbotList): boolean => Boolean(search || language || status)

/** What the server is asked for. */
export const queryOf = ({ search, language, status, sort, page }: ChatbotList) => ({
  ...(search && { search }),
  ...(language && { language }),
  ...(status && { status }),
  sort,
  page,
  page_size: pageSize,
})
