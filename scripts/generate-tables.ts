import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, type ClientBase, type Pool } from 'pg'
import { startEmbedded } from '#server/database/embedded/embedded.ts'
import { migrate } from '#server/database/migrate.ts'

type Column = {
  table: string
  column: string
  type: string
  is_array: boolean
  is_required: boolean
  default_kind: 'none' | 'default' | 'always'
  checks: string[]
}

const target = fileURLToPath(new URL('../server/database/tables.gen.ts', import.meta.url))

const columnsQuery = `
  select c.relname as table, a.attname as column,
    format_type(coalesce(nullif(t.typelem, 0), t.oid), null) as type,
    t.typcategory = 'A' as is_array,
    a.attnotnull as is_required,
    case when a.attgenerated <> '' or a.attidentity = 'a' then 'always' when a.atthasdef or a.attidentity = 'd' then 'default'
      else 'none' end as default_kind,
    array(select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and a.attnum > 0 and not a.attisdropped and c.relname <> 'migrations'
  order by c.relname collate "C", a.attnum`

const typesByName: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  date: 'string',
  'timestamp with time zone': 'string',
  numeric: 'string',
  tsvector: 'string',
  inet: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
}

export async function printTables(client: ClientBase | Pool): Promise<string> {
  const { rows } = await client.query<Column>(columnsQuery)
  const tables = Map.groupBy(rows, ({ table }) => table)
  const index = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)}`)
  const interfaces = [...tables].map(([table, columns]) =>
    [`export interface ${interfaceName(table)} {`, ...columns.map(printColumn), '}', ''].join('\n'),
  )
  const body = [`export interface Tables {\n${index.join('\n')}\n}\n`, ...interfaces].join('\n')
  const used = ['ColumnType', 'Generated', 'GeneratedAlways'].filter((name) => body.includes(`${name}<`))
  const imports = used.length > 0 ? `import type { ${used.join(', ')} } from 'kysely'\n\n` : ''
  return `// Written by \`npm run tables\` from the migrations.\n${imports}${body}`
}

const interfaceName = (table: string) =>
  `${table.replace(/(?:^|_)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Table`

function printColumn({ table, column, type, is_array, is_required, default_kind, checks }: Column): string {
  const base = typesByName[type]
  if (!base)
    throw new Error(
      `${table}.${column} is of type ${type}, for which scripts/generate-tables.ts has no TypeScript type`,
    )
  if (base === 'unknown') return `  ${column}: ${printJson(is_required, default_kind)}`
  const one = (base === 'string' && checks.map(allowedTexts).find(Boolean)) || base
  const item = is_array && one.includes(' ') ? `(${one})` : one
  const value = `${item}${is_array ? '[]' : ''}${is_required ? '' : ' | null'}`
  const wrapped = { none: value, default: `Generated<${value}>`, always: `GeneratedAlways<${value}>` }
  return `  ${column}: ${wrapped[default_kind]}`
}

function printJson(isRequired: boolean, defaultKind: Column['default_kind']): string {
  if (defaultKind === 'always') return 'GeneratedAlways<unknown>'
  const written = isRequired ? 'string' : 'string | null'
  return `ColumnType<unknown, ${written}${defaultKind === 'default' ? ' | undefined' : ''}, ${written}>`
}

const literal = `'(?:[^']|'')*'(?:::[a-z ]+)?`
const list = `\\(?ARRAY\\[(${literal}(?:, ${literal})*)\\]\\)?(?:::[a-z ]+\\[\\])?`
const name = `\\(?"?[a-z0-9_]+"?\\)?(?:::[a-z ]+)?`
const membership = new RegExp(`^CHECK \\(+${name} (?:= ANY \\(${list}\\)|<@ ${list}|= (${literal}))\\)+$`)

/** Parses `check (status in ('active', 'inactive'))` as PostgreSQL prints it; undefined for other checks. */
export function allowedTexts(check: string): string | undefined {
  const found = membership.exec(check)?.slice(1).find(Boolean)
  const texts = found?.match(/'(?:[^']|'')*'/g)
  return texts?.map((text) => `'${text.slice(1, -1).replaceAll("''", "\\'")}'`).join(' | ')
}

async function writeTables(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tertulia-tables-'))
  const embedded = await startEmbedded({ dataDir, settings: { fsync: 'off' } })
  await migrate(embedded.connection)
  const client = new Client(embedded.connection)
  await client.connect()
  await writeFile(target, await printTables(client))
  await client.end()
  await embedded.stop()
  await rm(dataDir, { recursive: true })
}

if (import.meta.main) await writeTables()
