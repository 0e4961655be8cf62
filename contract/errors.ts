/** The HTTP status of each error code. The web's locales have its words under the same code. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  bad_credentials: 401,
  second_factor_needed: 401,
  subscription_required: 402,
  student_limit_reached: 402,
  language_limit_reached: 402,
  staff_limit_reached: 409,
  forbidden: 403,
  address_not_confirmed: 403,
  wrong_password: 403,
  wrong_code: 403,
  confirmation_required: 403,
  second_factor_required: 403,
  not_found: 404,
  join_unavailable: 404,
  email_taken: 409,
  name_taken: 409,
  number_taken: 409,
  google_taken: 409,
  google_not_linked: 409,
  google_address_differs: 409,
  last_sign_in_way: 409,
  last_factor: 409,
  student_elsewhere: 409,
  edited_elsewhere: 409,
  guardian_not_asked: 409,
  over_new_limit: 409,
  in_use: 409,
  primary_payment_method: 409,
  too_large: 413,
  unsupported_file: 415,
  unreadable_file: 422,
  idempotency_mismatch: 422,
  expired_link: 422,
  too_many_requests: 429,
  practice_limit_reached: 429,
  mail_limit_reached: 429,
  internal: 500,
  provider_failed: 502,
  busy: 503,
  unavailable: 503,
  storage_full: 507,
} as const

export type ErrorCode = keyof typeof errorStatus

export const universalErrors = [
  'invalid_input',
  'unauthenticated',
  'subscription_required',
  'forbidden',
  'confirmation_required',
  'second_factor_required',
  'too_many_requests',
  'internal',
  'busy',
  'unavailable',
  'storage_full',
] as const satisfies readonly ErrorCode[]

export type ErrorDetails = Record<string, unknown>

export const fallbackMessage = 'Something went wrong'

/** An expected failure. `message` is English, for developers; `details` has the values that the web's words need. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails
  constructor(code: ErrorCode, details: ErrorDetails = {}, message: string = code) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.details = details
  }
  get status(): number {
    return errorStatus[this.code]
  }
}

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorStatus, value)

/** `details.reason` of `too_many_requests` for a `heavy` endpoint. */
export const heavyReason = 'heavy'
