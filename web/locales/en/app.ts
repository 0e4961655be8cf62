export const app = {
  skip: 'Skip to content',
  loadingPage: 'Loading page',
  close: 'Close',
  notifications: 'Notifications',
  role: { school: 'School', admin: 'Administrator' },
  header: {
    openSidebar: 'Open sidebar',
    closeSidebar: 'Close sidebar',
    language: 'Language',
    appearance: 'Appearance',
    openProfile: 'Open profile menu',
  },
  navigation: { main: 'Main', panel: 'Pages of this area', close: 'Close navigation' },
  area: {
    students: 'Students',
    settings: 'Settings',
    general: 'General',
    credentials: 'Credentials',
    sessions: 'Sessions',
    activity: 'Activity',
  },
  profile: { profile: 'Profile', subscription: 'Subscription', logout: 'Logout' },
} as const
