/** What fails only behind the guard, by its code. */
export const refusals = {
  heavy: 'Your school is exporting or checking a lot of files right now. Please try again {{when}}.',
  languageLimit: {
    pro: 'Please upgrade subscription to enable more languages.',
    none: 'All languages of your plan are in use. Switch one off to make room for another.',
  },
  code: {
    language_limit_reached: 'Please upgrade subscription to enable more languages.',
    in_use: 'This is in use and can’t be removed.',
    practice_limit_reached: 'The practice limit is reached for now. You can go on later.',
    student_limit_reached: 'Student limit reached. Upgrade your plan or inactivate students to make room.',
    forbidden: 'This is not allowed right now.',
    address_not_confirmed:
      'Please confirm your email address before you send anything to students: open the link that we sent you. You can get another one under Settings, General.',
    mail_limit_reached:
      'Your school has sent all the emails that it may send in 24 hours. Please try again tomorrow, or print cards.',
    name_taken: 'There is already a class of this name.',
    number_taken: 'Another student already has this number.',
    student_elsewhere: 'This student can’t be added, because they are already assigned to a different school.',
    wrong_password: 'That is not your current password.',
    last_sign_in_way: 'Google is your only way to sign in. Set a password first.',
    edited_elsewhere: 'Somebody changed this in the meantime. Reload to see it as it is now.',
    over_new_limit: 'You use more than that plan allows.',
    primary_payment_method:
      'This payment method is needed: make another one the primary first, or cancel the subscription.',
    too_large: 'This is too large.',
    unsupported_file: 'Files of this kind can’t be read.',
    unreadable_file: 'This file could not be read. It may be damaged.',
  },
} as const
