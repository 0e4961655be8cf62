import { sql } from 'kysely'

const erasedPrefix = 'erased-'

/** The address of a user `u` whose personal data was erased; the column is unique and can't be empty. */
export const erasedAddress = sql`${erasedPrefix} || u.id || '@erased.invalid'`

/** Whether the personal data of a user `u` was erased. */
export const isErased = sql`starts_with(u.email, ${erasedPrefix})`
