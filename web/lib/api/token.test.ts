import { beforeEach, expect, test } from 'vitest'
import { tokenFor } from '../../test/people.ts'
import { createTokens, expiryOf, tokenKey } from './token.ts'

beforeEach(() => localStorage.clear())

test('the token is kept under "authToken", and every call carries it until it is removed', () => {
  const tokens = createTokens(localStorage)
  tokens.save('a.b.c')
  expect(localStorage.getItem('authToken')).toBe('a.b.c')
  expect(tokens.headers).toEqual({ authorization: 'Bearer a.b.c' })
  tokens.remove()
  expect(localStorage.getItem(tokenKey)).toBeNull()
  expect(tokens.headers).toEqual({})
})

test('a stored token counts while its end is ahead', () => {
  const tokens = createTokens(localStorage)
  expect(tokens.stored()).toBeNull()
  localStorage.setItem(tokenKey, tokenFor(60))
  expect(tokens.stored()).toBe(tokenFor(60))
  localStorage.setItem(tokenKey, tokenFor(-60))
  expect(tokens.stored()).toBeNull()
})

test.each(['', 'x', 'a.b', 'a.%%%.c', `a.${btoa('null')}.c`, `a.${btoa('{"exp":"soon"}')}.c`, `a.${btoa('[]')}.c`])(
  'garbage such as %j is no token',
  (token) => {
    expect(expiryOf(token)).toBeNaN()
  },
)

test('the payload may use the alphabet of addresses', () => {
  const payload = btoa('{"exp":1,"x":"ÿþ?>"}').replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  expect(expiryOf(`a.${payload}.c`)).toBe(1000)
})
