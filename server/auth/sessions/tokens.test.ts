import { createHmac } from 'node:crypto'
import { createSigner } from 'fast-jwt'
import { expect, test } from 'vitest'
import { createTokens } from '#server/auth/sessions/tokens.ts'
import { createKeys } from '#server/settings/keys.ts'

const secret = 'x'.repeat(64)
const keys = createKeys(secret)
const tokens = createTokens(keys)
const sub = '0198c0de-0000-7000-8000-000000000000'
const claims = { sub, sid: 'session' }
const signWith = (options: object, payload: object = { sid: 'session' }) =>
  createSigner({
    key: keys.newest('session'),
    algorithm: 'HS256',
    iss: 'tertulia',
    aud: 'dashboard',
    sub,
    expiresIn: 60_000,
    ...options,
  })(payload)

test('a token names the user and the session, and no permissions', () => {
  const token = tokens.sign(claims, 60)
  expect(tokens.read(token)).toEqual(claims)
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(Object.keys(payload as object).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub'])
})

test.each([
  ['of another key', signWith({ key: 'y'.repeat(64) })],
  ['of another audience', signWith({ aud: 'practice' })],
  ['of another issuer', signWith({ iss: 'other' })],
  ['that ran out', signWith({ expiresIn: 1000, clockTimestamp: Date.now() - 60_000 })],
  ['of another algorithm', signWith({ algorithm: 'HS512' })],
  ['without a session', signWith({}, {})],
  ['without an end', signWith({ expiresIn: undefined })],
  ['whose user is no id', signWith({ sub: `' or true --` })],
  ['with a session id that PostgreSQL cannot store', signWith({}, { sid: '\u0000' })],
  ['that is no token', 'a.b.c'],
  ['that is empty', ''],
])('a token %s is refused', (_, token) => {
  expect(tokens.read(token)).toBeNull()
})

test('an unsigned token is refused, and so is one whose payload was changed', () => {
  const [, payload = '', signature = ''] = tokens.sign(claims, 60).split('.')
  const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
  expect(tokens.read(`${none}.${payload}.`)).toBeNull()
  expect(
    tokens.read(`${none}.${payload}.${createHmac('sha256', '').update(`${none}.${payload}`).digest('base64url')}`),
  ).toBeNull()
  const other = Buffer.from(JSON.stringify({ sub: 'other', sid: 'else', exp: 9_999_999_999 })).toString('base64url')
  expect(tokens.read(`${none}.${other}.${signature}`)).toBeNull()
})
