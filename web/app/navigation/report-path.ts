export const subjects = ['class', 'student', 'chatbot', 'avatar'] as const
export type Subject = (typeof subjects)[number]

export const reportPath = (of?: Subject, id?: string): string => (of && id ? `/reports?${of}=${id}` : '/reports')
