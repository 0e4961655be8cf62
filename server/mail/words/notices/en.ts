import type { MailedNotice } from '#contract/school/notices.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about what a school should know, in English. */
export const letters: Record<MailedNotice, LetterWords> = {
  trial_ends: {
    subject: ({ date }) => `Your free trial ends on ${date}`,
    preview: ({ renews }) => (renews ? 'After that, your subscription starts.' : 'Add a payment method to continue.'),
    title: 'Your free trial ends soon',
    before: [
      ({ school, date }) => `Your free trial for ${school} ends on ${date}.`,
      ({ renews }) =>
        renews
          ? 'Your subscription then starts automatically, and we’ll charge the first month to your payment method. To avoid this, cancel before then.'
          : 'You haven’t added a payment method, so you won’t be charged, and you and your students will lose access. Add a payment method before then to continue without a break. Nothing will be deleted.',
    ],
    button: 'Open Billing',
    after: [],
  },
  payment_failed: {
    subject: ({ school }) => `A payment for ${school} has failed`,
    preview: () => 'Update your payment method to restore access.',
    title: 'A payment has failed',
    before: [
      ({ school }) => `The subscription payment for ${school} didn’t go through.`,
      () =>
        'Until it’s paid, you and your students can’t use Tertulia. Update your payment method to restore access. Nothing has been deleted.',
    ],
    button: 'Update payment method',
    after: [],
  },
  conversation_flagged: {
    subject: ({ school }) => `A conversation at ${school} needs your attention`,
    preview: () => 'A student may need help. Please read their messages soon.',
    title: 'A conversation has been flagged',
    before: [
      ({ school }) =>
        `In a conversation at ${school}, a student used words that can point to self-harm, violence or abuse. Please read it soon.`,
      () => 'We showed the student right away where to find help.',
    ],
    button: 'Read flagged conversations',
    after: [
      () =>
        'Tertulia recognises words but can’t judge what they mean, so this may be harmless. To protect the student, this email contains no names or quotes.',
      () => 'We send at most one email an hour about this.',
    ],
  },
  join_waiting: {
    subject: ({ school }) => `Students are waiting to join a class at ${school}`,
    preview: () => 'Let them in, or decline.',
    title: 'Students are waiting to join',
    before: [
      ({ school }) =>
        `At ${school}, students used a join code and are waiting for someone to let them in or to give them a new link.`,
    ],
    button: 'See who is waiting',
    after: [() => 'We send at most one email every four hours about this, and only while students are waiting.'],
  },
}

/** What stands before the address at which such letters are switched off. */
export const choose = 'Choose which notifications you get by email in Settings:'

/** What stands before the address of a page that stops such letters without signing in. */
export const stop = 'To stop emails like this one without signing in, open this page:'
