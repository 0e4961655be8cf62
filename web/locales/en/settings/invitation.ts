export const invitation = {
  title: 'Join {{school}}',
  intro: 'You’re invited to work there as a teacher. Choose how to sign in.',
  introCoordinator: 'You’re invited to help run the school as a coordinator. Choose how to sign in.',
  address: 'You’ll sign in with',
  submit: 'Join',
  submitting: 'Joining…',
  expiredTitle: 'This invitation doesn’t work',
  expired: 'It was already used, withdrawn, or is older than seven days. Ask your school for a new one.',
  incompleteTitle: 'The link is incomplete',
  incomplete: 'Open the link from the email again, or copy all of it.',
  signIn: 'Go to sign-in',
  google: 'Join with Google',
} as const
