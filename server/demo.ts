import { type Config, readConfig } from '#server/settings/config.ts'
import { migrate } from '#server/database/migrate.ts'
import { reachDatabase } from '#server/database/reach.ts'
import { openDemoServices } from '#server/demo/demo-services.ts'
import { demoSchool } from '#server/demo/demo-school.ts'
import { type DemoSchool, findDemo, makeDemo } from '#server/demo/demo.actions.ts'
import { isRefusal, refusal } from '#server/lib/refusal.ts'

const options = new Set(['--again', '--yes'])
const usage = 'Usage: npm run demo, or npm run demo -- --again to create the demo school anew.'

function refuseUnmeant({ databaseUrl, stripe }: Config, args: readonly string[]): void {
  if (args.some((each) => !options.has(each))) throw refusal(usage)
  if (stripe) throw refusal('The demo school pays with test cards: unset STRIPE_SECRET_KEY to create it.')
  if (databaseUrl && !args.includes('--yes'))
    throw refusal(
      'The demo school has a publicly known password: run npm run demo -- --yes to create it in the database of DATABASE_URL.',
    )
}

/** The school of the demo, as it is or made now, and how to sign in to it. */
async function main(args: readonly string[]): Promise<void> {
  const config = readConfig(process.env)
  refuseUnmeant(config, args)
  await using parts = new AsyncDisposableStack()
  const url = config.databaseAdminUrl ?? config.databaseUrl
  if (url) await migrate({ connectionString: url })
  const services = await openDemoServices(config, await reachDatabase(config, parts), parts)
  const known = args.includes('--again') ? null : await findDemo(services)
  if (!known) await makeDemo(services)
  const demo = known ?? (await findDemo(services))
  if (demo) process.stdout.write(describe(config, demo, known !== null))
}

function describe(
  { appUrl }: Config,
  { students, chatbots, avatars, conversations, link }: DemoSchool,
  wasHere: boolean,
) {
  const { school_name, email, password } = demoSchool
  const has = `${students} students, ${chatbots} chatbots, ${avatars} avatars and ${conversations} conversations`
  const ending = wasHere ? 'already exists' : 'is ready'
  const lines = [
    `${school_name} ${ending}: ${has}.`,
    `  Sign in at    ${appUrl}/login (npm start)`,
    `  Email         ${email}`,
    `  Password      ${password}`,
    ...(link ? [`  As a student  ${link}`] : []),
    ...(wasHere ? ['  Start over    npm run demo -- --again'] : []),
  ]
  return `${lines.join('\n')}\n`
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  process.stderr.write(isRefusal(error) ? `${error.message}\n` : `${String(error)}\n`)
  process.exitCode = 1
}
