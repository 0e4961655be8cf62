import type * as z from 'zod/mini'
import { startupError } from '#server/lib/startup-error.ts'
import { help, Settings } from '#server/settings/settings.ts'

/** All settings, read and checked; null stands for a group of them that is not set. */
export type Config = ReturnType<typeof readConfig>
/** What belongs to Stripe. */
export type StripeSettings = NonNullable<Config['stripe']>
/** A model behind an API that speaks like that of OpenAI: the one that answers students, or the one that speaks aloud. */
export type ModelSettings = NonNullable<ReturnType<typeof readModel>>
/** A bucket that keeps the files. */
export type FileSettings = NonNullable<Config['files']>

type Environment = Readonly<Record<string, string | undefined>>
type Read = z.infer<typeof Settings>
type Name = keyof Read

/** Reads the settings from an environment; an empty one counts as unset, and a wrong one is refused in one sentence. */
export function readConfig(env: Environment) {
  const read = readSettings(env)
  const appUrl = read.APP_URL ?? `http://127.0.0.1:${read.PORT}`
  if (!read.GOOGLE_CLIENT_ID !== !read.GOOGLE_CLIENT_SECRET)
    throw startupError('GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.')
  if (read.DATABASE_ADMIN_URL && !read.DATABASE_URL)
    throw startupError('DATABASE_ADMIN_URL must be set together with DATABASE_URL.')
  return {
    port: read.PORT,
    host: read.HOST,
    appUrl,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databaseAdminUrl: read.DATABASE_ADMIN_URL,
    authSecret: read.AUTH_SECRET,
    authSecretPrevious: read.AUTH_SECRET_PREVIOUS,
    trustProxy: read.TRUST_PROXY ?? [],
    trialDays: read.TRIAL_DAYS,
    limitFactor: read.LIMIT_FACTOR,
    importsMegabytes: read.IMPORTS_MB,
    defaultLanguage: read.DEFAULT_LANGUAGE,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `Tertulia <no-reply@${senderHost(appUrl)}>`,
    mailsPerHour: read.MAILS_PER_HOUR,
    metricsPort: read.METRICS_PORT,
    logLevel: read.LOG_LEVEL,
    googleClientId: read.GOOGLE_CLIENT_ID,
    googleClientSecret: read.GOOGLE_CLIENT_SECRET,
    googleIssuer: read.GOOGLE_ISSUER,
    files: readFiles(read),
    stripe: readStripe(read),
    tokensPerDay: read.LLM_TOKENS_PER_DAY,
    charactersPerDay: read.TTS_CHARACTERS_PER_DAY,
    model: readModel(read, 'LLM'),
    tts: readModel(read, 'TTS'),
  }
}

function readSettings(env: Environment): Read {
  const texts = Object.keys(Settings.shape).map((name) => [name, env[name]?.trim() || undefined])
  const { data, error } = Settings.safeParse(Object.fromEntries(texts))
  const [wrong] = error?.issues ?? []
  if (wrong) throw startupError(`${String(wrong.path[0])} ${wrong.message.replace(/\s+/g, ' ')}.`)
  return data ?? Settings.parse({})
}

type Given<Names extends Name> = { [Each in Names]: NonNullable<Read[Each]> }

/** Some settings that are set together, with others that may be; null where none of them is set. */
function together<Needed extends Name>(
  read: Read,
  needed: readonly Needed[],
  { others, besides = [] }: { others?: string; besides?: readonly Name[] },
): (Read & Given<Needed>) | null {
  const hasAll = (all: Read): all is Read & Given<Needed> => needed.every((name) => all[name] !== undefined)
  if (hasAll(read)) return read
  if ([...needed, ...besides].every((name) => read[name] === undefined)) return null
  const missing = needed.find((name) => read[name] === undefined)
  throw startupError(`${missing} must be set together with ${others ?? needed.find((name) => name !== missing)}.`)
}

function readStripe(read: Read) {
  const needed = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_STARTER',
    'STRIPE_PRICE_PLUS',
    'STRIPE_PRICE_PRO',
  ] as const
  const all = together(read, needed, { others: 'the other settings of Stripe' })
  if (!all) return null
  const prices = { starter: all.STRIPE_PRICE_STARTER, plus: all.STRIPE_PRICE_PLUS, pro: all.STRIPE_PRICE_PRO }
  if (new Set(Object.values(prices)).size < 3)
    throw startupError('STRIPE_PRICE_PLUS must be another price than those of the other plans.')
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = all
  return { secretKey, webhookSecret, prices, apiBase, isTaxAutomatic: all.STRIPE_TAX === 'automatic' }
}

function readFiles(read: Read) {
  const needed = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const
  const all = together(read, needed, { others: 'the other settings of FILES_S3' })
  return (
    all && {
      endpoint: all.FILES_S3_ENDPOINT,
      region: all.FILES_S3_REGION,
      bucket: all.FILES_S3_BUCKET,
      accessKeyId: all.FILES_S3_KEY,
      secretAccessKey: all.FILES_S3_SECRET,
    }
  )
}

function readModel(read: Read, of: 'LLM' | 'TTS') {
  const needed = [`${of}_BASE_URL`, `${of}_MODEL`] as const
  const all = together(read, needed, { besides: [`${of}_API_KEY`] })
  return all && { baseUrl: all[`${of}_BASE_URL`], apiKey: all[`${of}_API_KEY`], model: all[`${of}_MODEL`] }
}

// An address of numbers is no host of a mail address.
const senderHost = (appUrl: string) =>
  /[a-z]/i.test(new URL(appUrl).hostname) ? new URL(appUrl).hostname : 'localhost'

/** The settings as a table of text, for `npm start -- --help`. */
export function describeSettings(): string {
  const rows = Object.entries(Settings.shape)
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, setting]) => {
    const { does, unset = '' } = help.get(setting) ?? {}
    const read = setting.def.type === 'prefault' ? setting.def.defaultValue : unset
    return `  ${name.padEnd(width)}  ${does}\n  ${' '.repeat(width)}  Unset: ${read}\n`
  })
  return `npm start reads these settings from the environment:\n\n${lines.join('')}`
}
