import { type MailServer, openMailServer } from '#server/test/peers/mail-server.ts'
import { goodPassword as password } from '#server/test/world.ts'
import { mailSettingsOf } from '#server/test/settings-of.ts'
import type { Finding, Ground } from '../proof.ts'
import { openDoor } from './door.ts'
import { counted } from './figures.ts'
import { secondsUntil, see } from './probe.ts'
import { callAs, openScene, type Scene } from './scene.ts'
import { goThrough, judgeSpeed, type Spell } from './spell.ts'

const lastSpell = 'cut after a mail was taken'
const spells: readonly Spell[] = [
  { name: 'down', passage: 'shut', seconds: 15 },
  { name: 'silent', passage: 'silent', seconds: 15 },
  { name: 'slow', passage: { delay: 2000 }, seconds: 15 },
  { name: 'cut in the middle of a mail', passage: { cutAfter: 2000 }, seconds: 15 },
  { name: lastSpell, passage: 'open', seconds: 15 },
]
const mailsPerSpell = 12
/** How many mails are taken without a word, in the last spell; what is sent beside one of them is cut off with it. */
const unsaid = 4
const sentAtOnce = 2
/** A try that fails is made again after 5 s, 10 s, 20 s… */
const patience = 150_000

/** The mail server is away, slow, or breaks off; schools sign up meanwhile, each of whom is to have one mail. */
export async function mail(ground: Ground): Promise<Finding[]> {
  let left = 0
  const breaksAfter = () => left-- > 0
  const server = await openMailServer({ breaksAfter })
  ground.stack.defer(server.close)
  const door = await openDoor(server.port)
  ground.stack.defer(door.close)
  const scene = await openScene(ground, { settings: mailSettingsOf(door), kinds: [] })
  const probe = scene.watch()
  const wanted: { email: string; spell: string }[] = []
  const reads = await goThrough(spells, door, probe, async ({ name }) => {
    if (name === lastSpell) left = unsaid
    for (let count = 0; count < mailsPerSpell; count++) {
      const email = await signUpOne(scene)
      if (email) wanted.push({ email, spell: name })
    }
  })
  const isThere = async () => wanted.every(({ email }) => countOf(server, email) > 0)
  const arrived = await secondsUntil(isThere, patience)
  await probe.stop()
  return [judgeMails(wanted, server, arrived), judgeSpeed('Mail server away, slow, cut', reads)]
}

async function signUpOne({ address }: Scene): Promise<string | null> {
  const email = `${crypto.randomUUID()}@school.example`
  const body = () => ({ email, password, school_name: 'Escuela Luna' })
  const { status } = await see('sign-up', callAs(address, '', 'POST', '/api/auth/signup', body))
  return status === 201 ? email : null
}

const countOf = ({ mails }: MailServer, email: string) =>
  mails.filter(({ to }) => to?.some(({ address }) => address === email)).length

function judgeMails(
  wanted: readonly { email: string; spell: string }[],
  server: MailServer,
  arrived: number | null,
): Finding {
  const counts = wanted.map(({ email, spell }) => ({ spell, count: countOf(server, email) }))
  const missing = counts.filter(({ count }) => count === 0)
  const twice = counts.filter(({ count }) => count > 1)
  // Nobody can know whether a mail was taken by a server that left without a word.
  const unexpected = twice.filter(({ spell, count }) => !spell.startsWith('cut') || count > 2)
  return {
    what: 'Mail server down, silent, slow, cut in the middle of a mail, and after it took one: every mail arrives',
    tried: `${counted(wanted.length)} mails in ${spells.length} spells of ${spells[0]?.seconds} s`,
    found: `${missing.length} missing, ${twiceIn(twice)}, all there ${arrived === null ? 'never' : `${arrived.toFixed(0)} s afterwards`}`,
    isRight:
      wanted.length === (spells.length + 1) * mailsPerSpell &&
      missing.length + unexpected.length === 0 &&
      twice.length <= unsaid * sentAtOnce,
  }
}

function twiceIn(twice: readonly { spell: string }[]): string {
  const bySpell = Object.entries(Object.groupBy(twice, ({ spell }) => spell))
  const each = bySpell.map(([spell, mails = []]) => `${mails.length} while ${spell}`)
  return twice.length === 0
    ? '0 twice'
    : `${twice.length} twice because the server took them and could not say so (${each.join(', ')})`
}
