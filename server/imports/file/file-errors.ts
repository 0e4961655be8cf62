import { ApiError } from '#contract/errors.ts'

export type LimitedUnit = 'bytes' | 'entries' | 'inflated_bytes' | 'rows' | 'columns' | 'cells' | 'memory' | 'seconds'

/** Without a limit, the machine's own limit was reached. */
export const tooLarge = (unit: LimitedUnit, limit?: number): ApiError =>
  new ApiError('too_large', limit === undefined ? { unit } : { unit, limit })

export const unreadable = (message: string): ApiError => new ApiError('unreadable_file', {}, message)

export const unsupported = (message: string): ApiError => new ApiError('unsupported_file', {}, message)
