import type { MailedNotice } from '#contract/notices.ts'
import type { LetterWords } from '#server/mail/words/letter-words.ts'

/** The letters about what a school should know, in English. */
export const letters: Record<MailedNotice, LetterWords> = {
  trial_ends: {
    subject: ({ school, date }) => `The free trial of ${school} ends on ${date}`,
    preview: ({ renews }) =>
      renews ? 'After that, your subscription is charged.' : 'Add a payment method if you want to go on.',
    title: 'Your free trial ends soon',
    before: [
      ({ school, date }) => `The free trial of ${school} ends on ${date}.`,
      ({ renews }) =>
        renews
          ? 'Your subscription then goes on by itself, and the first month is charged to your payment method. If you do not want that, cancel before that day.'
          : 'No payment method is stored, so nothing will be charged, and access ends for you and your students. Add a payment method before that day and practice goes on without a break. Nothing will be deleted.',
    ],
    button: 'Open Billing',
    after: [],
  },
  payment_failed: {
    subject: ({ school }) => `A payment for ${school} has failed`,
    preview: () => 'Update your payment method, and practice goes on.',
    title: 'A payment has failed',
    before: [
      ({ school }) => `The payment for the subscription of ${school} did not go through.`,
      () =>
        'Until it is paid, neither you nor your students can use Tertulia. Update your payment method, and everything is as before. Nothing has been deleted.',
    ],
    button: 'Update payment method',
    after: [],
  },
  conversation_flagged: {
    subject: ({ school }) => `A conversation at ${school} needs your attention`,
    preview: () => 'A student may need help. Please read what was written soon.',
    title: 'A conversation was flagged',
    before: [
      ({ school }) =>
        `In a conversation at ${school}, a student used words that can point to self-harm, violence or abuse. Please read it soon.`,
      () => 'The student was shown at once where to find help.',
    ],
    button: 'Read flagged conversations',
    after: [
      () =>
        'Tertulia recognises words and cannot judge what is meant by them: it may be harmless. To protect the student, this email names nobody and quotes nothing.',
      () => 'You get at most one email an hour about this.',
    ],
  },
}

/** What stands before the address at which such letters are switched off. */
export const choose = 'In the settings, you choose which notices you get by email:'
