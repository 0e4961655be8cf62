import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'
import { isLoopback } from '#server/lib/loopback.ts'

/** Continues a sentence that begins with the setting's name, and quotes the value. */
const mustBe = (requirement: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${requirement}, but it is "${String(input)}"`,
})
/** For values that may contain a password or a key, which are not quoted. */
const mustBeSecret = (requirement: string) => ({ error: () => `must be ${requirement}` })

const numberOf = (pattern: RegExp, error: ReturnType<typeof mustBe>, isValid: (value: number) => boolean) =>
  z.pipe(
    z.string().check(z.regex(pattern, error)),
    z.pipe(z.transform(Number), z.number().check(z.refine(isValid, error))),
  )

export const wholeNumber = (min: number, max: number) =>
  numberOf(/^\d{1,9}$/, mustBe(`a whole number from ${min} to ${max}`), (value) => value >= min && value <= max)

export const positiveNumber = numberOf(/^\d{1,9}(\.\d+)?$/, mustBe('a number above 0'), (value) => value > 0)

export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, mustBe(`one of ${words.join(', ')}`))

export const hostName = z
  .string()
  .check(
    z.refine(
      (text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
      mustBe('an address or a host name'),
    ),
  )

/** A URL in the form that `read` returns; invalid if it returns nothing. */
const address = ({ error }: ReturnType<typeof mustBe>, read: (url: URL, text: string) => string | false) =>
  z.pipe(
    z.string(),
    z.transform((text: string, { issues }) => {
      const url = URL.parse(text)
      const value = url && read(url, text)
      if (!value) issues.push({ code: 'custom', message: error({ input: text }), input: text })
      return value || z.NEVER
    }),
  )

const isRoot = (url: URL) => `${url.pathname}${url.search}${url.hash}` === '/' && !url.username
const isBare = (url: URL) => !url.username && !url.password && !url.search && !url.hash
const isWeb = (url: URL) => /^https?:$/.test(url.protocol)
const withoutSlash = (text: string) => text.replace(/\/+$/, '')
const isSecure = (url: URL, isTrusted: (host: string) => boolean) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isTrusted(url.hostname))

const privateRanges = new BlockList()
privateRanges.addSubnet('10.0.0.0', 8)
privateRanges.addSubnet('172.16.0.0', 12)
privateRanges.addSubnet('192.168.0.0', 16)
// A name without a dot is a host of a private network, as in a compose file.
const isPrivate = (host: string) =>
  isLoopback(host) || !/[.:]/.test(host) || /\.(?:internal|local)$/.test(host) || privateRanges.check(host)

export const webOrigin = address(
  mustBe('an address such as https://school.example without a path'),
  (url) => isWeb(url) && isRoot(url) && url.origin,
)

export const postgresUrl = address(
  mustBeSecret('an address such as postgres://user:password@host:5432/database'),
  (url, text) =>
    /^postgres(ql)?:$/.test(url.protocol) &&
    (url.hostname !== '' || url.searchParams.has('host')) &&
    url.pathname.length > 1 &&
    text,
)

export const smtpUrl = address(
  mustBeSecret('an address such as smtp://user:password@mail.example:587'),
  (url, text) => /^smtps?:$/.test(url.protocol) && url.hostname !== '' && text,
)

export const issuerAddress = address(
  mustBe('an https address such as https://accounts.google.com'),
  (url, text) => isSecure(url, isLoopback) && isBare(url) && withoutSlash(text),
)

export const apiBase = address(
  mustBe('an https address such as https://api.stripe.com'),
  (url) => isSecure(url, isLoopback) && isRoot(url) && url.origin,
)

export const modelBase = (publicExample: string, privateExample: string) =>
  address(
    mustBeSecret(`an address such as ${publicExample}, or ${privateExample} on a private network`),
    (url) => isSecure(url, isPrivate) && isBare(url) && withoutSlash(url.href),
  )

export const storageAddress = address(
  mustBeSecret('an address such as https://s3.eu-central-1.amazonaws.com, or http://minio:9000 on a private network'),
  (url) => isSecure(url, isPrivate) && isRoot(url) && url.origin,
)

export const addressRanges = z.pipe(
  z.string(),
  z.transform((text: string, { issues }) => {
    const ranges = text.split(',').map((range) => range.trim())
    const invalid = ranges.find((range) => !isRange(range))
    const message = `must be addresses or ranges such as 10.0.0.0/8, separated by commas, but "${invalid}" is neither`
    if (invalid !== undefined) issues.push({ code: 'custom', message, input: text })
    return ranges
  }),
)

function isRange(range: string): boolean {
  const [host = '', bits = '0', ...rest] = range.split('/')
  const max = { 0: -1, 4: 32, 6: 128 }[isIP(host)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= max
}

const keyHint = 'such as the output of "openssl rand -base64 32"'
const placeholders = /change.?me|example|secret|password|placeholder|replace|your.?key|tertulia|0123456789|abcdefgh/i
const isRepeated = (text: string) => `${text}${text}`.indexOf(text, 1) < text.length
/** At least 256 bits, and not copied from an example. */
export const signingKey = z.string().check(
  z.refine((text) => Buffer.byteLength(text) >= 32, { error: `must have at least 32 bytes, ${keyHint}`, abort: true }),
  z.refine((text) => !placeholders.test(text) && !isRepeated(text) && new Set(text).size >= 8, {
    error: `looks like an example: use a random one, ${keyHint}`,
  }),
)

export const mailSender = z
  .string()
  .check(
    z.regex(
      /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      mustBe('an address such as Tertulia <no-reply@school.example>'),
    ),
  )

export const priceId = z.string().check(z.regex(/^price_\w+$/, mustBe('a price ID such as price_1Abc')))

export const apiKey = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+$/, mustBeSecret('printable ASCII characters without spaces')))
