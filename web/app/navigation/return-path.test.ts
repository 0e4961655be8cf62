import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withReturnPath, returnPathFrom } from './return-path.ts'

const back = (from: string, except?: readonly string[]) => returnPathFrom(`?${new URLSearchParams({ from })}`, except)

test('one comes back to a page of the application, with its query', () => {
  expect(back('/students')).toBe('/students')
  expect(back('/students?search=ana&page=2#row')).toBe('/students?search=ana&page=2#row')
  expect(back('/upgrade')).toBe('/upgrade')
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/students/..//evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  'https://evil.example/students',
  'https:/students',
  'javascript:alert(1)',
  'students',
  '/nowhere',
  '/api/auth/me',
  '',
])('%j is no return path', (from) => {
  expect(back(from)).toBeNull()
})

test('the sign-in pages and the start are no pages to come back to', () => {
  for (const from of ['/', '/login', '/login/', '/login?from=/login', '/sign-up', '/LOGIN'])
    expect(back(from)).toBeNull()
  expect(back('/upgrade', ['/upgrade'])).toBeNull()
})

test('every return path stays on this origin', () => {
  const origin = 'https://tertulia.example'
  const slashes = fc.array(fc.constantFrom('/', '\\', '%2f', '.', 'students', 'evil.example', '@', ':', '\t', '?', '#'))
  fc.assert(
    fc.property(slashes, (parts) => {
      const page = back(parts.join(''))
      if (page !== null) expect(new URL(page, origin).origin).toBe(origin)
    }),
  )
})

test('a remembered page survives its way through the address bar', () => {
  const address = withReturnPath('/login', '/students?search=a&b')
  expect(returnPathFrom(new URL(address, 'http://x').search)).toBe('/students?search=a&b')
  expect(withReturnPath('/login', null)).toBe('/login')
})
