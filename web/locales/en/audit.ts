export const audit = {
  title: 'Activity',
} as const
