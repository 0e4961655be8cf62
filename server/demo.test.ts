import { afterEach, expect, test } from 'vitest'
import { endPrograms, runProgram } from '#server/test/programs/program.ts'

afterEach(endPrograms)

const demo = (env: Record<string, string>, ...args: string[]) => runProgram('server/demo.ts', args, env).ending

test('the demo is refused in one sentence where it could do harm, and for unknown arguments', async () => {
  const database = { DATABASE_URL: 'postgres://school@127.0.0.1:1/school' }
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_STARTER: 'price_1',
    STRIPE_PRICE_PLUS: 'price_2',
    STRIPE_PRICE_PRO: 'price_3',
  }
  const refused = await Promise.all([demo(database), demo(stripe), demo({}, '--nonsense')])
  expect(refused.map(({ code, stderr }) => [code, stderr.trimEnd().split('\n').length])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ])
  const [ofDatabase, ofStripe, ofArgument] = refused.map(({ stderr }) => stderr)
  expect(ofDatabase).toContain('npm run demo -- --yes')
  expect(ofStripe).toContain('STRIPE_SECRET_KEY')
  expect(ofArgument).toContain('npm run demo -- --again')
})
