export const connection = {
  offline: 'You’re offline. You can’t save anything until you’re back.',
  offlineShort: 'Offline',
  back: 'You’re back online.',
  missing: {
    title: 'We couldn’t load this page',
    text: 'Nothing is lost. Check your connection and try again, or reload the page later.',
  },
} as const
