import type * as z from 'zod/mini'
import { ConversationFilter, conversations } from '#contract/conversations.ts'

/** The days that a list goes back; today is one of them. */
export const periods = ['7', '30', '90'] as const
/** All of the time, the last days, or dates of one's own. */
export type Period = (typeof periods)[number] | 'own'

/** What is shown of the conversations. */
export type ConversationParams = Omit<ConversationFilter, 'from' | 'to'> & {
  period?: Period | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
}
/** What can be changed at once; undefined takes a filter away. */
export type ConversationParamChanges = { [Field in keyof ConversationParams]?: ConversationParams[Field] | undefined }

const fields = ConversationFilter.shape
const names = {
  student_id: 'student',
  chatbot_id: 'chatbot',
  avatar_id: 'avatar',
  period: 'period',
  from: 'from',
  to: 'to',
  flag: 'flag',
  page: 'page',
} as const satisfies Record<keyof ConversationParams, string>
const isField = (name: string): name is keyof ConversationParams => name in names

/** Reads the address bar; what is missing or unusable falls back. */
export function readParams(params: URLSearchParams): ConversationParams {
  const read = <S extends z.ZodMiniType>(field: keyof ConversationParams, schema: S): z.output<S> | undefined => {
    const text = params.get(names[field])
    const result = schema.safeParse(text)
    return text && result.success ? result.data : undefined
  }
  const period = ([...periods, 'own'] as const).find((one) => one === params.get('period'))
  return {
    student_id: read('student_id', fields.student_id),
    chatbot_id: read('chatbot_id', fields.chatbot_id),
    avatar_id: read('avatar_id', fields.avatar_id),
    flag: read('flag', fields.flag),
    period,
    ...(period === 'own' && { from: read('from', fields.from), to: read('to', fields.to) }),
    page: read('page', conversations.list.query.shape.page) ?? 1,
  }
}

/** Writes changes into the address bar; another filter starts at its first page. */
export function writeParams(params: URLSearchParams, changes: ConversationParamChanges): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(names.page)
  for (const field of Object.keys(changes).filter(isField)) {
    const value = changes[field]
    if (!value || value === 1) next.delete(names[field])
    else next.set(names[field], String(value))
  }
  return next
}

/** Says whether what is shown depends on the day that it is. */
export const dependsOnToday = ({ period }: ConversationParams): boolean => period !== undefined && period !== 'own'

/** What the server is asked for, seen from a day. */
export function filterOf(shown: ConversationParams, today: string): ConversationFilter {
  const { student_id, chatbot_id, avatar_id, flag, period, from, to } = shown
  const first = period && period !== 'own' ? dayBefore(today, Number(period) - 1) : from
  return {
    ...(student_id && { student_id }),
    ...(chatbot_id && { chatbot_id }),
    ...(avatar_id && { avatar_id }),
    ...(flag && { flag }),
    ...(first && { from: first }),
    ...(to && { to }),
  }
}

/** The date so many days before a day, both as ISO text. */
const dayBefore = (day: string, days: number): string =>
  // A date without a time is midnight in UTC, where every day has 24 hours.
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

/** Takes every filter away. */
export const noFilters: ConversationParamChanges = {
  student_id: undefined,
  chatbot_id: undefined,
  avatar_id: undefined,
  flag: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
}
/** Says whether a list may show less than everything. */
export const isFiltered = (shown: ConversationParams): boolean =>
  Boolean(shown.student_id ?? shown.chatbot_id ?? shown.avatar_id ?? shown.flag ?? shown.period)
