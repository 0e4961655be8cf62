import { account } from './account.ts'
import { audit } from './audit.ts'
import { google } from './google.ts'
import { passwords } from './passwords.ts'
import { sessions } from './sessions.ts'

/** The words of the settings, and of the pages that mailed links lead to. */
export const words = { account, audit, google, passwords, sessions }
