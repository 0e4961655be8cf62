import { Client, escapeIdentifier } from 'pg'
import type { Connection } from '#server/database/open.ts'

/** The role that the server works as on a PostgreSQL of its own. */
export const appRole = 'tertulia_app'

// Any number will do that neither the migrations nor the queues take.
const lockKey = 7_364_150_020

// A temporary table may have the name of another one, and statements of that connection would then mean it.
const createRoleSql = `
  create role ${appRole} login;
  do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`

/** Makes the role of the embedded database, which owns nothing, and returns the connection of it. */
export async function createAppRole(owner: Connection): Promise<Connection> {
  await withClient(owner, async (client) => {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
    if (rows.length === 0) await client.query(createRoleSql)
    await grantTo(client, appRole)
  })
  return { ...owner, user: appRole }
}

/** Lets the user of one connection work with what the user of another one has made. */
export async function grantToUserOf(app: Connection, owner: Connection): Promise<void> {
  const role = await withClient(app, currentUser)
  await withClient(owner, async (client) => {
    if ((await currentUser(client)) !== role) await grantTo(client, role)
  })
}

async function withClient<T>(connection: Connection, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function currentUser(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select current_user as name')
  return String(rows[0]?.name)
}

const missingGrantSql = `
  select 1 from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = any(array[to_regnamespace('public'), to_regnamespace('pgboss')])
    and not has_table_privilege($1, c.oid, 'select') limit 1`

// A grant writes even where it changes nothing, and processes that start at once would get into each other's way.
async function grantTo(client: Client, role: string): Promise<void> {
  const { rows } = await client.query(missingGrantSql, [role])
  if (rows.length === 0) return
  await client.query(grantSql(escapeIdentifier(role)))
}

const grantSql = (role: string) => `
  begin;
  select pg_advisory_xact_lock(${lockKey});
  grant usage on schema public, pgboss to ${role};
  grant select, insert, update, delete on all tables in schema public, pgboss to ${role};
  grant usage, select on all sequences in schema public, pgboss to ${role};
  grant execute on all functions in schema pgboss to ${role};
  revoke update, delete on audit_log from ${role};
  revoke insert, update, delete on migrations from ${role};
  commit`
