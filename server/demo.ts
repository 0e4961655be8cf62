import { type Config, readConfig } from '#server/settings/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { openCommandDatabase } from '#server/database/command-database.ts'
import { openDemoServices } from '#server/demo/demo-services.ts'
import { demoSchool } from '#server/demo/demo-school.ts'
import { demoStaff } from '#server/demo/staff.actions.ts'
import { type DemoSchool, findDemo, makeDemo } from '#server/demo/demo.actions.ts'
import { isStartupError, startupError } from '#server/lib/startup-error.ts'

const options = new Set(['--again', '--yes'])
const usage =
  'Usage: npm run demo, or npm run demo -- --again to create the demo school anew (--yes allows it with DATABASE_URL).'

function checkArguments({ databaseUrl, stripe }: Config, args: readonly string[]): void {
  if (args.some((each) => !options.has(each))) throw startupError(usage)
  if (stripe) throw startupError('The demo school pays with test cards: unset STRIPE_SECRET_KEY to create it.')
  if (databaseUrl && !args.includes('--yes'))
    throw startupError(
      'The demo school has a publicly known password: run npm run demo -- --yes to create it in the database of DATABASE_URL.',
    )
}

async function main(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  checkArguments(config, args)
  await using parts = new AsyncDisposableStack()
  const url = config.databaseAdminUrl ?? config.databaseUrl
  if (url) await migrate({ connectionString: url })
  const services = await openDemoServices(config, await openCommandDatabase(config, parts), parts)
  const existing = args.includes('--again') ? null : await findDemo(services)
  if (!existing) await makeDemo(services)
  const demo = existing ?? (await findDemo(services))
  if (demo) process.stdout.write(describe(config, demo, existing !== null))
}

function describe(
  { appUrl }: Config,
  { students, chatbots, avatars, conversations, link, joinUrl }: DemoSchool,
  isExisting: boolean,
) {
  const { school_name, email, password } = demoSchool
  const has = `${students} students, ${chatbots} chatbots, ${avatars} avatars and ${conversations} conversations`
  const ending = isExisting ? 'already exists' : 'is ready'
  const lines = [
    `${school_name} ${ending}: ${has}.`,
    `  Sign in at    ${appUrl}/login (npm start)`,
    `  Email         ${email}`,
    `  Password      ${password}`,
    `  Its staff     ${demoStaff.map((one) => `${one.email} (${one.role})`).join(', ')}; the same password`,
    ...(link ? [`  As a student  ${link}`] : []),
    ...(joinUrl ? [`  To join       ${joinUrl}`] : []),
    ...(isExisting ? ['  Start over    npm run demo -- --again'] : []),
  ]
  return `${lines.join('\n')}\n`
}

try {
  const args = process.argv.slice(2)
  if (args.includes('--help')) process.stdout.write(`${usage}\n`)
  else await main(args)
} catch (error) {
  process.stderr.write(isStartupError(error) ? `${error.message}\n` : `${String(error)}\n`)
  process.exitCode = 1
}
