import type { ErrorCode } from '#contract/errors.ts'

export const errors = {
  code: {
    invalid_input: 'Something in this form can’t be used. Please check it.',
    unauthenticated: 'Your session has ended. Please sign in again.',
    bad_credentials: 'Email or password is wrong.',
    subscription_required: 'Your school needs a plan for this.',
    student_limit_reached: 'Student limit reached. Upgrade your plan or inactivate students to make room.',
    forbidden: 'This is not allowed right now.',
    not_found: 'This is no longer here. Somebody may have deleted it.',
    email_taken: 'This email address is already in use.',
    name_taken: 'There is already a class of this name.',
    number_taken: 'Another student already has this number.',
    student_elsewhere: 'This student can’t be added, because they are already assigned to a different school.',
    wrong_password: 'That is not your current password.',
    google_taken: 'This Google account is already connected to another school.',
    google_not_linked:
      'There is an account with this address, but Google is not connected to it. Sign in with your password, then connect Google under Settings.',
    google_address_differs:
      'This Google account has another email address than yours. Choose the one with your address.',
    last_sign_in_way: 'Google is your only way to sign in. Set a password first.',
    expired_link: 'This link has expired or was already used.',
    provider_failed: 'The other service gave no answer. Please try again in a moment.',
    edited_elsewhere: 'Somebody changed this in the meantime. Reload to see it as it is now.',
    over_new_limit: 'You have more active students than that plan allows.',
    too_large: 'This is too large.',
    unsupported_file: 'Files of this kind can’t be read.',
    unreadable_file: 'This file could not be read. It may be damaged.',
    idempotency_mismatch: 'This was already sent in another form. Reload and try again.',
    too_many_requests: 'That was a little too often. Please try again {{when}}.',
    internal: 'Something went wrong. Please try again.',
    busy: 'The server is busy right now. Please try again in a moment.',
    unavailable: 'The service is briefly unavailable. Please try again in a moment.',
    storage_full: 'The server has no room left, so nothing can be saved right now.',
  } satisfies Record<ErrorCode, string>,
  unreachable: 'The server can’t be reached. Check your connection and try again.',
  unknown: 'Something went wrong',
  page: {
    401: {
      title: 'Please sign in',
      text: 'This page is for schools that are signed in. Sign in, and you will come right back.',
    },
    404: {
      title: 'This page does not exist',
      text: 'The address may be mistyped, or the page has moved.',
    },
    429: {
      title: 'A little too fast',
      text: 'There were too many requests in a short time. Wait a minute, then try again.',
    },
    500: {
      title: 'The server stumbled',
      text: 'Something went wrong on our side. Try again in a moment.',
    },
    other: {
      title: 'Something went wrong',
      text: 'This page could not be shown. Trying again often helps.',
    },
  },
  home: 'Go to the start page',
  signIn: 'Sign in',
  retry: 'Try again',
} as const
