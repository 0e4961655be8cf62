export const connection = {
  offline: 'You are offline. Nothing can be saved until you are back.',
  offlineShort: 'Offline',
  back: 'You are back online.',
  missing: {
    title: 'This could not be fetched',
    text: 'Nothing on this page is lost. Check your connection and try again, or reload the page later.',
  },
} as const
