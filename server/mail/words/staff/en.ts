import type { StaffLetters } from '#server/mail/words/staff/staff-letters.ts'

export const letters: StaffLetters = {
  staff_invitation: {
    subject: ({ school }) => `Join ${school} on Tertulia`,
    preview: () => 'Choose a password and you’re in.',
    title: 'You’re invited to join a school',
    before: [
      ({ school }) =>
        `${school} uses Tertulia, so that its students can practise conversation between lessons. You’ve been invited to work there with your own account.`,
      ({ to }) => `You’ll sign in with ${to}. Choose a password, or use Google if this is a Google account.`,
    ],
    button: 'Accept invitation',
    after: [
      () => 'The link works once, for seven days.',
      () => 'If you don’t know this school, you can ignore this email.',
    ],
    footer: ({ school, to }) => `Tertulia sent this email to ${to} on behalf of ${school}.`,
  },
  school_offered: {
    subject: ({ school }) => `${school} is being handed over to you`,
    preview: () => 'Accept within seven days to become its owner.',
    title: 'You’re offered a school',
    before: [
      ({ school }) =>
        `The owner of ${school} wants to hand the school over to you. As the owner you manage its plan, payments and staff, and only you can delete it.`,
      () => 'Sign in and accept or decline on your home page. The offer ends after seven days.',
    ],
    button: 'Open Tertulia',
    after: [() => 'Until you accept, nothing changes.'],
  },
  school_handed_over: {
    subject: ({ school }) => `${school} has a new owner`,
    preview: () => 'The school has been handed over.',
    title: 'The school has been handed over',
    before: [
      ({ school }) => `${school} has a new owner on Tertulia. The previous owner is a coordinator now.`,
      () => 'If you didn’t expect this, contact the person who runs Tertulia for your school right away.',
    ],
    button: 'Open staff',
    after: [],
  },
  second_factors_reset: {
    subject: ({ school }) => `Second factor removed for ${school}`,
    preview: () => 'You sign in with your password alone.',
    title: 'Your second factor was removed',
    before: [
      ({ school, to }) =>
        `Your school has removed the second factor of your account for ${school} (${to}). All your sessions have ended. Sign in with your password, and set up a new second factor in Settings.`,
      () => 'If you didn’t ask for this, tell the owner of your school.',
    ],
    button: 'Sign in',
    after: [],
  },
  factors_reset_planned: {
    subject: ({ school }) => `Your second factor for ${school} will be removed`,
    preview: () => 'Sign in within 24 hours if you still have it.',
    title: 'Your second factor will be removed',
    before: [
      ({ school, to }) =>
        `The person who runs Tertulia for your school was told that you’ve lost the second factor of your account for ${school} (${to}). It’ll be removed in 24 hours. After that, you sign in with your password alone.`,
      () => 'If you still have it, sign in with it before then. Your second factor stays as it is.',
    ],
    button: 'Sign in',
    after: [
      () =>
        'If you didn’t ask for this, someone may be trying to get into your account. Sign in, and choose a new password.',
    ],
  },
  factors_reset_by_operator: {
    subject: ({ school }) => `Second factor removed for ${school}`,
    preview: () => 'You sign in with your password alone.',
    title: 'Your second factor was removed',
    before: [
      ({ school, to }) =>
        `The person who runs Tertulia for your school has removed the second factor of your account for ${school} (${to}). All your sessions have ended. Sign in, and set up a new second factor in Settings.`,
      () =>
        'If you didn’t ask for this, choose a new password now, and contact the person who runs Tertulia for your school.',
    ],
    button: 'Sign in',
    after: [],
  },
  handover_planned: {
    subject: ({ school }) => `${school} will have a new owner`,
    preview: ({ new_email }) => `In seven days, it’ll be handed over to ${new_email}.`,
    title: 'The school will be handed over',
    before: [
      ({ school, new_email }) =>
        `The person who runs Tertulia for your school was told that the owner of ${school} can’t be reached. In seven days, ${new_email} will become the owner, who manages the plan, payments and staff. The current owner will be a coordinator.`,
      () => 'If the owner signs in before then, nothing changes.',
    ],
    button: 'Sign in',
    after: [() => 'If this is a mistake, contact the person who runs Tertulia for your school.'],
  },
}
