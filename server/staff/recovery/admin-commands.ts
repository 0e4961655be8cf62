import type { Role } from '#contract/school/roles.ts'
import { record } from '#server/audit/audit.queries.ts'
import { findSignIn, listAdmins, setRole } from '#server/auth/users.queries.ts'
import { startupError } from '#server/lib/startup-error.ts'
import type { Services } from '#server/services/services.ts'
import {
  handOver,
  handOverDays,
  planHandOver,
  planReset,
  resetHours,
  resetLostFactors,
} from '#server/staff/recovery/recovery.actions.ts'
import { cancelPlanned, listPlanned } from '#server/staff/recovery/recovery.queries.ts'
import { describeSchool, minuteOf } from '#server/staff/recovery/school-text.ts'
import { listMembers, type MemberRef } from '#server/staff/staff.queries.ts'

export const adminHelp = `Usage: npm run admin -- COMMAND

  list                               the admins of this installation
  grant EMAIL                        make a school's owner an admin
  revoke EMAIL                       take that back
  staff EMAIL                        the staff of the school that EMAIL works in, and what is planned there
  reset-factors EMAIL [--now]        remove a second factor that is lost: a mail goes out at once, and the factor
                                     is removed after ${resetHours} hours unless that person signs in with it before
  hand-over OWNER NEW_OWNER [--now]  make another member of the staff the owner of a school whose owner is gone:
                                     a mail goes to both at once, and it happens after ${handOverDays} days unless the
                                     owner uses Tertulia before; the old owner becomes a coordinator
  cancel EMAIL                       cancel what is planned for the school that EMAIL works in

OWNER, NEW_OWNER and EMAIL are addresses that people sign in with. --now skips the wait: make sure first who is asking.`

type AdminServices = Pick<Services, 'db' | 'jobs'>
type Command = (services: AdminServices, emails: readonly string[], isNow: boolean) => Promise<string>

async function findAccount({ db }: AdminServices, email = ''): Promise<MemberRef & { role: Role }> {
  const account = await findSignIn(db, email)
  if (!account) throw startupError(`There is no account with the email address ${email}.`)
  const { school_id, user_id, role } = account
  return { school_id, user_id, role }
}

async function list({ db }: AdminServices): Promise<string> {
  const admins = await listAdmins(db)
  return admins.map(({ email, school_name }) => `${email} (${school_name})`).join('\n') || 'There are no admins.'
}

const changeRole =
  (isGrant: boolean): Command =>
  async (services, [email = '']) => {
    const { role } = await findAccount(services, email)
    if (!isGrant && role !== 'admin') return `${email} is not an admin.`
    if (isGrant && role === 'admin') return `${email} is an admin already.`
    await services.db.transaction().execute(async (tx) => {
      const school_id = await setRole(tx, email, isGrant ? 'admin' : 'school')
      if (!school_id) throw startupError(`${email} is not the owner of a school.`)
      await record(tx, { school_id }, isGrant ? 'role_granted' : 'role_revoked', { email })
    })
    return isGrant ? `${email} is now an admin.` : `${email} is no longer an admin.`
  }

const staff: Command = async (services, [email]) => {
  const { school_id } = await findAccount(services, email)
  return describeSchool(await listMembers(services.db, school_id), await listPlanned(services.db, school_id))
}

const resetFactors: Command = async (services, [email = ''], isNow) => {
  const account = await findAccount(services, email)
  const member = (await listMembers(services.db, account.school_id)).find(({ id }) => id === account.user_id)
  if (!member?.has_second_factor) throw startupError(`${email} has no second factor.`)
  return services.db.transaction().execute(async (tx) => {
    if (isNow) {
      await resetLostFactors(services, tx, account)
      return `The second factor of ${email} is removed, and their sessions have ended.`
    }
    const dueAt = await planReset(services, tx, account)
    return `The second factor of ${email} is removed on ${minuteOf(dueAt)}, unless they sign in with it before.`
  })
}

const handOverSchool: Command = async (services, [ownerEmail = '', newEmail = ''], isNow) => {
  const owner = await findAccount(services, ownerEmail)
  const successor = await findAccount(services, newEmail)
  if (owner.role !== 'school' && owner.role !== 'admin')
    throw startupError(`${ownerEmail} is not the owner of a school.`)
  if (owner.user_id === successor.user_id) throw startupError(`${newEmail} is the owner already.`)
  if (owner.school_id !== successor.school_id)
    throw startupError(`${newEmail} does not work in the school of ${ownerEmail}.`)
  return services.db.transaction().execute(async (tx) => {
    if (isNow) {
      await handOver(services, tx, { owner, successor })
      return `${newEmail} is now the owner, and ${ownerEmail} a coordinator.`
    }
    const dueAt = await planHandOver(services, tx, { owner, successor })
    return `${newEmail} becomes the owner on ${minuteOf(dueAt)}, unless ${ownerEmail} uses Tertulia before.`
  })
}

const cancel: Command = async (services, [email]) => {
  const { school_id } = await findAccount(services, email)
  const count = await services.db.transaction().execute(async (tx) => {
    const resets = await cancelPlanned(tx, school_id, 'reset_factors')
    return resets + (await cancelPlanned(tx, school_id, 'hand_over'))
  })
  return count > 0 ? `Cancelled: ${count}.` : 'Nothing is planned.'
}

const commands: Record<string, { run: Command; addresses: number; mayHurry?: true }> = {
  list: { run: list, addresses: 0 },
  grant: { run: changeRole(true), addresses: 1 },
  revoke: { run: changeRole(false), addresses: 1 },
  staff: { run: staff, addresses: 1 },
  'reset-factors': { run: resetFactors, addresses: 1, mayHurry: true },
  'hand-over': { run: handOverSchool, addresses: 2, mayHurry: true },
  cancel: { run: cancel, addresses: 1 },
}

const takes = ['takes no email address', 'takes one email address', 'takes two email addresses']

/** Throws if the arguments are not a command. */
export function readCommand([name = '', ...rest]: readonly string[]): (services: AdminServices) => Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const options = rest.filter((one) => one.startsWith('-'))
  const emails = rest.filter((one) => !one.startsWith('-')).map((one) => one.normalize('NFKC').trim().toLowerCase())
  const unknown = options.find((one) => one !== '--now' || !command?.mayHurry)
  if (!name) throw wrongUse('A command is missing.')
  if (!command) throw wrongUse(`There is no command ${name}.`)
  if (unknown) throw wrongUse(`${name} has no option ${unknown}.`)
  if (emails.length !== command.addresses || !emails.every(Boolean))
    throw wrongUse(`${name} ${takes[command.addresses]}.`)
  return (services) => command.run(services, emails, options.length > 0)
}

const wrongUse = (what: string) => startupError(`${what} See: npm run admin -- --help`)
