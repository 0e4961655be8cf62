export const app = {
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  close: 'Close',
  notifications: 'Notifications',
} as const
