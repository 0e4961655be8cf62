import type { AllWords } from '../words.ts'
import { account } from './account.ts'
import { app } from './app.ts'
import { appearance } from './appearance.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { errors } from './errors.ts'
import { google } from './google.ts'
import { imports } from './imports.ts'
import { passwords } from './passwords.ts'
import { sessions } from './sessions.ts'
import { students } from './students.ts'
import { upgrade } from './upgrade.ts'

export const words: AllWords = {
  account,
  app,
  appearance,
  audit,
  auth,
  errors,
  google,
  imports,
  passwords,
  sessions,
  students,
  upgrade,
}
