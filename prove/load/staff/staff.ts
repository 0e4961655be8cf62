import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, goodPassword as password } from '#server/test/world.ts'
import { answerOrCode, changeOnce, pick, twiceAtOnce } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import type { OpenWriters } from '../load.ts'
import { awaitMailedToken, type MailedTokens, readMailedTokens } from './mailed-tokens.ts'
import { keepConfirmed, openSchool } from '../school.ts'
import { checkStaff, type Person, type StaffLane } from './staff-check.ts'

const lanes = 2
const most = { invited: 6, members: 8 } as const
const leastMembers = 3
/** Mails are sent more slowly than they can be asked for; some are sent again before they came. */
const waitsForMail = 0.9
const mailPause = 100

/** Invitations are sent, sent again, withdrawn, and taken twice at the same time; members are removed. */
export const openStaffWriters: OpenWriters = async ({ caller, peer, dataDir, random }) => {
  const { api, signedIn } = await openSchool(caller, 'starter', peer)
  const mailed = readMailedTokens(dataDir ?? '', signedIn.user.school.id)
  const token = await awaitMailedToken(mailed, signedIn.user.email)
  await caller.retry(() => api.auth.confirmEmail({ body: { token } }))
  const { id: class_id } = await caller.retry(() => api.classes.add({ body: { name: 'Tuesday' } }))
  const own = Array.from({ length: lanes }, (): StaffLane => ({ people: [], pending: null }))
  const confirm = keepConfirmed(caller, api)
  return {
    steps: own.map((lane, place) =>
      changingStaff({ caller, api, mailed, lane, class_id, random, confirm, prefix: `sta${place}-` }),
    ),
    check: (isFull) => checkStaff(caller, api, { lanes: own, owner: signedIn.user.id, class_id, isFull }),
  }
}

interface Work {
  caller: Caller
  api: Api
  mailed: MailedTokens
  lane: StaffLane
  class_id: string
  random: () => number
  confirm: () => Promise<void>
  prefix: string
}

function changingStaff(work: Work): () => Promise<void> {
  let count = 0
  return async () => {
    const { lane, random, confirm } = work
    const those = (state: Person['state']) => lane.people.filter((person) => person.state === state)
    const invited = pick(those('invited'), random)
    const member = those('member').length > leastMembers ? pick(those('member'), random) : undefined
    const draw = random()
    await confirm()
    if (member && (draw < 0.15 || those('member').length >= most.members)) await remove(work, member)
    else if (!invited || (draw < 0.4 && those('invited').length < most.invited))
      await invite(work, `${work.prefix}${count++}@staff.example`)
    else if (random() < waitsForMail && (await openLinks(work, invited)).length === 0) await sleep(mailPause)
    else if (draw < 0.5) await resend(work, invited)
    else if (draw < 0.6) await withdraw(work, invited)
    else await take(work, invited)
    lane.pending = null
  }
}

async function invite({ caller, api, lane, class_id }: Work, email: string): Promise<void> {
  lane.pending = email
  const idempotencyKey = randomUUID()
  const body = { emails: [email], role: 'teacher' as const, class_ids: [class_id] }
  const answer = await caller.callUntilAnswered(() => api.staff.invite({ body }, { idempotencyKey }))
  const id = typeof answer === 'string' ? undefined : answer.invited[0]?.id
  if (!id) throw new Error(`${email} was not invited`)
  lane.people.push({ email, id, state: 'invited', letters: 1, ended: new Set(), isLinkUncertain: false, session: '' })
}

async function resend({ caller, api, mailed, lane }: Work, person: Person): Promise<void> {
  const before = await mailed(person.email, '/invitation')
  lane.pending = person.email
  let tries = 0
  await caller.callUntilAnswered(() => {
    tries += 1
    return api.staff.resend({ params: { id: person.id } })
  })
  // A mail that was under way, or that a try without an answer sent, still arrives, although its link has ended.
  person.isLinkUncertain ||= tries > 1 || before.length < person.letters
  person.letters += 1
  for (const token of before) person.ended.add(token)
  await expectEnded(caller, before[0])
}

async function withdraw({ caller, api, mailed, lane }: Work, person: Person): Promise<void> {
  lane.pending = person.email
  await changeOnce(caller, 'not_found', () => api.staff.withdraw({ params: { id: person.id } }))
  person.state = 'withdrawn'
  await expectEnded(caller, (await mailed(person.email, '/invitation'))[0])
}

async function expectEnded(caller: Caller, token: string | undefined): Promise<void> {
  if (!token) return
  const open = () => caller.api().staff.openInvitation({ body: { token } })
  if ((await caller.callUntilAnswered(open, 'expired_link')) !== 'expired_link')
    throw new Error('a link that has ended opens an invitation')
}

async function openLinks({ mailed }: Work, { email, ended }: Person): Promise<string[]> {
  return (await mailed(email, '/invitation')).filter((token) => !ended.has(token))
}

async function take(work: Work, person: Person): Promise<void> {
  const { caller, lane } = work
  const [token] = await openLinks(work, person)
  if (!token) return
  lane.pending = person.email
  const body = { token, name: 'Ana', password }
  let tries = 0
  const answers = await caller.callUntilAnswered(() => {
    tries += 1
    return twiceAtOnce(() => answerOrCode(caller.api().staff.acceptInvitation({ body }), 'expired_link', 'email_taken'))
  })
  const taken = typeof answers === 'string' ? [] : answers.filter((answer) => typeof answer === 'object')
  if (taken.length > 1) throw new Error('one invitation made two members')
  const [signedIn] = taken.length > 0 || tries === 1 ? taken : [await signIn(caller, person.email)]
  if (signedIn) Object.assign(person, { state: 'member', id: signedIn.user.id, session: signedIn.authToken })
  else if (person.isLinkUncertain) person.ended.add(token)
  else throw new Error(`the invitation of ${person.email} could not be taken`)
}

async function signIn(caller: Caller, email: string) {
  const login = () => caller.api('', 401).auth.login({ body: { email, password } })
  const answer = await caller.callUntilAnswered(login, 'bad_credentials')
  return typeof answer === 'string' ? undefined : answer
}

async function remove({ caller, api, lane }: Work, person: Person): Promise<void> {
  lane.pending = person.email
  await changeOnce(caller, 'not_found', () => api.staff.remove({ params: { id: person.id } }))
  person.state = 'removed'
  const call = () => caller.api(person.session, 401).auth.me()
  if ((await caller.callUntilAnswered(call, 'unauthenticated')) !== 'unauthenticated')
    throw new Error('a removed member is still signed in')
}
