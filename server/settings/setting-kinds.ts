import { BlockList, isIP } from 'node:net'
import * as z from 'zod/mini'
import { isLoopback } from '#server/lib/loopback.ts'

/** Continues the sentence that begins with the setting's name, and repeats what was set. */
const mustBe = (requirement: string) => ({
  error: ({ input }: { input?: unknown }) => `must be ${requirement}, but it is "${String(input)}"`,
})
/** The same for what may hold a password or a key, which is never repeated. */
const mustBeSecret = (requirement: string) => ({ error: () => `must be ${requirement}` })

const numberOf = (pattern: RegExp, error: ReturnType<typeof mustBe>, isValid: (value: number) => boolean) =>
  z.pipe(
    z.string().check(z.regex(pattern, error)),
    z.pipe(z.transform(Number), z.number().check(z.refine(isValid, error))),
  )

/** A whole number between two others. */
export const wholeNumber = (min: number, max: number) =>
  numberOf(/^\d{1,9}$/, mustBe(`a whole number from ${min} to ${max}`), (value) => value >= min && value <= max)

/** A number above 0, with or without a fraction. */
export const positiveNumber = numberOf(/^\d{1,9}(\.\d+)?$/, mustBe('a number above 0'), (value) => value > 0)

/** One of a list of words. */
export const oneOf = <const T extends readonly string[]>(words: T) =>
  z.enum(words, mustBe(`one of ${words.join(', ')}`))

/** An address or a name to listen on. */
export const hostName = z
  .string()
  .check(
    z.refine(
      (text) => isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text),
      mustBe('an address or a host name'),
    ),
  )

/** An address, as `read` writes it; what it gives nothing for is refused. */
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
/** Without TLS where `isNear` says that the host is near enough. */
const isSecure = (url: URL, isTrusted: (host: string) => boolean) =>
  url.protocol === 'https:' || (url.protocol === 'http:' && isTrusted(url.hostname))

const privateRanges = new BlockList()
privateRanges.addSubnet('10.0.0.0', 8)
privateRanges.addSubnet('172.16.0.0', 12)
privateRanges.addSubnet('192.168.0.0', 16)
// A name without a dot is one of a private network, as in a compose file.
const isPrivate = (host: string) =>
  isLoopback(host) || !/[.:]/.test(host) || /\.(?:internal|local)$/.test(host) || privateRanges.check(host)

/** The address of a web site's root, without the slash at its end. */
export const webOrigin = address(
  mustBe('an address such as https://school.example without a path'),
  (url) => isWeb(url) && isRoot(url) && url.origin,
)

/** The address of a PostgreSQL database. */
export const postgresUrl = address(
  mustBeSecret('an address such as postgres://user:password@host:5432/database'),
  (url, text) =>
    /^postgres(ql)?:$/.test(url.protocol) &&
    (url.hostname !== '' || url.searchParams.has('host')) &&
    url.pathname.length > 1 &&
    text,
)

/** The address of a mail server. */
export const smtpUrl = address(
  mustBeSecret('an address such as smtp://user:password@mail.example:587'),
  (url, text) => /^smtps?:$/.test(url.protocol) && url.hostname !== '' && text,
)

/** The address of a provider of identities, without the slash at its end; without TLS on this machine only. */
export const issuerAddress = address(
  mustBe('an https address such as https://accounts.google.com'),
  (url, text) => isSecure(url, isLoopback) && isBare(url) && withoutSlash(text),
)

/** The root of an API, without the slash at its end; without TLS on this machine only. */
export const apiBase = address(
  mustBe('an https address such as https://api.stripe.com'),
  (url) => isSecure(url, isLoopback) && isRoot(url) && url.origin,
)

/** The root of a model's API, without the slash at its end; without TLS in a private network only. */
export const modelBase = (publicExample: string, privateExample: string) =>
  address(
    mustBeSecret(`an address such as ${publicExample}, or ${privateExample} on a private network`),
    (url) => isSecure(url, isPrivate) && isBare(url) && withoutSlash(url.href),
  )

/** The address of a storage of files, without the slash at its end; without TLS in a private network only. */
export const storageAddress = address(
  mustBeSecret('an address such as https://s3.eu-central-1.amazonaws.com, or http://minio:9000 on a private network'),
  (url) => isSecure(url, isPrivate) && isRoot(url) && url.origin,
)

/** Addresses and ranges of addresses, separated by commas. */
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
/** A key for signing: at least 256 bits, and not one that stands in an example. */
export const signingKey = z.string().check(
  z.refine((text) => Buffer.byteLength(text) >= 32, { error: `must have at least 32 bytes, ${keyHint}`, abort: true }),
  z.refine((text) => !placeholders.test(text) && !isRepeated(text) && new Set(text).size >= 8, {
    error: `looks like an example: take a random one, ${keyHint}`,
  }),
)

/** A sender of mails: an address, with or without a name in front of it. */
export const mailSender = z
  .string()
  .check(
    z.regex(
      /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      mustBe('an address such as Tertulia <no-reply@school.example>'),
    ),
  )

/** The id of a price at Stripe. */
export const priceId = z.string().check(z.regex(/^price_\w+$/, mustBe('the id of a price, such as price_1Abc')))

/** A key that is sent in a header. */
export const apiKey = z
  .string()
  .check(z.regex(/^[\x21-\x7e]+$/, mustBeSecret('letters, digits and signs without spaces')))
