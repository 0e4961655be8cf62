import { account } from './account.ts'
import { audit } from './audit.ts'
import { google } from './google.ts'
import { licences } from './licences.ts'
import { passwords } from './passwords.ts'
import { sessions } from './sessions.ts'

/** The words of the settings, of the pages that mailed links lead to, and of the licences. */
export const words = { account, audit, google, licences, passwords, sessions }
