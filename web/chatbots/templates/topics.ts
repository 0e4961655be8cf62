/** What templates are about. */
export const topics = [
  'cafe',
  'hotel',
  'doctor',
  'job-interview',
  'directions',
  'small-talk',
  'shopping',
  'debate',
] as const
export type Topic = (typeof topics)[number]

/** What a template is about, by its id; null where there is no drawing of it. */
export const topicOf = (id: string): Topic | null => topics.find((topic) => id.startsWith(`${topic}-`)) ?? null
