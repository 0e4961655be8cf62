/** What a report can be about, apart from the whole school; so they stand in its address. */
export const subjects = ['class', 'student', 'chatbot', 'avatar'] as const
export type Subject = (typeof subjects)[number]

/** Where the report of the school or a part of it is. */
export const reportPath = (of?: Subject, id?: string): string => (of && id ? `/reports?${of}=${id}` : '/reports')
