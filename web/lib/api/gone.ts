import { ApiError } from '#contract/errors.ts'

/** Says whether a call failed because what was asked for is not there, or not any more. */
export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
