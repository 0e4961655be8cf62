import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { classes } from './classes.ts'
import { imports } from './imports.ts'
import { students } from './students.ts'

/** Every area of the API. */
export const contract = { auth, students, imports, classes, billing }
