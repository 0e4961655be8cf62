import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import type { Bed, Side } from './bed.ts'
import type { Run } from './crowd.ts'
import { type School, tokenLifetime } from './schools.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The commit that a list of students is compared with. */
export const earlier = '0188523'

// In the order of their foreign keys.
const copied = [
  'schools',
  'users',
  'user_emails',
  'sessions',
  'session_tokens',
  'students',
  'student_emails',
  'classes',
  'class_members',
] as const

/** The server of the earlier commit on a database of its own with the same schools; undefined where the history is not there. */
export async function openEarlier(bed: Bed, stack: AsyncDisposableStack): Promise<Side | undefined> {
  const folder = await checkOut(stack)
  if (!folder) return undefined
  const { side, run } = await bed.openBeside('earlier', folder)
  for (const table of copied) await copyTable(bed, run, table)
  await run('vacuum analyze')
  return side
}

/** A school with a token that the earlier commit takes: it signed with the secret of the server itself. */
export function withEarlierToken({ authSecret }: Bed, school: School): School {
  const key = Buffer.from(authSecret)
  const tokens = createTokens({ newest: () => key, all: () => [key] })
  return { ...school, token: tokens.sign({ sub: school.user_id, sid: school.sid }, tokenLifetime) }
}

async function checkOut(stack: AsyncDisposableStack): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-earlier-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const archive = join(folder, 'earlier.tar')
  try {
    execFileSync('git', ['archive', '-o', archive, earlier, 'package.json', 'tsconfig.json', 'server', 'contract'], {
      cwd: root,
      stdio: 'ignore',
    })
  } catch {
    return undefined
  }
  const tree = join(folder, 'tree')
  await mkdir(tree)
  execFileSync('tar', ['-xf', archive, '-C', tree])
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

// Only what both versions have, and nothing that is computed.
async function copyTable(bed: Bed, run: Run, table: (typeof copied)[number]): Promise<void> {
  const text = `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`
  const here = new Set((await bed.run(text, [table])).map(({ name }) => String(name)))
  const columns = (await run(text, [table])).flatMap(({ name }) => (here.has(String(name)) ? [String(name)] : []))
  const list = columns.join(', ')
  const [found] = await bed.run(`select json_agg(t)::text as rows from (select ${list} from ${table}) t`)
  await run(`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`, [
    found?.rows,
  ])
}
