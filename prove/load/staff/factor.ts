import { recoveryCodeCount, SecondStep } from '#contract/school/factors.ts'
import { ApiError } from '#contract/errors.ts'
import type { SignInResult } from '#contract/school/auth.ts'
import { codeOf } from '#server/test/peers/authenticator-app.ts'
import { type Api, goodPassword as password } from '#server/test/world.ts'
import { answerOrCode, changeOnce, pick, twiceAtOnce } from '../attempts.ts'
import type { Caller } from '../caller.ts'
import type { OpenWriters } from '../load.ts'
import { openSchool } from '../school.ts'
import type { Violation } from '../tally.ts'

const people = 2
const fewest = 3
const stepMs = 30_000

interface Person {
  email: string
  api: Api
  secret: string
  codes: string[]
  used: string[]
  step: number
  pending: 'code' | 'codes' | null
}

/** Two owners sign in with a recovery code, or a code of their app, twice at the same time; and try again what was used. */
export const openFactorWriters: OpenWriters = async ({ caller, peer, random }) => {
  const all: Person[] = []
  for (let place = 0; place < people; place += 1) {
    const { api, signedIn } = await openSchool(caller, 'starter', peer)
    const { email } = signedIn.user
    const person: Person = { email, api, secret: '', codes: [], used: [], step: 0, pending: null }
    await setUp(caller, person)
    all.push(person)
  }
  return {
    steps: all.map((person) => () => signInSomehow(caller, person, random)),
    check: async () => (await Promise.all(all.map((person) => checkPerson(caller, person)))).flat(),
  }
}

async function setUp(caller: Caller, person: Person): Promise<void> {
  const { factors } = person.api
  const { secret } = await caller.retry(() => factors.beginApp())
  const step = stepNow()
  const confirm = () => factors.confirmApp({ body: { code: codeAt(secret, step) } })
  const confirmed = await changeOnce(caller, 'not_found', confirm)
  const { recovery_codes } = confirmed ?? (await caller.retry(() => factors.renewCodes()))
  Object.assign(person, { secret, codes: [...recovery_codes], step })
}

const stepNow = () => Math.floor(Date.now() / stepMs)
const codeAt = (secret: string, step: number) => codeOf(secret, (step + 0.5) * stepMs - Date.now())

async function signInSomehow(caller: Caller, person: Person, random: () => number): Promise<void> {
  const draw = random()
  if (person.codes.length < fewest) await renewCodes(caller, person)
  else if (draw < 0.25 && person.used.length > 0) await tryUsed(caller, person, pick(person.used, random) ?? '')
  else if (draw < 0.5) await useApp(caller, person)
  else await useRecoveryCode(caller, person)
}

async function ticketFor(caller: Caller, email: string): Promise<string> {
  const login = () => caller.api('', 401).auth.login({ body: { email, password } })
  const ticket = await caller.callUntilAnswered(() => login().then(() => null, ticketIn))
  if (ticket === null) throw new Error('the password alone signed in')
  return ticket
}

/** The ticket for the second step, in the error that a right password gets. */
export function ticketIn(error: unknown): string {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_needed') throw error
  return SecondStep.parse(error.details).ticket
}

type Code = { code: string } | { recovery_code: string }
interface Outcome {
  signedIn: SignInResult[]
  tries: number
}

/** Two sign-ins at the same time with the same code, which is made when it is needed: that of an app is good for a minute. */
async function stepTwice(caller: Caller, person: Person, makeCode: () => Code): Promise<Outcome> {
  let tries = 0
  let proof: Code | undefined
  const tickets = [await ticketFor(caller, person.email), await ticketFor(caller, person.email)]
  const answers = await caller.callUntilAnswered(async () => {
    tries += 1
    const made = (proof ??= makeCode())
    const step = (place: number) =>
      caller.api().factors.secondStep({ body: { ticket: tickets[place] ?? '', proof: made } })
    return twiceAtOnce((place) => answerOrCode(step(place), 'wrong_code', 'expired_link'))
  })
  const signedIn = typeof answers === 'string' ? [] : answers.filter((answer) => typeof answer === 'object')
  const [newest] = signedIn
  if (newest) person.api = caller.api(newest.authToken)
  return { signedIn, tries }
}

async function useRecoveryCode(caller: Caller, person: Person): Promise<void> {
  const recovery_code = person.codes[0] ?? ''
  person.pending = 'code'
  const { signedIn, tries } = await stepTwice(caller, person, () => ({ recovery_code }))
  person.codes.shift()
  person.used.push(recovery_code)
  person.pending = null
  if (signedIn.length > 1) throw new Error('a recovery code counted twice')
  if (signedIn.length === 0 && tries === 1) throw new Error('a recovery code did not count')
}

async function useApp(caller: Caller, person: Person): Promise<void> {
  let isFresh = false
  const { signedIn, tries } = await stepTwice(caller, person, () => {
    const step = stepNow()
    isFresh = step > person.step
    person.step = step
    return { code: codeAt(person.secret, step) }
  })
  if (signedIn.length > (isFresh ? 1 : 0)) throw new Error('a code of the app counted twice')
  if (isFresh && signedIn.length === 0 && tries === 1) throw new Error('a code of the app did not count')
}

async function tryUsed(caller: Caller, person: Person, recovery_code: string): Promise<void> {
  const { signedIn } = await stepTwice(caller, person, () => ({ recovery_code }))
  if (signedIn.length > 0) throw new Error('a used recovery code signed in')
}

async function renewCodes(caller: Caller, person: Person): Promise<void> {
  await caller.retry(() => person.api.factors.confirm({ body: { password } }))
  person.pending = 'codes'
  const renewed = await caller.callUntilAnswered(() => person.api.factors.renewCodes())
  if (typeof renewed === 'string') throw new Error(renewed)
  person.used.push(...person.codes)
  person.codes = [...renewed.recovery_codes]
  person.pending = null
}

async function checkPerson({ kind }: Caller, { api, email, codes, pending }: Person): Promise<Violation[]> {
  const { app, recovery_codes: left } = await api.factors.get()
  if (!app) return [{ kind, fault: 'missing', about: `the app of ${email}` }]
  const possible = new Set([codes.length])
  if (pending === 'code') possible.add(codes.length - 1)
  if (pending === 'codes') possible.add(recoveryCodeCount)
  if (possible.has(left)) return []
  const fault = left > codes.length ? 'surplus' : 'missing'
  return [{ kind, fault, about: `${left} codes of ${email}, not ${codes.length}` }]
}
