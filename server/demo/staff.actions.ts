import { sql, type Transaction } from 'kysely'
import type { StaffRole } from '#contract/school/roles.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import type { ClassName } from '#server/demo/people.ts'
import type { IdOf } from '#server/demo/partners.actions.ts'
import { listClasses } from '#server/classes/classes.queries.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { findByAddress, insertInvitation, insertMember } from '#server/staff/invitations.queries.ts'

type Tx = Transaction<Tables>

interface DemoMember {
  name: string
  last_name: string
  email: string
  role: StaffRole
  classes: readonly ClassName[]
  wrote?: Parameters<IdOf>[0]
}

const at = (mailbox: string) => `${mailbox}@academia-puente.example`

/** All of them sign in with the password of the demo school. */
export const demoStaff: readonly DemoMember[] = [
  { name: 'Pau', last_name: 'Serra', email: at('pau'), role: 'coordinator', classes: [] },
  {
    name: 'Grace',
    last_name: 'O’Neill',
    email: at('grace'),
    role: 'teacher',
    classes: ['A2 Monday', 'B1 Tuesday'],
    wrote: 'interview',
  },
  { name: 'Tom', last_name: 'Becker', email: at('tom'), role: 'teacher', classes: ['B2 Thursday'] },
  {
    name: 'Lucía',
    last_name: 'Vidal',
    email: at('lucia'),
    role: 'teacher',
    classes: ['A2 mañanas', 'B1 tardes'],
    wrote: 'consulta',
  },
]

export async function addStaff(
  tx: Tx,
  account: Account,
  { password_hash, idOf }: { password_hash: string; idOf: IdOf },
) {
  const { school_id } = account
  const classes = await listClasses(tx, account.reach, 'active')
  for (const { classes: taught, email, role, wrote, ...named } of demoStaff) {
    const class_ids = classes.filter(({ name }) => taught.some((one) => one === name)).map(({ id }) => id)
    await insertInvitation(tx, account, { email, role, class_ids })
    const [invitation] = await findByAddress(tx, email)
    const user_id =
      invitation && (await insertMember(tx, invitation, { ...named, password_hash, interface_language: null }))
    if (!user_id) throw new Error(`adding ${email} to the demo school failed`)
    if (wrote)
      await sql`
        update chatbots set author_id = ${user_id} where school_id = ${school_id} and id = ${idOf(wrote)}`.execute(tx)
  }
}
