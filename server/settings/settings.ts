import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { interfaceLanguages } from '#contract/languages.ts'
import {
  addressRanges,
  apiBase,
  apiKey,
  hostName,
  issuerAddress,
  mailSender,
  modelBase,
  oneOf,
  positiveNumber,
  postgresUrl,
  priceId,
  signingKey,
  smtpUrl,
  storageAddress,
  webOrigin,
  wholeNumber,
} from '#server/settings/setting-kinds.ts'

/** What the help says of a setting: what it does and, where nothing is read in its place, what holds while it is not set. */
export const help = z.registry<{ does: string; unset?: string }>()

const folderPath = z.pipe(
  z.string(),
  z.transform((text: string) => resolve(text)),
)

const sandbox = 'payments are played in test mode'
const folder = 'files lie in DATA_DIR'
const noGoogle = 'no signing in with Google'
const guided = 'conversations follow the steps of the chatbot'
const browsers = 'the voices of the browsers speak'

/** All settings by their names in the environment, in the order of the help: how each is read, and what is read where it is not set. */
export const Settings = z.object({
  PORT: z.prefault(wholeNumber(0, 65_535), '3000').register(help, { does: 'Port to listen on; 0 takes any free one.' }),
  HOST: z.prefault(hostName, '127.0.0.1').register(help, { does: 'Address to listen on; 0.0.0.0 is all of them.' }),
  APP_URL: z.optional(webOrigin).register(help, {
    unset: 'http://127.0.0.1:PORT',
    does: 'Address under which browsers reach the app; https turns on HSTS.',
  }),
  DATA_DIR: z.prefault(folderPath, './data').register(help, { does: 'Folder for everything that is kept.' }),
  DATABASE_URL: z.optional(postgresUrl).register(help, {
    unset: 'a PostgreSQL of its own in DATA_DIR',
    does: 'Database on a PostgreSQL 18 server, as postgres://user:password@host:5432/database.',
  }),
  DATABASE_ADMIN_URL: z.optional(postgresUrl).register(help, {
    unset: 'that of DATABASE_URL',
    does: 'The same database as the owner of its tables, who changes them at the start; DATABASE_URL then names a user who may not.',
  }),
  AUTH_SECRET: z.optional(signingKey).register(help, {
    unset: 'made at the first start, kept in DATA_DIR',
    does: 'Key that signs sessions, at least 32 bytes; the same for all processes.',
  }),
  AUTH_SECRET_PREVIOUS: z.optional(signingKey).register(help, {
    unset: 'none',
    does: 'Key that was in use before, whose sessions and practice links go on.',
  }),
  TRUST_PROXY: z.optional(addressRanges).register(help, {
    unset: 'none',
    does: 'Addresses or ranges of proxies whose X-Forwarded-For is believed, separated by commas.',
  }),
  TRIAL_DAYS: z.prefault(wholeNumber(1, 730), '14').register(help, { does: 'Length of the trial in days.' }),
  LIMIT_FACTOR: z
    .prefault(positiveNumber, '1')
    .register(help, { does: 'Multiplies how often something may be done in a time, for load tests.' }),
  IMPORTS_MB: z.prefault(wholeNumber(1, 100_000), '500').register(help, {
    does: 'Megabytes of the database for spreadsheets that wait to be imported; the oldest go, of schools on trial first.',
  }),
  DEFAULT_LANGUAGE: z.prefault(oneOf(interfaceLanguages), 'en').register(help, {
    does: `Language of the interface for whoever has not chosen one: ${interfaceLanguages.join(', ')}.`,
  }),
  SMTP_URL: z.optional(smtpUrl).register(help, {
    unset: 'mails are written to DATA_DIR/mail and shown under /dev/mail',
    does: 'Mail server, as smtp://user:password@host:587, or smtps:// for TLS from the start.',
  }),
  MAIL_FROM: z.optional(mailSender).register(help, {
    unset: 'Tertulia <no-reply@ the host of APP_URL>',
    does: 'Sender of all mails, as an address or as Name <address>.',
  }),
  MAILS_PER_HOUR: z.prefault(wholeNumber(1, 1_000_000), '1000').register(help, {
    does: 'Mails that leave in an hour, of all schools together; the others wait for the next one.',
  }),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)).register(help, {
    unset: 'no metrics are served',
    does: 'Port of HOST on which /metrics is served for Prometheus; nobody else should reach it.',
  }),
  LOG_LEVEL: z.prefault(oneOf(['error', 'warn', 'info']), 'warn').register(help, {
    does: 'What is written to standard error, as lines of JSON: error, warn, or info for a line a request.',
  }),
  GOOGLE_CLIENT_ID: z.optional(z.string()).register(help, {
    unset: noGoogle,
    does: 'Client of an OAuth web application at Google; its redirect address is APP_URL/api/auth/google/callback.',
  }),
  GOOGLE_CLIENT_SECRET: z.optional(z.string()).register(help, { unset: noGoogle, does: 'Secret of that client.' }),
  GOOGLE_ISSUER: z
    .prefault(issuerAddress, 'https://accounts.google.com')
    .register(help, { does: 'Issuer of the identities, for an OpenID Connect provider other than Google.' }),
  FILES_S3_ENDPOINT: z.optional(storageAddress).register(help, {
    unset: folder,
    does: 'Address of a storage that speaks like S3, such as https://s3.eu-central-1.amazonaws.com.',
  }),
  FILES_S3_REGION: z
    .prefault(z.string(), 'us-east-1')
    .register(help, { does: 'Region of that storage, as its provider names it.' }),
  FILES_S3_BUCKET: z
    .optional(z.string())
    .register(help, { unset: folder, does: 'Name of the bucket, which is there already and private.' }),
  FILES_S3_KEY: z
    .optional(apiKey)
    .register(help, { unset: folder, does: 'Id of a key that may read, write, list and delete in the bucket.' }),
  FILES_S3_SECRET: z.optional(apiKey).register(help, { unset: folder, does: 'Secret of that key.' }),
  STRIPE_SECRET_KEY: z
    .optional(z.string())
    .register(help, { unset: sandbox, does: 'Secret key of the Stripe account that takes the payments.' }),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()).register(help, {
    unset: sandbox,
    does: 'Signing secret of the Stripe webhook endpoint APP_URL/api/billing/webhook.',
  }),
  STRIPE_PRICE_STARTER: z
    .optional(priceId)
    .register(help, { unset: sandbox, does: 'Id of the monthly price of Starter at Stripe.' }),
  STRIPE_PRICE_PLUS: z
    .optional(priceId)
    .register(help, { unset: sandbox, does: 'Id of the monthly price of Plus at Stripe.' }),
  STRIPE_PRICE_PRO: z
    .optional(priceId)
    .register(help, { unset: sandbox, does: 'Id of the monthly price of Pro at Stripe.' }),
  STRIPE_TAX: z.prefault(oneOf(['off', 'automatic']), 'off').register(help, {
    does: 'automatic lets Stripe Tax add taxes to new subscriptions: its settings and registrations come first.',
  }),
  STRIPE_API_BASE: z
    .prefault(apiBase, 'https://api.stripe.com')
    .register(help, { does: 'Address of the API, for a server that speaks like Stripe.' }),
  LLM_BASE_URL: z.optional(modelBase('https://llm.example/v1', 'http://127.0.0.1:11434/v1')).register(help, {
    unset: guided,
    does: 'Root of an API that speaks like that of OpenAI, such as http://127.0.0.1:11434/v1.',
  }),
  LLM_API_KEY: z
    .optional(apiKey)
    .register(help, { unset: 'none is sent', does: 'Key of that API, where it needs one.' }),
  LLM_MODEL: z.optional(z.string()).register(help, { unset: guided, does: 'Name of the model at that API.' }),
  LLM_TOKENS_PER_DAY: z.prefault(wholeNumber(1, 2_000_000_000), '20000000').register(help, {
    does: 'Tokens of that model that all schools together may use in a day; then the steps of the chatbots answer.',
  }),
  TTS_BASE_URL: z.optional(modelBase('https://tts.example/v1', 'http://127.0.0.1:8880/v1')).register(help, {
    unset: browsers,
    does: 'Root of an API that turns text into speech like that of OpenAI, such as http://127.0.0.1:8880/v1.',
  }),
  TTS_API_KEY: z
    .optional(apiKey)
    .register(help, { unset: 'none is sent', does: 'Key of that API, where it needs one.' }),
  TTS_MODEL: z
    .optional(z.string())
    .register(help, { unset: browsers, does: 'Name of the model that speaks at that API.' }),
  TTS_CHARACTERS_PER_DAY: z.prefault(wholeNumber(1, 2_000_000_000), '2000000').register(help, {
    does: 'Characters that all schools together may have spoken by it in a day; then the browsers speak.',
  }),
})
