import { resolve } from 'node:path'
import { interfaceLanguages } from '#contract/languages.ts'
import {
  addressRanges,
  anyText,
  apiBase,
  apiKey,
  hostName,
  issuerAddress,
  mailSender,
  modelBase,
  oneOf,
  optional,
  type Parser,
  positiveNumber,
  postgresUrl,
  priceId,
  signingKey,
  smtpUrl,
  webOrigin,
  wholeNumber,
} from '#server/config-parsers.ts'

/** One setting: its name in the environment, the text that stands for it when unset, what it does, and how it is read. */
export type Setting<T> = { name: string; unset: string; shown?: string; does: string; parse: Parser<T> }

const setting = <T>(one: Setting<T>): Setting<T> => one

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

const sandbox = 'payments are played in test mode'

/** What is set of payments with Stripe: all of it, or nothing. */
export const stripeSettings = {
  secretKey: setting({
    name: 'STRIPE_SECRET_KEY',
    unset: '',
    shown: sandbox,
    does: 'Secret key of the Stripe account that takes the payments.',
    parse: optional(anyText),
  }),
  webhookSecret: setting({
    name: 'STRIPE_WEBHOOK_SECRET',
    unset: '',
    shown: sandbox,
    does: 'Signing secret of the Stripe webhook endpoint APP_URL/api/billing/webhook.',
    parse: optional(anyText),
  }),
  starter: setting({
    name: 'STRIPE_PRICE_STARTER',
    unset: '',
    shown: sandbox,
    does: 'Id of the monthly price of Starter at Stripe.',
    parse: optional(priceId),
  }),
  plus: setting({
    name: 'STRIPE_PRICE_PLUS',
    unset: '',
    shown: sandbox,
    does: 'Id of the monthly price of Plus at Stripe.',
    parse: optional(priceId),
  }),
  pro: setting({
    name: 'STRIPE_PRICE_PRO',
    unset: '',
    shown: sandbox,
    does: 'Id of the monthly price of Pro at Stripe.',
    parse: optional(priceId),
  }),
  apiBase: setting({
    name: 'STRIPE_API_BASE',
    unset: 'https://api.stripe.com',
    does: 'Address of the API, for a server that speaks like Stripe.',
    parse: apiBase,
  }),
}

// A model has an address and a name together, or nothing.
const modelOf = (
  prefix: string,
  unset: string,
  { api, far, near, model }: { api: string; far: string; near: string; model: string },
) => ({
  baseUrl: setting({
    name: `${prefix}_BASE_URL`,
    unset: '',
    shown: unset,
    does: `${api}, such as ${near}.`,
    parse: optional(modelBase({ far, near })),
  }),
  apiKey: setting({
    name: `${prefix}_API_KEY`,
    unset: '',
    shown: 'none is sent',
    does: 'Key of that API, where it needs one.',
    parse: optional(apiKey),
  }),
  model: setting({ name: `${prefix}_MODEL`, unset: '', shown: unset, does: model, parse: optional(anyText) }),
})

/** What is set of the language model that answers. */
export const modelSettings = modelOf('LLM', 'conversations follow the steps of the chatbot', {
  api: 'Root of an API that speaks like that of OpenAI',
  far: 'https://llm.example/v1',
  near: 'http://127.0.0.1:11434/v1',
  model: 'Name of the model at that API.',
})

/** What is set of the voice that speaks on this server's behalf. */
export const ttsSettings = modelOf('TTS', 'the voices of the browsers speak', {
  api: 'Root of an API that turns text into speech like that of OpenAI',
  far: 'https://tts.example/v1',
  near: 'http://127.0.0.1:8880/v1',
  model: 'Name of the model that speaks at that API.',
})
