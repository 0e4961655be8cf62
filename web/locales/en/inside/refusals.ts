/** Errors that happen only after a sign-in, by code. */
export const refusals = {
  heavy: 'Your school is exporting or checking a lot of files right now. Please try again {{when}}.',
  languageLimit: {
    pro: 'Please upgrade subscription to enable more languages.',
    none: 'All the languages in your plan are in use. Turn one off to make room for another.',
  },
  reason: {
    role: 'Your role in this school doesn’t allow this.',
    author: 'Only its author or a coordinator can change this. You can make a copy.',
    language: 'This practice language is off. Ask a coordinator to turn it on.',
  },
  code: {
    confirmation_required: 'Please confirm that it’s you first.',
    second_factor_required: 'Your school requires a second factor. Set one up first.',
    last_factor: 'Your school requires a second factor, so you need to keep this one.',
    staff_limit_reached: 'Your school can’t have more than {{limit}} people.',
    language_limit_reached: 'Please upgrade subscription to enable more languages.',
    join_unavailable: 'This code doesn’t work. Ask your teacher for a new one.',
    in_use: 'This is in use, so you can’t remove it.',
    practice_limit_reached: 'You’ve reached the practice limit for now. Come back later.',
    student_limit_reached: 'No seats left. Upgrade your plan or inactivate students to make room.',
    forbidden: 'This isn’t allowed right now.',
    address_not_confirmed:
      'Confirm your email address before you send anything to students: open the link we sent you. You can get another one under Settings, General.',
    mail_limit_reached:
      'Your school has reached its email limit for 24 hours. Please try again tomorrow, or print cards.',
    guardian_not_asked:
      'We can’t ask this address right now: it declined, was asked within the last week, or has been asked three times.',
    subscription_required: 'Your school needs a plan for this.',
    idempotency_mismatch: 'This request was already sent with different details. Reload and try again.',
    name_taken: 'There’s already a class with this name.',
    number_taken: 'Another student already has this number.',
    student_elsewhere: 'You can’t add this student because they’re already assigned to a different school.',
    wrong_password: 'That isn’t your current password.',
    last_sign_in_way: 'Google is your only way to sign in. Set a password first.',
    edited_elsewhere: 'Someone else has changed this. Reload to see the latest version.',
    over_new_limit: 'You’re using more than that plan allows.',
    primary_payment_method:
      'You need this payment method. Make another one primary first, or cancel your subscription.',
    too_large: 'This is too large.',
    unsupported_file: 'This file type isn’t supported.',
    unreadable_file: 'We couldn’t read this file. It may be damaged.',
  },
} as const
