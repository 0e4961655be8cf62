import { account } from './account.ts'
import { assignments } from './assignments.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { avatars } from './avatars.ts'
import { billing } from './billing.ts'
import { chatbots } from './chatbots.ts'
import { classes } from './classes.ts'
import { conversations } from './conversations.ts'
import { files } from './files.ts'
import { google } from './google.ts'
import { home } from './home.ts'
import { imports } from './imports.ts'
import { links } from './links.ts'
import { notices } from './notices.ts'
import { languages } from './practice-languages.ts'
import { practice } from './practice.ts'
import { retries } from './retries.ts'
import { reports } from './reports.ts'
import { rules } from './rules.ts'
import { school } from './school.ts'
import { search } from './search.ts'
import { sessions } from './sessions.ts'
import { speech } from './speech.ts'
import { students } from './students.ts'
import { voices } from './voices.ts'

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
  avatars,
  voices,
  speech,
  assignments,
  links,
  practice,
  retries,
  conversations,
  rules,
  home,
  reports,
  notices,
  search,
  billing,
}
