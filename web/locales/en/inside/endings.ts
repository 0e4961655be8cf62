export const endings = {
  why: {
    ended: 'Your session has ended. Please sign in again.',
    unreachable: 'The server could not be reached, so you were signed out. Please sign in again.',
    terminated: 'You were signed out from another browser. If that was not you, sign in and change your password.',
    password_changed: 'Your password was changed, so you were signed out here. Sign in with the new one.',
    email_changed: 'Your email address was changed, so you were signed out here. Sign in with the new one.',
    replaced: 'You signed in on many other browsers, so the oldest session, this one, has ended.',
    erased: 'Your school and everything that belonged to it have been deleted.',
  },
} as const
