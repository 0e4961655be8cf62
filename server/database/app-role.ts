import { Client, escapeIdentifier } from 'pg'
import type { Connection } from '#server/database/open.ts'

export const appRole = 'tertulia_app'

// An arbitrary advisory lock id, different from those of the migrations and of the queues.
const lockKey = 7_364_150_020

// Without the revoke, a temporary table could shadow a real one for other statements of the same connection.
const createRoleSql = `
  create role ${appRole} login;
  do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$`

export async function createAppRole(owner: Connection): Promise<Connection> {
  await withClient(owner, async (client) => {
    const { rows } = await client.query('select 1 from pg_roles where rolname = $1', [appRole])
    if (rows.length === 0) await client.query(createRoleSql)
    await grantTo(client, appRole)
  })
  return { ...owner, user: appRole }
}

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

// A grant writes to the catalog even when nothing changes, and processes that start together would conflict.
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
