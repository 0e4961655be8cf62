import { BlockList, isIP } from 'node:net'
import { isLoopback } from '#server/loopback.ts'

/** Reads a setting's text; throws an error whose message continues the sentence that begins with the setting's name. */
export type Parser<T> = (text: string) => T

const wrong = (rest: string) => new Error(rest)

/** A whole number between two others. */
export const wholeNumber =
  (least: number, most: number): Parser<number> =>
  (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
    if (value >= least && value <= most) return value
    throw wrong(`must be a whole number from ${least} to ${most}, but it is "${text}"`)
  }

/** A number above 0, with or without a fraction. */
export const positiveNumber: Parser<number> = (text) => {
  const value = /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
  if (value > 0) return value
  throw wrong(`must be a number above 0, but it is "${text}"`)
}

/** One of a list of words. */
export const oneOf =
  <T extends string>(words: readonly T[]): Parser<T> =>
  (text) => {
    const word = words.find((candidate) => candidate === text)
    if (word) return word
    throw wrong(`must be one of ${words.join(', ')}, but it is "${text}"`)
  }

/** Nothing where the setting is empty. */
export const optional =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (text) =>
    text === '' ? undefined : parse(text)

/** An address or a name to listen on. */
export const hostName: Parser<string> = (text) => {
  if (isIP(text) || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)) return text
  throw wrong(`must be an address or a host name, but it is "${text}"`)
}

/** The address of a web site's root, without the slash at its end. */
export const webOrigin: Parser<string> = (text) => {
  const url = URL.parse(text)
  const isRoot =
    url && /^https?:$/.test(url.protocol) && `${url.pathname}${url.search}${url.hash}` === '/' && !url.username
  if (isRoot) return url.origin
  throw wrong(`must be an address such as https://school.example without a path, but it is "${text}"`)
}

/** The address of a PostgreSQL database; it may hold a password, so complaints never repeat it. */
export const postgresUrl: Parser<string> = (text) => {
  const url = URL.parse(text)
  const isComplete = url && /^postgres(ql)?:$/.test(url.protocol) && (url.hostname || url.searchParams.has('host'))
  if (isComplete && url.pathname.length > 1) return text
  throw wrong('must be an address such as postgres://user:password@host:5432/database')
}

/** Addresses and ranges of addresses, separated by commas. */
export const addressRanges: Parser<string[]> = (text) => {
  const ranges = text.split(',').map((range) => range.trim())
  const bad = ranges.find((range) => !isRange(range))
  if (text === '') return []
  if (bad === undefined) return ranges
  throw wrong(`must be addresses or ranges such as 10.0.0.0/8, separated by commas, but "${bad}" is neither`)
}

function isRange(range: string): boolean {
  const [address = '', bits = '0', ...rest] = range.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return rest.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most
}

/** A key for signing: at least 256 bits, and not one that stands in an example. */
export const signingKey: Parser<string> = (text) => {
  if (Buffer.byteLength(text) < 32)
    throw wrong('must have at least 32 bytes, such as the output of "openssl rand -base64 32"')
  const isRepeated = `${text}${text}`.indexOf(text, 1) < text.length
  const isExample =
    /change.?me|example|secret|password|placeholder|replace|your.?key|tertulia|0123456789|abcdefgh/i.test(text)
  if (!isExample && !isRepeated && new Set(text).size >= 8) return text
  throw wrong('looks like an example: take a random one, such as the output of "openssl rand -base64 32"')
}

/** Any text; for what only its receiver can judge. */
export const anyText: Parser<string> = (text) => text

/** The address of a provider of identities, without the slash at its end; without TLS on this machine only. */
export const issuerAddress: Parser<string> = (text) => {
  const url = URL.parse(text)
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  if (isSafe && !url.username && !url.search && !url.hash) return text.replace(/\/$/, '')
  throw wrong(`must be an https address such as https://accounts.google.com, but it is "${text}"`)
}

/** The address of a mail server; it may hold a password, so complaints never repeat it. */
export const smtpUrl: Parser<string> = (text) => {
  const url = URL.parse(text)
  if (url?.hostname && /^smtps?:$/.test(url.protocol)) return text
  throw wrong('must be an address such as smtp://user:password@mail.example:587')
}

/** A sender of mails: an address, with or without a name in front of it. */
export const mailSender: Parser<string> = (text) => {
  if (/^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text
  throw wrong(`must be an address such as Tertulia <no-reply@school.example>, but it is "${text}"`)
}

/** The root of an API, without the slash at its end; without TLS on this machine only. */
export const apiBase: Parser<string> = (text) => {
  const url = URL.parse(text)
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
  if (isSafe && !url.username && `${url.pathname}${url.search}${url.hash}` === '/') return url.origin
  throw wrong(`must be an https address such as https://api.stripe.com, but it is "${text}"`)
}

/** The id of a price at Stripe. */
export const priceId: Parser<string> = (text) => {
  if (/^price_\w+$/.test(text)) return text
  throw wrong(`must be the id of a price, such as price_1Abc, but it is "${text}"`)
}

const privateRanges = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateRanges.addSubnet(network, bits)

// A name without a dot is one of a private network, as in a compose file.
const isNearby = (host: string) =>
  isLoopback(host) || !/[.:]/.test(host) || /\.(?:internal|local)$/.test(host) || privateRanges.check(host)

/** The root of a model's API, without the slash at its end; without TLS in a private network only. It may hold a key, so complaints never repeat it. */
export const modelBase =
  (examples: { far: string; near: string }): Parser<string> =>
  (text) => {
    const url = URL.parse(text)
    const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isNearby(url.hostname)))
    if (isSafe && !url.username && !url.password && !url.search && !url.hash) return url.href.replace(/\/+$/, '')
    throw wrong(`must be an address such as ${examples.far}, or ${examples.near} on a private network`)
  }

/** The address of a storage of files, without the slash at its end; without TLS in a private network only. */
export const storageAddress: Parser<string> = (text) => {
  const url = URL.parse(text)
  const isSafe = url && (url.protocol === 'https:' || (url.protocol === 'http:' && isNearby(url.hostname)))
  if (isSafe && !url.username && `${url.pathname}${url.search}${url.hash}` === '/') return url.origin
  throw wrong(
    'must be an address such as https://s3.eu-central-1.amazonaws.com, or http://minio:9000 on a private network',
  )
}

/** A key that is sent in a header; complaints never repeat it. */
export const apiKey: Parser<string> = (text) => {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw wrong('must be letters, digits and signs without spaces')
}
