import type { AllWords } from '../words.ts'
import { app } from './app.ts'
import { appearance } from './appearance.ts'
import { auth } from './auth.ts'
import { errors } from './errors.ts'
import { imports } from './imports.ts'
import { students } from './students.ts'
import { upgrade } from './upgrade.ts'

export const words: AllWords = { app, appearance, auth, errors, imports, students, upgrade }
