import { sql, type Transaction } from 'kysely'
import type { Engine } from '#contract/values/engines.ts'
import type { Tables } from '#server/database/tables.gen.ts'

export const setEngine = (tx: Transaction<Tables>, school_id: string, id: string, engine: Engine) =>
  sql`update conversations set engine = ${engine} where school_id = ${school_id} and id = ${id}`.execute(tx)
