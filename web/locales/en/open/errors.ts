import type { ErrorCode } from '#contract/errors.ts'
import type { refusals } from '../inside/refusals.ts'

/** Errors that can happen before a sign-in. */
export type OpenCode = Exclude<ErrorCode, keyof (typeof refusals)['code']>

export const errors = {
  code: {
    second_factor_needed: 'Complete the second step to sign in.',
    wrong_code: 'This code isn’t right, or was already used.',
    invalid_input: 'Something in this form isn’t valid. Please check it.',
    unauthenticated: 'Your session has ended. Please sign in again.',
    bad_credentials: 'Incorrect email or password.',
    not_found: 'We couldn’t find this. It may have been deleted.',
    email_taken: 'This email address is already in use.',
    google_taken: 'This Google account is already connected to another school.',
    google_not_linked:
      'There’s an account with this address, but Google isn’t connected to it. Sign in with your password, then connect Google in Settings.',
    google_address_differs: 'This Google account has a different email address. Choose the one with yours.',
    expired_link: 'This link has expired or was already used.',
    provider_failed: 'The external service didn’t respond. Please try again in a moment.',
    too_many_requests: 'Too many attempts. Please try again {{when}}.',
    internal: 'Something went wrong. Please try again.',
    busy: 'The server is busy right now. Please try again in a moment.',
    unavailable: 'The service is briefly unavailable. Please try again in a moment.',
    storage_full: 'The server is out of storage, so we can’t save anything right now.',
  } satisfies Record<OpenCode, string>,
  unreachable: 'We can’t reach the server. Check your connection and try again.',
  unknown: 'Something went wrong',
  page: {
    401: {
      title: 'Please sign in',
      text: 'You need to sign in to see this page. We’ll bring you straight back.',
    },
    404: {
      title: 'Page not found',
      text: 'The address may be wrong, or the page may have moved.',
    },
    429: {
      title: 'Too many requests',
      text: 'That was a lot in a short time. Wait a minute, then try again.',
    },
    500: {
      title: 'Server error',
      text: 'Something went wrong on our side. Try again in a moment.',
    },
    other: {
      title: 'Something went wrong',
      text: 'We couldn’t show this page. Trying again often helps.',
    },
    away: {
      title: 'No connection',
      text: 'This page will load as soon as the connection is back.',
    },
  },
  home: 'Go to Home',
  signIn: 'Sign in',
  retry: 'Try again',
} as const
