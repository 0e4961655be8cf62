import { record } from '#server/audit/audit.queries.ts'
import { listAdmins, setRole } from '#server/auth/users.queries.ts'
import { readConfig } from '#server/settings/config.ts'
import type { Database } from '#server/database/open.ts'
import { openCommandDatabase } from '#server/database/command-database.ts'
import { isStartupError, startupError } from '#server/lib/startup-error.ts'

const usage = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list'

async function run({ db }: Database, command: string, email: string): Promise<string> {
  if (command === 'list') {
    const admins = await listAdmins(db)
    return admins.length
      ? admins.map((admin) => `${admin.email} (${admin.school_name})`).join('\n')
      : 'There are no admins.'
  }
  const isGrant = command === 'grant'
  const schoolId = await db.transaction().execute(async (tx) => {
    const school_id = await setRole(tx, email, isGrant ? 'admin' : 'school')
    if (school_id) await record(tx, { school_id }, isGrant ? 'role_granted' : 'role_revoked', { email })
    return school_id
  })
  if (!schoolId) throw startupError(`There is no account with the email address ${email}.`)
  return isGrant ? `${email} is now an admin.` : `${email} is no longer an admin.`
}

async function main([command = '', email = '', ...rest]: readonly string[]): Promise<void> {
  const isComplete =
    command === 'list' ? !email : (command === 'grant' || command === 'revoke') && email && !rest.length
  if (!isComplete) throw startupError(usage)
  await using parts = new AsyncDisposableStack()
  const database = await openCommandDatabase(readConfig(process.env), parts)
  process.stdout.write(`${await run(database, command, email.normalize('NFKC').trim().toLowerCase())}\n`)
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(isStartupError(error) ? `${error.message}\n` : `${String(error)}\n`)
  process.exitCode = 1
}
