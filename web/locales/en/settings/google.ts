export const google = {
  title: 'Linked accounts',
  text: 'Sign in with one click using an account you already have.',
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  connecting: 'Connecting…',
  linked: 'Google connected',
  disconnect: 'Disconnect',
  unlinked: 'Google disconnected',
  disconnecting: {
    title: 'Disconnect Google?',
    text: 'You’ll then sign in with your email address and password only. We’ll send you a confirmation by email.',
    keep: 'Stay connected',
    pending: 'Disconnecting…',
  },
  onlyWay: 'Google is your only way to sign in. Set a password before you disconnect it.',
  setPassword: 'Set a password by email',
  failure: {
    google_unverified:
      'Google hasn’t verified this account’s email address. Verify it with Google, or choose another account.',
    google_cancelled: 'You came back without choosing a Google account. Nothing has changed.',
    google_expired: 'The Google sign-in timed out. Please try again.',
    provider_failed: 'Google didn’t respond. Please try again in a moment.',
  },
  signUp: {
    join: 'Join {{school}}',
    orOwn: 'Or start a school of your own:',
    account: 'Your Google account',
    otherWay: 'Sign up another way',
    expired: 'Your Google sign-in has expired. Please continue with Google again.',
  },
} as const
