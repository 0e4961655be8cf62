export const sessions = {
  title: 'Sessions',
} as const
