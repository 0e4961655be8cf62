export const topics = [
  'cafe',
  'hotel',
  'doctor',
  'job-interview',
  'directions',
  'small-talk',
  'shopping',
  'debate',
  'first-lesson',
  'negotiation',
] as const
export type Topic = (typeof topics)[number]

export const topicOf = (id: string): Topic | null => topics.find((topic) => id.startsWith(`${topic}-`)) ?? null
