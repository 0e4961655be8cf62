export const google = {
  title: 'Linked accounts',
} as const
