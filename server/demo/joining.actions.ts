import type { Transaction } from 'kysely'
import { wholeSchool } from '#server/database/reach.ts'
import type { Tables } from '#server/database/tables.gen.ts'
import { listClasses } from '#server/classes/classes.queries.ts'
import type { ClassName } from '#server/demo/people.ts'
import type { Account } from '#server/http/guard/callers.ts'
import { getJoining, openCode } from '#server/joining/joining.actions.ts'
import type { Services } from '#server/services/services.ts'

const joinedClass: ClassName = 'B1 Tuesday'
const openDays = 90
const dayMs = 86_400_000

async function findJoinedClass(db: Services['db'], school_id: string): Promise<string | undefined> {
  const classes = await listClasses(db, wholeSchool(school_id), 'active')
  return classes.find(({ name }) => name === joinedClass)?.id
}

export async function openDemoCode(services: Services, tx: Transaction<Tables>, account: Account): Promise<void> {
  const id = await findJoinedClass(tx, account.school_id)
  if (!id) return
  const closes_at = new Date(Date.now() + openDays * dayMs).toISOString()
  await openCode(services, tx, account, id, { max_students: 30, closes_at, needs_approval: true, asks_last_name: true })
}

export async function findJoinUrl(services: Services, school_id: string): Promise<string | null> {
  const id = await findJoinedClass(services.db, school_id)
  if (!id) return null
  return (await getJoining(services, wholeSchool(school_id), id)).open?.url ?? null
}
