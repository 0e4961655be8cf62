import { createHmac, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

export type Forgery = readonly [kind: string, token: string]

type Part = Record<string, unknown>
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const decode = (part = ''): Part => JSON.parse(Buffer.from(part, 'base64url').toString())
const hash = (bits: number, key: string | Buffer, text: string) =>
  createHmac(`sha${bits}`, key).update(text).digest('base64url')

export const signed = (header: Part, payload: unknown, key: string | Buffer, bits = 256): string => {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${hash(bits, key, text)}`
}

export function flipped(token: string): Forgery[] {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const bytes = Buffer.from(signature, 'base64url')
  return Array.from({ length: bytes.length * 8 }, (_, bit) => {
    const other = Buffer.from(bytes)
    other.writeUInt8(other.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
    return ['flipped', `${header}.${payload}.${other.toString('base64url')}`] as const
  })
}

const truncated = (token: string): Forgery[] => {
  const [header = '', payload = '', signature = ''] = token.split('.')
  return Array.from(
    { length: signature.length - 1 },
    (_, end) => ['cut', `${header}.${payload}.${signature.slice(0, end)}`] as const,
  )
}

function ofOtherAlgorithms(payload: Part, key: string): Forgery[] {
  const names = ['none', 'None', 'NONE', 'nOnE', '', ' none', 'HS256 ', 'hs256', null, 0, ['HS256'], { name: 'HS256' }]
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const text = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}`
  return [
    ...names.flatMap((alg): Forgery[] => [
      ['algorithm', `${encode({ alg, typ: 'JWT' })}.${encode(payload)}.`],
      ['algorithm', signed({ alg, typ: 'JWT' }, payload, '')],
      ['algorithm', signed({ alg, typ: 'JWT' }, payload, randomBytes(32))],
    ]),
    ['algorithm', signed({ alg: 'HS384', typ: 'JWT' }, payload, key, 384)],
    ['algorithm', signed({ alg: 'HS512', typ: 'JWT' }, payload, key, 512)],
    ...['RS256', 'ES256', 'EdDSA', 'PS256'].map((alg) => ['algorithm', signed({ alg }, payload, key)] as const),
    ['algorithm', `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`],
  ]
}

// Signed with the right key, but with a wrong claim.
function ofOtherClaims(payload: Part, key: string): Forgery[] {
  const now = Math.floor(Date.now() / 1000)
  const { exp: _, ...endless } = payload
  const changes: Part[] = [
    { iss: 'someone' },
    { iss: ['tertulia', 'x'] },
    { aud: 'practice-of-another' },
    { aud: null },
    { exp: now - 1 },
    { exp: 0 },
    { exp: 'never' },
    { exp: null },
    { nbf: now + 3600 },
    { sid: randomBytes(16).toString('base64url') },
    { sid: '' },
    { sid: null },
    { sid: { $ne: '' } },
    { sid: ['a'] },
    { sid: `' or '1'='1` },
    { sid: '\u0000' },
    { sid: 'ſıd\u202e' },
    { sub: crypto.randomUUID() },
    { sub: 'x' },
    { sub: '' },
    { sub: null },
    { sub: { toString: 'x' } },
    { sub: `' or true --` },
    { sub: '\u0000' },
    { sub: crypto.randomUUID(), role: 'admin', admin: true, school_id: crypto.randomUUID() },
    { sub: crypto.randomUUID(), __proto__x: { role: 'admin' }, constructor: { prototype: {} } },
  ]
  const header = { alg: 'HS256', typ: 'JWT' }
  return [endless, ...changes.map((change) => ({ ...payload, ...change })), [], 'text', 7, null].map(
    (one) => ['claim', signed(header, one, key)] as const,
  )
}

function ofOtherKeys(payload: Part): Forgery[] {
  const keys = ['', 'secret', 'tertulia', 'undefined', 'null', '\u0000'.repeat(32), randomBytes(32)]
  const kids = ['/dev/null', '../../auth-secret', `' union select 'x' --`, 'http://127.0.0.1/key', '\u0000']
  const more = [{}, ...kids.map((kid) => ({ kid })), { jku: 'http://127.0.0.1/' }, { jwk: { kty: 'oct', k: '' } }]
  return keys.flatMap((key) =>
    [...more, { crit: ['exp'] }, { x5u: 'file:///etc/passwd' }].map(
      (part) => ['key', signed({ alg: 'HS256', typ: 'JWT', ...part }, payload, key)] as const,
    ),
  )
}

export function forgeriesOf(token: string, key: string): Forgery[] {
  const [header = '', part = '', signature = ''] = token.split('.')
  const payload = decode(part)
  const admin = encode({ ...payload, role: 'admin' })
  const shapes = [
    `${header}.${admin}.${signature}`,
    `${header}.${part}`,
    `.${part}.${signature}`,
    `${header}..${signature}`,
    `${header}.${part}.${signature}.${signature}`,
    `${token}=`,
    `${token}\u00a0x`,
    `${token},${token}`,
    `{"protected":"${header}","payload":"${part}"}`,
    'x'.repeat(8000),
    `${header}.${encode({ ...payload, sid: 'x'.repeat(5000) })}.${signature}`,
    `${header}.${Buffer.from(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`).toString('base64url')}.${signature}`,
    signed({ alg: 'HS256', cty: 'JWT' }, token, key),
  ].map((one) => ['shape', Buffer.from(one).toString('latin1')] as const)
  return [
    ...shapes,
    ...truncated(token),
    ...ofOtherAlgorithms(payload, key),
    ...ofOtherClaims(payload, key),
    ...ofOtherKeys(payload),
  ]
}
