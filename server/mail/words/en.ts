import type { LetterKind } from '#server/mail/letters.ts'
import type { About, LetterWords, Line } from '#server/mail/words/letter-words.ts'
import { effort, letters as guardianLetters } from '#server/mail/words/guardians/en.ts'
import { homework, letters as homeworkLetters } from '#server/mail/words/homework/en.ts'
import { choose, letters as notices, stop } from '#server/mail/words/notices/en.ts'
import { letters as staff } from '#server/mail/words/staff/en.ts'

/** The words of the mails in one language. */
export type Words = typeof en

const oneHour: Line = () => 'The link works once, for one hour.'
const fineIfYou: Line = () => 'If this was you, you don’t need to do anything.'

// The subject of a mail to an unconfirmed address leaves out the school's name: anyone can choose it at sign-up.
const letters: Record<LetterKind, LetterWords> = {
  ...notices,
  ...staff,
  ...homeworkLetters,
  ...guardianLetters,
  ceiling_near: {
    subject: ({ setting }) => `80% of today’s ${setting} has been used`,
    preview: () => 'This installation is close to its daily limit.',
    title: 'You’re close to a daily limit',
    before: [
      ({ setting }) =>
        `All schools together have used 80% of ${setting}. Once the limit is reached, conversations continue with the chatbots’ own steps and the browsers’ voices until the end of the day.`,
    ],
    button: 'Open Tertulia',
    after: [() => 'To raise the limit, change the setting and restart the server.'],
    footer: () => 'You’re getting this email because you’re an admin of this installation.',
  },
  welcome: {
    subject: () => 'Confirm your email address for Tertulia',
    preview: () => 'One click and we’ll know this address is yours.',
    title: 'Welcome to Tertulia',
    before: [
      ({ school }) => `Your Tertulia account for ${school} is ready.`,
      ({ to }) =>
        `Please confirm that ${to} is your email address. You’ll need it to get back in if you ever forget your password.`,
    ],
    button: 'Confirm email address',
    after: [
      () => 'The link works once, for one hour. You can request a new one in Settings.',
      () => 'If you didn’t create this account, you can ignore this email.',
    ],
  },
  confirm_email: {
    subject: () => 'Confirm your email address',
    preview: () => 'One click and we’ll know this address is yours.',
    title: 'Confirm your email address',
    before: [
      ({ school, to }) =>
        `Please confirm ${to} as the email address for ${school}. After that, sign in with this address.`,
    ],
    button: 'Confirm email address',
    after: [oneHour, () => 'If you didn’t request this, you can ignore this email. Nothing will change.'],
  },
  email_change_asked: {
    subject: ({ school }) => `New email address requested for ${school}`,
    preview: () => 'It takes effect once you confirm the new address.',
    title: 'Email address change requested',
    before: [
      ({ school, to, new_email }) =>
        `We received a request to change the email address for ${school} from ${to} to ${new_email}. Until you confirm the new address, keep signing in with the old one.`,
      fineIfYou,
      () => 'If it wasn’t you, someone else may have access to your account. Choose a new password now.',
    ],
    button: 'Choose a new password',
    after: [],
  },
  email_changed: {
    subject: ({ school }) => `Email address changed for ${school}`,
    preview: ({ new_email }) => `From now on, sign in with ${new_email}.`,
    title: 'Your email address was changed',
    before: [
      ({ school, to, new_email }) =>
        `The email address for ${school} is now ${new_email} instead of ${to}. You’ve been signed out on all other devices.`,
      fineIfYou,
      () => 'If it wasn’t you, sign in with the new address and your password, and change both right away.',
    ],
    button: 'Sign in',
    after: [() => 'If you can’t sign in any more, contact the person who runs Tertulia for your school.'],
  },
  reset_password: {
    subject: ({ school }) => `Choose a new password for ${school}`,
    preview: () => 'The link works for one hour.',
    title: 'Choose a new password',
    before: [({ school, to }) => `Someone, probably you, has requested a new password for ${school} (${to}).`],
    button: 'Choose a new password',
    after: [oneHour, () => 'If it wasn’t you, you can ignore this email. Your password won’t change.'],
  },
  password_changed: {
    subject: ({ school }) => `Password changed for ${school}`,
    preview: () => 'You’ve been signed out on all other devices.',
    title: 'Your password was changed',
    before: [
      ({ school, to }) =>
        `The password for ${school} (${to}) has been changed. You’ve been signed out on all other devices.`,
      fineIfYou,
      () => 'If it wasn’t you, choose a new password now.',
    ],
    button: 'Choose a new password',
    after: [],
  },
  google_linked: {
    subject: ({ school }) => `Google connected for ${school}`,
    preview: () => 'You can now sign in with Google.',
    title: 'Google is connected',
    before: [
      ({ school, to }) => `You can now sign in to ${school} (${to}) with Google.`,
      fineIfYou,
      () => 'If it wasn’t you, disconnect Google in Settings and change your password.',
    ],
    button: 'Open settings',
    after: [],
  },
  google_unlinked: {
    subject: ({ school }) => `Google disconnected for ${school}`,
    preview: () => 'From now on, sign in with your password.',
    title: 'Google is disconnected',
    before: [
      ({ school, to }) =>
        `You can’t sign in to ${school} with Google any more. Sign in with ${to} and your password instead.`,
      fineIfYou,
      () => 'If it wasn’t you, change your password.',
    ],
    button: 'Change password',
    after: [],
  },
  practice_link: {
    subject: ({ school }) => `Your practice link from ${school}`,
    preview: ({ school }) => `${school} has set up practice conversations for you.`,
    title: 'Your practice link',
    before: [
      ({ first_name }) => `Hello ${first_name},`,
      ({ school }) =>
        `${school} has invited you to practise with Tertulia. Type or speak, as often as you like, and get help along the way.`,
      () => 'Open the link on your phone or computer. You don’t need an account or a password.',
    ],
    button: 'Start practising',
    after: [
      () => 'This link is just for you. Please don’t share it: anyone who opens it can practise as you.',
      () => 'If you weren’t expecting this email, you can ignore it.',
    ],
    footer: ({ school, to }) => `Tertulia sent this email to ${to} on behalf of ${school}.`,
  },
}

export const en = {
  letters,
  choose,
  stop,
  homework,
  effort,
  copyLink: 'If the button doesn’t work, copy this address into your browser:',
  sentTo: ({ to, school }: About) => `Tertulia sent this email to ${to} about the account for ${school}.`,
  /** What stands around the name of a school whose address is not confirmed. */
  quotes: ['“', '”'] as readonly [string, string],
  /** Who sends a letter that is from a school. */
  via: (school: string) => `${school} via Tertulia`,
}
