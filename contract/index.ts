import { account } from './school/account.ts'
import { assignments } from './teaching/assignments.ts'
import { audit } from './school/audit.ts'
import { auth } from './school/auth.ts'
import { avatars } from './teaching/avatars.ts'
import { billing } from './billing/billing.ts'
import { chatbots } from './teaching/chatbots.ts'
import { classes } from './people/classes.ts'
import { conversations } from './practice/conversations.ts'
import { factors } from './school/factors.ts'
import { files } from './school/files.ts'
import { google } from './school/google.ts'
import { guardians } from './people/guardians.ts'
import { hearing } from './practice/hearing.ts'
import { home } from './school/home.ts'
import { imports } from './people/imports.ts'
import { joining } from './teaching/joining.ts'
import { links } from './people/links.ts'
import { notices } from './school/notices.ts'
import { languages } from './school/practice-languages.ts'
import { practice } from './practice/practice.ts'
import { retries } from './practice/retries.ts'
import { reports } from './practice/reports.ts'
import { rollovers } from './people/rollovers.ts'
import { rules } from './practice/rules.ts'
import { school } from './school/school.ts'
import { search } from './school/search.ts'
import { sessions } from './school/sessions.ts'
import { speech } from './teaching/speech.ts'
import { staff } from './school/staff.ts'
import { students } from './people/students.ts'
import { tasks } from './teaching/tasks.ts'
import { trials } from './teaching/trials.ts'
import { voices } from './teaching/voices.ts'

export const contract = {
  auth,
  google,
  account,
  school,
  sessions,
  factors,
  staff,
  audit,
  files,
  students,
  guardians,
  imports,
  classes,
  rollovers,
  languages,
  chatbots,
  trials,
  avatars,
  voices,
  speech,
  assignments,
  tasks,
  links,
  joining,
  practice,
  hearing,
  retries,
  conversations,
  rules,
  home,
  reports,
  notices,
  search,
  billing,
}
