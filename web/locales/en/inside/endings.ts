export const endings = {
  why: {
    ended: 'Your session has ended. Please sign in again.',
    unreachable: 'We couldn’t reach the server, so you were signed out. Please sign in again.',
    elsewhere: 'You were signed out in another tab. Sign in to continue where you were.',
    terminated:
      'You signed this session out from another browser. If that wasn’t you, sign in and change your password.',
    password_changed: 'Your password was changed, so you were signed out here. Sign in with the new one.',
    email_changed: 'Your email address was changed, so you were signed out here. Sign in with the new one.',
    replaced: 'You’re signed in on too many devices, so we ended this session, the oldest one.',
    removed: 'You no longer work in this school, so you were signed out.',
    erased: 'Your school and all its data have been deleted.',
  },
} as const
