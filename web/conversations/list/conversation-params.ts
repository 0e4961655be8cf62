import type * as z from 'zod/mini'
import { ConversationFilter, conversations } from '#contract/practice/conversations.ts'

/** Days including today. */
export const periods = ['7', '30', '90'] as const
export type Period = (typeof periods)[number] | 'own'

export type ConversationParams = Omit<ConversationFilter, 'from' | 'to'> & {
  period?: Period | undefined
  from?: string | undefined
  to?: string | undefined
  page: number
}
/** Undefined removes a filter. */
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

/** Invalid parameters fall back to their defaults. */
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

/** Changing a filter resets the page. */
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

export const dependsOnToday = ({ period }: ConversationParams): boolean => period !== undefined && period !== 'own'

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

const dayBefore = (day: string, days: number): string =>
  // UTC has no daylight saving time: every day has 24 hours.
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10)

export const noFilters: ConversationParamChanges = {
  student_id: undefined,
  chatbot_id: undefined,
  avatar_id: undefined,
  flag: undefined,
  period: undefined,
  from: undefined,
  to: undefined,
}
export const isFiltered = (shown: ConversationParams): boolean =>
  Boolean(shown.student_id ?? shown.chatbot_id ?? shown.avatar_id ?? shown.flag ?? shown.period)
