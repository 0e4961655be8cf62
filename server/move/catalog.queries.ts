import type { Client } from 'pg'

export interface Table {
  name: string
  columns: { name: string; type: string }[]
  where: string
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`

export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'where'>>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where (n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'migrations')
      or (n.nspname = 'pgboss' and c.relname = 'job')
    group by 1 order by 1`)
  return rows.map((table) => ({ ...table, where: table.name === 'pgboss.job' ? `state < 'completed'` : 'true' }))
}

/** The sum doesn't depend on the order of rows. */
export async function checksum(
  client: Client,
  { name, columns, where }: Table,
): Promise<{ rows: number; sum: string }> {
  const values = columns.map((column) => quoteName(column.name)).join(', ')
  const { rows } = await client.query<{ rows: number; sum: string }>(`
    select count(*)::int as rows, coalesce(sum(hashtextextended(row(${values})::text, 0)), 0)::text as sum
    from ${name} where ${where}`)
  return rows[0] ?? { rows: 0, sum: '0' }
}

export async function bytesPerRow(client: Client, { name }: Table, count: number): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>('select pg_table_size($1::regclass)::text as bytes', [name])
  return Number(rows[0]?.bytes ?? 0) / Math.max(1, count)
}

export async function* readRows(client: Client, { name, columns, where }: Table, batchSize: number) {
  const values = columns.map((column) => `${quoteName(column.name)}::text`).join(', ')
  await client.query(`declare moved no scroll cursor for select ${values} from ${name} where ${where}`)
  for (;;) {
    const text = `fetch ${batchSize} from moved`
    const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array' })
    if (rows.length === 0) break
    yield rows
  }
  await client.query('close moved')
}

export async function writeRows(
  client: Client,
  { name, columns }: Table,
  rows: readonly (readonly (string | null)[])[],
): Promise<void> {
  const names = columns.map((column) => quoteName(column.name)).join(', ')
  const values = columns.map((column) => `moved.${quoteName(column.name)}::${column.type}`).join(', ')
  const parameters = columns.map((_, place) => `$${place + 1}::text[]`).join(', ')
  await client.query(
    `insert into ${name} (${names}) overriding system value select ${values} from unnest(${parameters}) as moved (${names})`,
    columns.map((_, place) => rows.map((row) => row[place] ?? null)),
  )
}

/** Drops the foreign keys; the returned function restores and checks them. */
export async function dropForeignKeys(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ table: string; name: string; rule: string }>(`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as rule
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`)
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`)
  return async () => {
    for (const { table, name, rule } of rows) await client.query(`alter table ${table} add constraint ${name} ${rule}`)
  }
}

export async function moveSequences(source: Client, target: Client): Promise<void> {
  const { rows } = await source.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`,
  )
  for (const { name } of rows) {
    const at = await source.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    )
    await target.query('select setval($1::regclass, $2, $3)', [name, at.rows[0]?.last_value, at.rows[0]?.is_called])
  }
}
