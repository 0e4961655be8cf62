import { expect, test } from 'vitest'
import type { User } from '#contract/school/auth.ts'
import { userWith } from '../../test/people.ts'
import { createGuard } from './guard.ts'

const now = Date.parse('2026-03-01T12:00:00Z')
const soon = '2026-03-01T12:00:01.000Z'
const past = '2026-03-01T12:00:00.000Z'

/** Where the guard sends a user who asks for a path; the user where it lets them in. */
function ask(which: 'signedIn' | 'signedOut', user: User | null, path: string): unknown {
  const guard = createGuard(
    { get: () => ({ isAuthenticated: !!user, isLoading: false, isInitialized: true, user, ending: null }) },
    () => now,
  )
  const url = new URL(path, 'http://app.test')
  try {
    return guard[which]({ request: new Request(url), url, params: {}, pattern: '', context: {} } as never)
  } catch (response) {
    return (response as Response).headers.get('location')
  }
}

test.each<[string, User | null, string, string]>([
  ['signed out', null, '/students?page=2', '/login?from=%2Fstudents%3Fpage%3D2'],
  ['signed out', null, '/upgrade', '/login?from=%2Fupgrade'],
  ['an admin without a plan', userWith({ role: 'admin', status: 'none' }), '/students', 'in'],
  ['a school on trial', userWith(), '/students', 'in'],
  ['a school with a plan', userWith({ status: 'active' }), '/students', 'in'],
  [
    'a cancelled school before its end',
    userWith({ status: 'canceled', subscription_end_date: soon }),
    '/students',
    'in',
  ],
  [
    'a cancelled school at its end',
    userWith({ status: 'canceled', subscription_end_date: past }),
    '/students',
    '/upgrade?from=%2Fstudents',
  ],
  ['a new school', userWith({ status: 'none' }), '/students', '/upgrade?from=%2Fstudents'],
  ['a new school', userWith({ status: 'none' }), '/upgrade?from=%2Fstudents', 'in'],
  ['a school whose card failed', userWith({ status: 'past_due' }), '/students', '/upgrade?from=%2Fstudents'],
])('%s at %2$s is sent to %3$s', (_, user, path, expected) => {
  expect(ask('signedIn', user, path)).toEqual(expected === 'in' ? user : expected)
})

test('/login redirects a signed-in user to the return path', () => {
  expect(ask('signedOut', null, '/login?from=%2Fupgrade')).toBeNull()
  expect(ask('signedOut', userWith(), '/login')).toBe('/')
  expect(ask('signedOut', userWith(), '/login?from=%2Fupgrade')).toBe('/upgrade')
  expect(ask('signedOut', userWith(), '/login?from=%2F%2Fevil.example')).toBe('/')
})
