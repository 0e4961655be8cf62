export const connection = {
  offline: 'You are offline. Nothing can be saved until you are back.',
  offlineShort: 'Offline',
  back: 'You are back online.',
} as const
