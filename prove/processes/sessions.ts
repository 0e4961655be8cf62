import { goodPassword } from '#server/test/world.ts'
import type { Finding } from '../proof.ts'
import { apiAt, codeOf, openSchool } from './callers.ts'
import type { Pair } from './pair.ts'

type School = Awaited<ReturnType<typeof openSchool>>
interface Case {
  what: string
  end: (pair: Pair, school: School, victim: { token: string; id: string }) => Promise<unknown>
}

const newPassword = 'another-quiet-river-43'

const cases: readonly Case[] = [
  { what: 'signing out', end: ({ addresses: [here = ''] }, _, { token }) => apiAt(here, token).auth.logout() },
  {
    what: 'ending one session',
    end: ({ addresses: [here = ''] }, { token }, { id }) => apiAt(here, token).sessions.end({ params: { id } }),
  },
  {
    what: 'ending all others',
    end: ({ addresses: [here = ''] }, { token }) => apiAt(here, token).sessions.endOthers(),
  },
  {
    what: 'changing the password',
    end: ({ addresses: [here = ''] }, { token }) =>
      apiAt(here, token).auth.changePassword({ body: { current_password: goodPassword, new_password: newPassword } }),
  },
  {
    what: 'deleting the school',
    end: ({ addresses: [here = ''] }, { token }) =>
      apiAt(here, token).account.remove({ body: { password: goodPassword, school_name: 'Escuela Sol' } }),
  },
]

export async function proveSessions(pair: Pair, rounds: number): Promise<Finding[]> {
  const refusals = new Map<string, number>()
  const note = (code: string) => refusals.set(code, (refusals.get(code) ?? 0) + 1)
  for (let round = 0; round < rounds; round += 1) {
    for (const one of cases) note(await endElsewhere(pair, one))
    for (const code of await renewElsewhere(pair)) note(code)
  }
  const tried = [...refusals.values()].reduce((sum, count) => sum + count, 0)
  const wrong = tried - (refusals.get('unauthenticated') ?? 0) - (refusals.get('not_found') ?? 0)
  return [
    {
      what: 'Sessions ended and links renewed at one server, used at the other',
      tried: `${tried} calls immediately afterwards, in ${cases.length + 1} ways`,
      found: wrong === 0 ? 'all rejected' : `${wrong} accepted or failed: ${JSON.stringify([...refusals])}`,
      hasPassed: wrong === 0,
    },
  ]
}

async function endElsewhere(pair: Pair, { what, end }: Case): Promise<string> {
  const [here = '', there = ''] = pair.addresses
  const school = await openSchool(here)
  const email = school.signedIn.user.email
  const { authToken: token } = await apiAt(there).auth.login({ body: { email, password: goodPassword } })
  const { items } = await apiAt(there, token).sessions.list()
  const current = items.find((session) => session.current)
  if (!current) throw new Error(`${what}: the session is not in its own list`)
  await end(pair, school, { token, id: current.id })
  return codeOf(apiAt(there, token).students.list())
}

async function renewElsewhere({ addresses: [here = '', there = ''] }: Pair): Promise<string[]> {
  const { api } = await openSchool(here)
  const { id } = await api.students.add({ body: { first_name: 'Ana' } })
  const { url } = await api.links.get({ params: { id } })
  const old = new URL(url).hash.slice(1)
  const { practiceToken } = await apiAt(there).practice.open({ body: { token: old } })
  const student = apiAt(there, practiceToken)
  await student.practice.home()
  await api.links.renew({ params: { id } })
  return [await codeOf(student.practice.home()), await codeOf(apiAt(there).practice.open({ body: { token: old } }))]
}
