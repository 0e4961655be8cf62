import { account } from './account.ts'
import { assignments } from './assignments.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { billing } from './billing.ts'
import { chatbots } from './chatbots.ts'
import { classes } from './classes.ts'
import { conversations } from './conversations.ts'
import { files } from './files.ts'
import { google } from './google.ts'
import { imports } from './imports.ts'
import { links } from './links.ts'
import { languages } from './practice-languages.ts'
import { practice } from './practice.ts'
import { school } from './school.ts'
import { search } from './search.ts'
import { sessions } from './sessions.ts'
import { students } from './students.ts'

/** Every area of the API. */
export const contract = {
  auth,
  google,
  account,
  school,
  sessions,
  audit,
  files,
  students,
  imports,
  classes,
  languages,
  chatbots,
  assignments,
  links,
  practice,
  conversations,
  search,
  billing,
}
