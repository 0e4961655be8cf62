import { type MailServer, openMailServer } from '#server/test/peers/mail-server.ts'
import { goodPassword as password } from '#server/test/world.ts'
import { mailSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, ProofContext } from '../proof.ts'
import { openFaultProxy } from './fault-proxy.ts'
import { formatCount } from './figures.ts'
import { secondsUntil, measureCall } from './probe.ts'
import { callAs, openScenario, type Scenario } from './scenario.ts'
import { runPhases, judgeSpeed, type FaultPhase } from './fault-phases.ts'

const lastPhase = 'cut after accepting a mail'
const phases: readonly FaultPhase[] = [
  { name: 'down', mode: 'shut', seconds: 15 },
  { name: 'silent', mode: 'silent', seconds: 15 },
  { name: 'slow', mode: { delay: 2000 }, seconds: 15 },
  { name: 'cut during a mail', mode: { cutAfter: 2000 }, seconds: 15 },
  { name: lastPhase, mode: 'open', seconds: 15 },
]
const mailsPerPhase = 12
/** Mails that the server accepts without confirming, in the last phase. */
const unconfirmed = 4
const sentAtOnce = 2
/** Retries come after 5 s, 10 s, 20 s… */
const deliveryTimeout = 150_000

export async function mail(context: ProofContext): Promise<Finding[]> {
  let left = 0
  const breaksAfter = () => left-- > 0
  const server = await openMailServer({ breaksAfter })
  context.stack.defer(server.close)
  const proxy = await openFaultProxy(server.port)
  context.stack.defer(proxy.close)
  const scenario = await openScenario(context, { settings: mailSettingsOf(proxy), kinds: [] })
  const probe = scenario.watch()
  const expected: { email: string; phase: string }[] = []
  const reads = await runPhases(phases, proxy, probe, async ({ name }) => {
    if (name === lastPhase) left = unconfirmed
    for (let count = 0; count < mailsPerPhase; count++) {
      const email = await signUpOne(scenario)
      if (email) expected.push({ email, phase: name })
    }
  })
  const isThere = async () => expected.every(({ email }) => countOf(server, email) > 0)
  const arrived = await secondsUntil(isThere, deliveryTimeout)
  await probe.stop()
  return [judgeMails(expected, server, arrived), judgeSpeed('Mail server down, slow, cut', reads)]
}

async function signUpOne({ address }: Scenario): Promise<string | null> {
  const email = `${crypto.randomUUID()}@school.example`
  const body = () => ({ email, password, school_name: 'Escuela Luna' })
  const { status } = await measureCall('sign-up', callAs(address, '', 'POST', '/api/auth/signup', body))
  return status === 201 ? email : null
}

const countOf = ({ mails }: MailServer, email: string) =>
  mails.filter(({ to }) => to?.some(({ address }) => address === email)).length

function judgeMails(
  expected: readonly { email: string; phase: string }[],
  server: MailServer,
  arrived: number | null,
): Finding {
  const counts = expected.map(({ email, phase }) => ({ phase, count: countOf(server, email) }))
  const missing = counts.filter(({ count }) => count === 0)
  const twice = counts.filter(({ count }) => count > 1)
  // A client can't know whether an unconfirmed mail was accepted.
  const unexpected = twice.filter(({ phase, count }) => !phase.startsWith('cut') || count > 2)
  return {
    what: 'Mail server down, silent, slow, cut during a mail, and after accepting one: every mail arrives',
    tried: `${formatCount(expected.length)} mails in ${phases.length} phases of ${phases[0]?.seconds} s`,
    found: `${missing.length} missing, ${twiceIn(twice)}, all there ${arrived === null ? 'never' : `${arrived.toFixed(0)} s afterwards`}`,
    hasPassed:
      expected.length === (phases.length + 1) * mailsPerPhase &&
      missing.length + unexpected.length === 0 &&
      twice.length <= unconfirmed * sentAtOnce,
  }
}

function twiceIn(twice: readonly { phase: string }[]): string {
  const byPhase = Object.entries(Object.groupBy(twice, ({ phase }) => phase))
  const each = byPhase.map(([phase, mails = []]) => `${mails.length} while ${phase}`)
  return twice.length === 0
    ? '0 twice'
    : `${twice.length} twice because the mail server accepted them without confirming (${each.join(', ')})`
}
