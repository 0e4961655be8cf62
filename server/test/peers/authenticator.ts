import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Json = Record<string, unknown>

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

// The few kinds of CBOR that WebAuthn needs here.
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : length < 256
      ? Buffer.from([(major << 5) | 24, length])
      : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytesOf = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const textOf = (value: string) => Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
const mapOf = (entries: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()])

const flags = { present: 1, verified: 4, attested: 64 } as const

export function createAuthenticator(origin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0
  const rpHash = sha256(new URL(origin).hostname)
  const dataOf = (extra: Uint8Array = Buffer.alloc(0), flag: number = flags.present | flags.verified) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([rpHash, Buffer.from([flag]), count, extra])
  }
  const clientData = (type: string, challenge: unknown, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }
  return {
    create: ({ challenge }: Json, from = origin): Json => {
      const key = mapOf([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytesOf(Buffer.from(x, 'base64url'))],
        [integer(-3), bytesOf(Buffer.from(y, 'base64url'))],
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const authData = dataOf(attested, flags.present | flags.verified | flags.attested)
      const attestation = mapOf([
        [textOf('fmt'), textOf('none')],
        [textOf('attStmt'), mapOf([])],
        [textOf('authData'), bytesOf(authData)],
      ])
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
        attestationObject: base64url(attestation),
        transports: ['internal'],
      }
      return { ...credential, response }
    },
    get: (
      { challenge }: Json,
      { from = origin, count = counter + 1 }: { from?: string; count?: number } = {},
    ): Json => {
      counter = count
      const data = clientData('webauthn.get', challenge, from)
      const authenticatorData = dataOf()
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey)
      const response = {
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
      }
      return { ...credential, response }
    },
  }
}
