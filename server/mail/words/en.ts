import type { LetterKind } from '#server/mail/letters.ts'
import type { About, LetterWords, Line } from '#server/mail/words/letter-words.ts'
import { choose, letters as notices } from '#server/mail/words/notices/en.ts'

/** The words of the mails in one language. */
export type Words = typeof en

const oneHour: Line = () => 'The link works once, for one hour.'
const fineIfYou: Line = () => 'If that was you, there is nothing to do.'

// What goes to an address that nobody has confirmed yet keeps the school's name out of its subject, which anybody can choose.
const letters: Record<LetterKind, LetterWords> = {
  ...notices,
  ceiling_near: {
    subject: ({ setting }) => `80% of today’s ${setting} is used up`,
    preview: () => 'Today’s ceiling for the whole installation is near.',
    title: 'A daily ceiling is near',
    before: [
      ({ setting }) =>
        `All schools together have used 80% of ${setting}. At the ceiling, conversations continue with the chatbots’ own steps and with the voices of the browsers, until the day is over.`,
    ],
    button: 'Open Tertulia',
    after: [() => 'You can raise the setting and restart the server.'],
    footer: () => 'You get this email because you are an admin of this installation.',
  },
  welcome: {
    subject: () => 'Confirm your email address for Tertulia',
    preview: () => 'One click, and we know that this address is yours.',
    title: 'Welcome to Tertulia',
    before: [
      ({ school }) => `The account of ${school} is ready.`,
      ({ to }) =>
        `Please confirm that ${to} is your email address. It is how you get back in if you ever forget your password.`,
    ],
    button: 'Confirm email address',
    after: [
      () => 'The link works once, for one hour. You can ask for a new one in the settings.',
      () => 'If you did not create this account, you can ignore this email.',
    ],
  },
  confirm_email: {
    subject: () => 'Confirm your email address',
    preview: () => 'One click, and we know that this address is yours.',
    title: 'Confirm your email address',
    before: [
      ({ school, to }) =>
        `Please confirm that the account of ${school} may use the address ${to}. From then on, it is the one to sign in with.`,
    ],
    button: 'Confirm email address',
    after: [oneHour, () => 'If you did not ask for this, you can ignore this email: nothing will change.'],
  },
  email_change_asked: {
    subject: ({ school }) => `New email address requested for ${school}`,
    preview: () => 'It takes effect once the new address is confirmed.',
    title: 'A new email address was requested',
    before: [
      ({ school, to, new_email }) =>
        `The account of ${school} is to use ${new_email} instead of ${to}. Until the new address is confirmed, you sign in as before.`,
      fineIfYou,
      () => 'If it was not you, somebody else has got into your account. Choose a new password now.',
    ],
    button: 'Choose a new password',
    after: [],
  },
  email_changed: {
    subject: ({ school }) => `Email address changed for ${school}`,
    preview: ({ new_email }) => `From now on, you sign in with ${new_email}.`,
    title: 'Your email address was changed',
    before: [
      ({ school, to, new_email }) =>
        `The account of ${school} now uses ${new_email} instead of ${to}. On all other devices you were signed out.`,
      fineIfYou,
      () => 'If it was not you, sign in with the new address and your password, and change both at once.',
    ],
    button: 'Sign in',
    after: [() => 'If you can no longer sign in, get in touch with whoever runs Tertulia for your school.'],
  },
  reset_password: {
    subject: ({ school }) => `Choose a new password for ${school}`,
    preview: () => 'The link works for one hour.',
    title: 'Choose a new password',
    before: [
      ({ school, to }) =>
        `Somebody, probably you, has asked for a new password for the account of ${school} with the address ${to}.`,
    ],
    button: 'Choose a new password',
    after: [oneHour, () => 'If it was not you, you can ignore this email: your password stays as it is.'],
  },
  password_changed: {
    subject: ({ school }) => `Password changed for ${school}`,
    preview: () => 'On all other devices you were signed out.',
    title: 'Your password was changed',
    before: [
      ({ school, to }) =>
        `The account of ${school} with the address ${to} has a new password. On all other devices you were signed out.`,
      fineIfYou,
      () => 'If it was not you, choose a new password now.',
    ],
    button: 'Choose a new password',
    after: [],
  },
  google_linked: {
    subject: ({ school }) => `Google connected for ${school}`,
    preview: () => 'You can now sign in with Google.',
    title: 'Google is connected',
    before: [
      ({ school, to }) => `You can now sign in to the account of ${school} (${to}) with Google.`,
      fineIfYou,
      () => 'If it was not you, disconnect Google in the settings and change your password.',
    ],
    button: 'Open settings',
    after: [],
  },
  google_unlinked: {
    subject: ({ school }) => `Google disconnected for ${school}`,
    preview: () => 'From now on, you sign in with your password.',
    title: 'Google is disconnected',
    before: [
      ({ school, to }) =>
        `Nobody can sign in to the account of ${school} with Google any more. You sign in with ${to} and your password.`,
      fineIfYou,
      () => 'If it was not you, change your password.',
    ],
    button: 'Change password',
    after: [],
  },
  practice_link: {
    subject: ({ school }) => `Your practice link from ${school}`,
    preview: ({ school }) => `${school} has conversations for you to practise with.`,
    title: 'Your practice link',
    before: [
      ({ first_name }) => `Hello ${first_name},`,
      ({ school }) =>
        `${school} invites you to practise with Tertulia. You talk by writing or speaking, as often as you like, and get help along the way.`,
      () => 'Open the link on your phone or computer. You need neither an account nor a password.',
    ],
    button: 'Start practising',
    after: [
      () => 'The link is yours alone: please do not pass it on. Whoever opens it practises in your name.',
      () => 'If you did not expect this email, you can ignore it.',
    ],
    footer: ({ school, to }) => `Tertulia sent this email to ${to} on behalf of ${school}.`,
  },
}

export const en = {
  letters,
  choose,
  copyLink: 'If the button does not work, copy this address into your browser:',
  sentTo: ({ to, school }: About) => `Tertulia sent this email to ${to} for the account of ${school}.`,
  /** What stands around the name of a school whose address is not confirmed. */
  quotes: ['“', '”'] as readonly [string, string],
  /** Who sends a letter that is from a school. */
  via: (school: string) => `${school} via Tertulia`,
}
