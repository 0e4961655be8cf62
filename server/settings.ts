import { resolve } from 'node:path'
import { interfaceLanguages } from '#contract/languages.ts'
import {
  addressRanges,
  anyText,
  hostName,
  issuerAddress,
  mailSender,
  oneOf,
  optional,
  type Parser,
  positiveNumber,
  postgresUrl,
  signingKey,
  smtpUrl,
  webOrigin,
  wholeNumber,
} from '#server/config-parsers.ts'

/** One setting: its name in the environment, the text that stands for it when unset, what it does, and how it is read. */
export type Setting<T> = { name: string; unset: string; shown?: string; does: string; parse: Parser<T> }

/** One setting, whose type is that of what its parser returns. */
export const setting = <T>(one: Setting<T>): Setting<T> => one

/** What is set of the server itself. */
export const settings = {
  port: setting({
    name: 'PORT',
    unset: '3000',
    does: 'Port to listen on; 0 takes any free one.',
    parse: wholeNumber(0, 65_535),
  }),
  host: setting({
    name: 'HOST',
    unset: '127.0.0.1',
    does: 'Address to listen on; 0.0.0.0 is all of them.',
    parse: hostName,
  }),
  appUrl: setting({
    name: 'APP_URL',
    unset: '',
    shown: 'http://127.0.0.1:PORT',
    does: 'Address under which browsers reach the app; https turns on HSTS.',
    parse: optional(webOrigin),
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    unset: './data',
    does: 'Folder for everything that is kept.',
    parse: (text) => resolve(text),
  }),
  databaseUrl: setting({
    name: 'DATABASE_URL',
    unset: '',
    shown: 'a PostgreSQL of its own in DATA_DIR',
    does: 'Database on a PostgreSQL 18 server, as postgres://user:password@host:5432/database.',
    parse: optional(postgresUrl),
  }),
  authSecret: setting({
    name: 'AUTH_SECRET',
    unset: '',
    shown: 'made at the first start, kept in DATA_DIR',
    does: 'Key that signs sessions, at least 32 bytes; the same for all processes.',
    parse: optional(signingKey),
  }),
  trustProxy: setting({
    name: 'TRUST_PROXY',
    unset: '',
    shown: 'none',
    does: 'Addresses or ranges of proxies whose X-Forwarded-For is believed, separated by commas.',
    parse: addressRanges,
  }),
  trialDays: setting({
    name: 'TRIAL_DAYS',
    unset: '14',
    does: 'Length of the trial in days.',
    parse: wholeNumber(1, 730),
  }),
  limitFactor: setting({
    name: 'LIMIT_FACTOR',
    unset: '1',
    does: 'Multiplies how often something may be done in a time, for load tests.',
    parse: positiveNumber,
  }),
  defaultLanguage: setting({
    name: 'DEFAULT_LANGUAGE',
    unset: 'en',
    does: `Language of the interface for whoever has not chosen one: ${interfaceLanguages.join(', ')}.`,
    parse: oneOf(interfaceLanguages),
  }),
  smtpUrl: setting({
    name: 'SMTP_URL',
    unset: '',
    shown: 'mails are written to DATA_DIR/mail and shown under /dev/mail',
    does: 'Mail server, as smtp://user:password@host:587, or smtps:// for TLS from the start.',
    parse: optional(smtpUrl),
  }),
  mailFrom: setting({
    name: 'MAIL_FROM',
    unset: '',
    shown: 'Tertulia <no-reply@ the host of APP_URL>',
    does: 'Sender of all mails, as an address or as Name <address>.',
    parse: optional(mailSender),
  }),
  metricsPort: setting({
    name: 'METRICS_PORT',
    unset: '',
    shown: 'no metrics are served',
    does: 'Port of HOST on which /metrics is served for Prometheus; nobody else should reach it.',
    parse: optional(wholeNumber(0, 65_535)),
  }),
  logLevel: setting({
    name: 'LOG_LEVEL',
    unset: 'warn',
    does: 'What is written to standard error, as lines of JSON: error, warn, or info for a line a request.',
    parse: oneOf(['error', 'warn', 'info']),
  }),
  googleClientId: setting({
    name: 'GOOGLE_CLIENT_ID',
    unset: '',
    shown: 'no signing in with Google',
    does: 'Client of an OAuth web application at Google; its redirect address is APP_URL/api/auth/google/callback.',
    parse: optional(anyText),
  }),
  googleClientSecret: setting({
    name: 'GOOGLE_CLIENT_SECRET',
    unset: '',
    shown: 'no signing in with Google',
    does: 'Secret of that client.',
    parse: optional(anyText),
  }),
  googleIssuer: setting({
    name: 'GOOGLE_ISSUER',
    unset: 'https://accounts.google.com',
    does: 'Issuer of the identities, for an OpenID Connect provider other than Google.',
    parse: issuerAddress,
  }),
}
