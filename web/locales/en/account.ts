export const account = {
  title: 'General',
} as const
