export const google = {
  title: 'Linked accounts',
  text: 'Sign in with one click through an account that you already have.',
  connected: 'Connected',
  notConnected: 'Not connected',
  connect: 'Connect',
  connecting: 'Connecting…',
  linked: 'Google is connected',
  disconnect: 'Disconnect',
  unlinked: 'Google is disconnected',
  disconnecting: {
    title: 'Disconnect Google?',
    text: 'You will then sign in with your email address and password only. We will confirm it to you by email.',
    keep: 'Stay connected',
    pending: 'Disconnecting…',
  },
  onlyWay: 'Google is your only way to sign in. Before you disconnect it, give your account a password.',
  setPassword: 'Set a password by email',
  failure: {
    google_unverified:
      'Google has not verified the email address of this account. Verify it at Google, or choose another account.',
    google_cancelled: 'You came back without choosing a Google account. Nothing has changed.',
    google_expired: 'The answer from Google has expired. Please try again.',
    provider_failed: 'Google did not answer. Please try again in a moment.',
  },
  signUp: {
    account: 'Your Google account',
    otherWay: 'Use another way',
    expired: 'More than half an hour has passed since you came from Google. Please continue with Google again.',
  },
} as const
