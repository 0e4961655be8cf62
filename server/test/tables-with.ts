import type { Pool } from 'pg'

export async function tablesWith(pool: Pool, texts: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ table: string }>(
    `select format('%I.%I', table_schema, table_name) as table from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  const found = []
  for (const { table } of rows) {
    const { rowCount } = await pool.query(`select 1 from ${table} t where t::text ilike any($1)`, [
      texts.map((text) => `%${text}%`),
    ])
    if (rowCount) found.push(table)
  }
  return found
}
