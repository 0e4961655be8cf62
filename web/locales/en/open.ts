import { app } from './app.ts'
import { auth } from './auth.ts'
import { errors } from './errors.ts'

/** The words of the pages that anybody may see. */
export const words = { app, auth, errors }
