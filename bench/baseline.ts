import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import type { Testbed, Side } from './testbed.ts'
import type { Run } from './many-schools.ts'
import { type School, tokenLifetime } from './schools.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export const baselineCommit = '0188523'

// In the order of their foreign keys.
const copiedTables = [
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

export async function openBaseline(testbed: Testbed, stack: AsyncDisposableStack): Promise<Side | undefined> {
  const folder = await checkOut(stack)
  if (!folder) return undefined
  const { side, run } = await testbed.openBeside('baseline', folder)
  for (const table of copiedTables) await copyTable(testbed, run, table)
  await run('vacuum analyze')
  return side
}

/** The baseline commit signed tokens with AUTH_SECRET itself. */
export function withBaselineToken({ authSecret }: Testbed, school: School): School {
  const key = Buffer.from(authSecret)
  const tokens = createTokens({ newest: () => key, all: () => [key] })
  return { ...school, token: tokens.sign({ sub: school.user_id, sid: school.sid }, tokenLifetime) }
}

async function checkOut(stack: AsyncDisposableStack): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'tertulia-baseline-'))
  stack.defer(() => rm(folder, { recursive: true }))
  const archive = join(folder, 'baseline.tar')
  try {
    execFileSync(
      'git',
      ['archive', '-o', archive, baselineCommit, 'package.json', 'tsconfig.json', 'server', 'contract'],
      {
        cwd: root,
        stdio: 'ignore',
      },
    )
  } catch {
    return undefined
  }
  const tree = join(folder, 'tree')
  await mkdir(tree)
  execFileSync('tar', ['-xf', archive, '-C', tree])
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
  return tree
}

// Only columns of both versions that are not generated.
async function copyTable(testbed: Testbed, run: Run, table: (typeof copiedTables)[number]): Promise<void> {
  const text = `select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`
  const here = new Set((await testbed.run(text, [table])).map(({ name }) => String(name)))
  const columns = (await run(text, [table])).flatMap(({ name }) => (here.has(String(name)) ? [String(name)] : []))
  const list = columns.join(', ')
  const [found] = await testbed.run(`select json_agg(t)::text as rows from (select ${list} from ${table}) t`)
  await run(`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, $1)`, [
    found?.rows,
  ])
}
