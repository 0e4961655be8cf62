import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { interfaceLanguages } from '#contract/values/languages.ts'
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

/** The help text of a setting, and of what applies while it is not set. */
export const help = z.registry<{ does: string; unset?: string }>()

const folderPath = z.pipe(
  z.string(),
  z.transform((text: string) => resolve(text)),
)

const sandbox = 'payments are simulated in test mode'
const folder = 'files are stored in DATA_DIR'
const noGoogle = 'sign-in with Google is off'
const guided = "conversations follow the chatbot's steps"
const browsers = "browsers' own voices are used"
const noListener = 'no server turns speech into text'

/** All settings by the names of their environment variables, in the order of the help. */
export const Settings = z.object({
  PORT: z.prefault(wholeNumber(0, 65_535), '3000').register(help, { does: 'Port to listen on; 0 picks a free one.' }),
  HOST: z
    .prefault(hostName, '127.0.0.1')
    .register(help, { does: 'Address to listen on; 0.0.0.0 listens on all of them.' }),
  APP_URL: z.optional(webOrigin).register(help, {
    unset: 'http://127.0.0.1:PORT',
    does: 'Public URL of the app; https turns on HSTS.',
  }),
  DATA_DIR: z.prefault(folderPath, './data').register(help, { does: 'Folder for all data.' }),
  DATABASE_URL: z.optional(postgresUrl).register(help, {
    unset: 'its own PostgreSQL in DATA_DIR',
    does: 'PostgreSQL 18 database, as postgres://user:password@host:5432/database.',
  }),
  DATABASE_ADMIN_URL: z.optional(postgresUrl).register(help, {
    unset: 'same as DATABASE_URL',
    does: 'The same database as the owner of its tables, for migrations on start; DATABASE_URL then names a user without that right.',
  }),
  AUTH_SECRET: z.optional(signingKey).register(help, {
    unset: 'generated on first start and stored in DATA_DIR',
    does: 'Key that signs sessions, at least 32 bytes; the same for all processes.',
  }),
  AUTH_SECRET_PREVIOUS: z.optional(signingKey).register(help, {
    unset: 'none',
    does: 'Previous key; sessions and practice links signed with it stay valid.',
  }),
  TRUST_PROXY: z.optional(addressRanges).register(help, {
    unset: 'none',
    does: 'Proxy addresses or ranges whose X-Forwarded-For header is trusted, separated by commas.',
  }),
  TRIAL_DAYS: z.prefault(wholeNumber(1, 730), '14').register(help, { does: 'Trial length in days.' }),
  LIMIT_FACTOR: z
    .prefault(positiveNumber, '1')
    .register(help, { does: 'Multiplies every rate limit; for load tests.' }),
  IMPORTS_MB: z.prefault(wholeNumber(1, 100_000), '500').register(help, {
    does: 'Database space in megabytes for spreadsheets waiting to be imported; beyond that the oldest are deleted, first those of schools on a trial.',
  }),
  DEFAULT_LANGUAGE: z.prefault(oneOf(interfaceLanguages), 'en').register(help, {
    does: `Interface language for people who have not chosen one: ${interfaceLanguages.join(', ')}.`,
  }),
  SMTP_URL: z.optional(smtpUrl).register(help, {
    unset: 'emails are written to DATA_DIR/mail and shown at /dev/mail',
    does: 'Mail server, as smtp://user:password@host:587, or smtps:// for TLS from the start.',
  }),
  MAIL_FROM: z.optional(mailSender).register(help, {
    unset: 'Tertulia <no-reply@ the host of APP_URL>',
    does: 'Sender of all emails, as an address or as Name <address>.',
  }),
  MAILS_PER_HOUR: z.prefault(wholeNumber(1, 1_000_000), '1000').register(help, {
    does: 'Emails sent per hour, for all schools together; the rest wait for the next hour.',
  }),
  METRICS_PORT: z.optional(wholeNumber(0, 65_535)).register(help, {
    unset: 'no metrics',
    does: 'Port of HOST that serves /metrics for Prometheus; keep it private.',
  }),
  LOG_LEVEL: z.prefault(oneOf(['error', 'warn', 'info']), 'warn').register(help, {
    does: 'Level of the JSON log on standard error: error, warn, or info for one line per request.',
  }),
  GOOGLE_CLIENT_ID: z.optional(z.string()).register(help, {
    unset: noGoogle,
    does: 'Client ID of a Google OAuth web application with the redirect URI APP_URL/api/auth/google/callback.',
  }),
  GOOGLE_CLIENT_SECRET: z
    .optional(z.string())
    .register(help, { unset: noGoogle, does: 'Client secret of that application.' }),
  GOOGLE_ISSUER: z
    .prefault(issuerAddress, 'https://accounts.google.com')
    .register(help, { does: 'Issuer URL, for an OpenID Connect provider other than Google.' }),
  FILES_S3_ENDPOINT: z.optional(storageAddress).register(help, {
    unset: folder,
    does: 'Endpoint of an S3-compatible store, such as https://s3.eu-central-1.amazonaws.com.',
  }),
  FILES_S3_REGION: z.prefault(z.string(), 'us-east-1').register(help, { does: 'Region of that store.' }),
  FILES_S3_BUCKET: z
    .optional(z.string())
    .register(help, { unset: folder, does: 'Name of an existing private bucket.' }),
  FILES_S3_KEY: z
    .optional(apiKey)
    .register(help, { unset: folder, does: 'ID of a key that can read, write, list and delete in the bucket.' }),
  FILES_S3_SECRET: z.optional(apiKey).register(help, { unset: folder, does: 'Secret of that key.' }),
  STRIPE_SECRET_KEY: z
    .optional(z.string())
    .register(help, { unset: sandbox, does: 'Secret key of your Stripe account.' }),
  STRIPE_WEBHOOK_SECRET: z.optional(z.string()).register(help, {
    unset: sandbox,
    does: 'Signing secret of the Stripe webhook endpoint APP_URL/api/billing/webhook.',
  }),
  STRIPE_PRICE_STARTER: z
    .optional(priceId)
    .register(help, { unset: sandbox, does: 'Stripe ID of the monthly price for Starter.' }),
  STRIPE_PRICE_PLUS: z
    .optional(priceId)
    .register(help, { unset: sandbox, does: 'Stripe ID of the monthly price for Plus.' }),
  STRIPE_PRICE_PRO: z
    .optional(priceId)
    .register(help, { unset: sandbox, does: 'Stripe ID of the monthly price for Pro.' }),
  STRIPE_TAX: z.prefault(oneOf(['off', 'automatic']), 'off').register(help, {
    does: 'automatic lets Stripe Tax add taxes to new subscriptions; set up Stripe Tax first.',
  }),
  STRIPE_API_BASE: z
    .prefault(apiBase, 'https://api.stripe.com')
    .register(help, { does: 'Base URL of a Stripe-compatible API.' }),
  LLM_BASE_URL: z.optional(modelBase('https://llm.example/v1', 'http://127.0.0.1:11434/v1')).register(help, {
    unset: guided,
    does: 'Base URL of an OpenAI-compatible API, such as http://127.0.0.1:11434/v1.',
  }),
  LLM_API_KEY: z.optional(apiKey).register(help, { unset: 'none is sent', does: 'API key, if one is needed.' }),
  LLM_MODEL: z.optional(z.string()).register(help, { unset: guided, does: 'Name of the model.' }),
  LLM_TOKENS_PER_DAY: z.prefault(wholeNumber(1, 2_000_000_000), '20000000').register(help, {
    does: "Tokens per day for all schools together; after that, conversations follow the chatbots' steps.",
  }),
  GRAMMAR_BASE_URL: z.optional(modelBase('https://grammar.example', 'http://127.0.0.1:8010')).register(help, {
    unset: "only the product's own rules check messages",
    does: 'Base URL of a LanguageTool server, such as http://127.0.0.1:8010; it adds to what is found in messages.',
  }),
  TTS_BASE_URL: z.optional(modelBase('https://tts.example/v1', 'http://127.0.0.1:8880/v1')).register(help, {
    unset: browsers,
    does: 'Base URL of an OpenAI-compatible speech API, such as http://127.0.0.1:8880/v1.',
  }),
  TTS_API_KEY: z.optional(apiKey).register(help, { unset: 'none is sent', does: 'API key, if one is needed.' }),
  TTS_MODEL: z.optional(z.string()).register(help, { unset: browsers, does: 'Name of the speech model.' }),
  TTS_CHARACTERS_PER_DAY: z.prefault(wholeNumber(1, 2_000_000_000), '2000000').register(help, {
    does: "Characters of speech per day for all schools together; after that, browsers' own voices are used.",
  }),
  STT_BASE_URL: z.optional(modelBase('https://stt.example/v1', 'http://127.0.0.1:8000/v1')).register(help, {
    unset: noListener,
    does: 'Base URL of an OpenAI-compatible transcription API, such as http://127.0.0.1:8000/v1.',
  }),
  STT_API_KEY: z.optional(apiKey).register(help, { unset: 'none is sent', does: 'API key, if one is needed.' }),
  STT_MODEL: z.optional(z.string()).register(help, { unset: noListener, does: 'Name of the transcription model.' }),
  STT_SECONDS_PER_DAY: z.prefault(wholeNumber(1, 2_000_000_000), '360000').register(help, {
    does: 'Seconds of recorded speech per day for all schools together; after that, students type.',
  }),
})
