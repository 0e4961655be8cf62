import { ApiError } from '#contract/errors.ts'

export const isGone = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_found'
