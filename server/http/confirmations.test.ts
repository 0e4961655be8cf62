import { beforeAll, describe, expect, test } from 'vitest'
import { accessOf } from '#contract/endpoint.ts'
import { belongingsOf } from '#server/test/contract/belongings.ts'
import { callSample, endpoints, variantsOf } from '#server/test/contract/endpoints.ts'
import { rowsOfSchool } from '#server/test/contract/rows-of-school.ts'
import { openPracticeStudent, type PracticeStudent } from '#server/test/practice-world.ts'
import { shareWorld, type World } from '#server/test/world.ts'

let world: World
beforeAll(async () => {
  world = await shareWorld()
})

/** Deleting and exporting the school, its staff, payments, and what people sign in with. */
const isSensitive = (name: string) => /^(?:account|auth|google|factors|staff|billing)\./.test(name)

const asksItself = 'The call itself takes the password, or asks where there is none.'
const takesNothing = 'It takes a right back, or declines one.'
const isProof = 'It is how one is asked again.'
const unasked: Record<string, string> = {
  'account.edit': `A new address: ${asksItself} The rest is the profile.`,
  'account.remove': asksItself,
  'auth.changePassword': asksItself,
  'account.sendConfirmation': 'It mails a link to an address that is known already.',
  'account.putPicture': 'A picture.',
  'account.removePicture': 'A picture.',
  'account.putLogo': 'A picture.',
  'account.removeLogo': 'A picture.',
  'auth.logout': takesNothing,
  'staff.resend': 'To the address, and with the role, that was confirmed when it was invited.',
  'staff.withdraw': takesNothing,
  'staff.withdrawOffer': takesNothing,
  'staff.declineSchool': takesNothing,
  'factors.confirmApp': 'It ends what a call that asks has begun.',
  'factors.addPasskey': 'It ends what a call that asks has begun.',
  'factors.confirmOptions': isProof,
  'factors.confirm': isProof,
  'google.confirm': isProof,
  'billing.sync': 'It reads what the provider has.',
  'billing.pay': 'The page of the sandbox, to which a call that asks has led.',
}

test('what concerns access and money asks again, or says why not', () => {
  const open = endpoints.filter(
    ([name, endpoint]) =>
      isSensitive(name) && endpoint.method !== 'GET' && accessOf(endpoint) !== 'public' && !endpoint.confirms,
  )
  expect(open.map(([name]) => name).toSorted()).toEqual(Object.keys(unasked).toSorted())
})

test('everything in one file is read after a confirmation only', () => {
  expect(endpoints.find(([name]) => name === 'account.export')?.[1].confirms).toBe(true)
})

describe('ten minutes after the last confirmation a call is refused, and nothing changes', () => {
  let student: PracticeStudent
  let belongings: Awaited<ReturnType<typeof belongingsOf>>
  beforeAll(async () => {
    student = await openPracticeStudent(world)
    belongings = await belongingsOf(world, student)
    await world.pool.query(`update sessions set confirmed_at = now() - interval '601 seconds' where school_id = $1`, [
      student.school.signedIn.user.school.id,
    ])
  })
  test.each(endpoints.filter(([, { confirms }]) => confirms))('%s', async (name, endpoint) => {
    const before = await rowsOfSchool(world, student.school)
    for (let variant = 0; variant < variantsOf(endpoint); variant += 1) {
      const reply = await callSample(world, endpoint, student.school.signedIn.authToken, belongings(name), variant)
      expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: 'confirmation_required' }])
    }
    expect(await rowsOfSchool(world, student.school)).toEqual(before)
  })
})
