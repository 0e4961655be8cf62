import * as z from 'zod/mini'

/** A day as its ISO text, from 1900 on: PostgreSQL has no year 0. */
export const day = z.iso.date().check(z.refine((text) => text >= '1900-01-01'))
