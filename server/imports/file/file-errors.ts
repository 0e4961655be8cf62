import { ApiError } from '#contract/errors.ts'

/** What a file can have too much of. */
export type LimitedUnit = 'bytes' | 'entries' | 'inflated_bytes' | 'rows' | 'columns' | 'cells' | 'memory' | 'seconds'

/** The failure of a file that has more of something than is read; an absent limit is the machine's own. */
export const tooLarge = (unit: LimitedUnit, limit?: number): ApiError =>
  new ApiError('too_large', limit === undefined ? { unit } : { unit, limit })

/** The failure of a file of the right kind that is damaged. */
export const unreadable = (message: string): ApiError => new ApiError('unreadable_file', {}, message)

/** The failure of a file of another kind. */
export const unsupported = (message: string): ApiError => new ApiError('unsupported_file', {}, message)
