import type { ErrorCode } from '#contract/errors.ts'
import type { refusals } from '../inside/refusals.ts'

/** What may fail before one is signed in. */
export type OpenCode = Exclude<ErrorCode, keyof (typeof refusals)['code']>

export const errors = {
  code: {
    invalid_input: 'Something in this form can’t be used. Please check it.',
    unauthenticated: 'Your session has ended. Please sign in again.',
    bad_credentials: 'Email or password is wrong.',
    subscription_required: 'Your school needs a plan for this.',
    not_found: 'This is no longer here. Somebody may have deleted it.',
    email_taken: 'This email address is already in use.',
    google_taken: 'This Google account is already connected to another school.',
    google_not_linked:
      'There is an account with this address, but Google is not connected to it. Sign in with your password, then connect Google under Settings.',
    google_address_differs:
      'This Google account has another email address than yours. Choose the one with your address.',
    expired_link: 'This link has expired or was already used.',
    provider_failed: 'The other service gave no answer. Please try again in a moment.',
    idempotency_mismatch: 'This was already sent in another form. Reload and try again.',
    too_many_requests: 'That was a little too often. Please try again {{when}}.',
    internal: 'Something went wrong. Please try again.',
    busy: 'The server is busy right now. Please try again in a moment.',
    unavailable: 'The service is briefly unavailable. Please try again in a moment.',
    storage_full: 'The server has no room left, so nothing can be saved right now.',
  } satisfies Record<OpenCode, string>,
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
    away: {
      title: 'No connection',
      text: 'This page comes by itself as soon as the server can be reached.',
    },
  },
  home: 'Go to the start page',
  signIn: 'Sign in',
  retry: 'Try again',
} as const
