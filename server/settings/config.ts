import type * as z from 'zod/mini'
import { startupError } from '#server/lib/startup-error.ts'
import { help, Settings } from '#server/settings/settings.ts'

/** All settings, validated. Null for a group that is not set. */
export type Config = ReturnType<typeof readConfig>
export type StripeSettings = NonNullable<Config['stripe']>
export type ModelSettings = NonNullable<ReturnType<typeof readModel>>
export type FileSettings = NonNullable<Config['files']>

type Environment = Readonly<Record<string, string | undefined>>
type ParsedSettings = z.infer<typeof Settings>
type SettingName = keyof ParsedSettings

/** Reads the settings from the environment. Empty counts as unset; an invalid one throws one sentence. */
export function readConfig(env: Environment) {
  const parsed = readSettings(env)
  const appUrl = parsed.APP_URL ?? `http://127.0.0.1:${parsed.PORT}`
  if (!parsed.GOOGLE_CLIENT_ID !== !parsed.GOOGLE_CLIENT_SECRET)
    throw startupError('GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.')
  if (parsed.DATABASE_ADMIN_URL && !parsed.DATABASE_URL)
    throw startupError('DATABASE_ADMIN_URL must be set together with DATABASE_URL.')
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    appUrl,
    dataDir: parsed.DATA_DIR,
    databaseUrl: parsed.DATABASE_URL,
    databaseAdminUrl: parsed.DATABASE_ADMIN_URL,
    authSecret: parsed.AUTH_SECRET,
    authSecretPrevious: parsed.AUTH_SECRET_PREVIOUS,
    trustProxy: parsed.TRUST_PROXY ?? [],
    trialDays: parsed.TRIAL_DAYS,
    limitFactor: parsed.LIMIT_FACTOR,
    importsMegabytes: parsed.IMPORTS_MB,
    defaultLanguage: parsed.DEFAULT_LANGUAGE,
    smtpUrl: parsed.SMTP_URL,
    mailFrom: parsed.MAIL_FROM ?? `Tertulia <no-reply@${senderHost(appUrl)}>`,
    mailsPerHour: parsed.MAILS_PER_HOUR,
    metricsPort: parsed.METRICS_PORT,
    logLevel: parsed.LOG_LEVEL,
    googleClientId: parsed.GOOGLE_CLIENT_ID,
    googleClientSecret: parsed.GOOGLE_CLIENT_SECRET,
    googleIssuer: parsed.GOOGLE_ISSUER,
    files: readFiles(parsed),
    stripe: readStripe(parsed),
    grammarUrl: parsed.GRAMMAR_BASE_URL,
    tokensPerDay: parsed.LLM_TOKENS_PER_DAY,
    charactersPerDay: parsed.TTS_CHARACTERS_PER_DAY,
    spokenSecondsPerDay: parsed.STT_SECONDS_PER_DAY,
    model: readModel(parsed, 'LLM'),
    tts: readModel(parsed, 'TTS'),
    stt: readModel(parsed, 'STT'),
  }
}

function readSettings(env: Environment): ParsedSettings {
  const values = Object.keys(Settings.shape).map((name) => [name, env[name]?.trim() || undefined])
  const { data, error } = Settings.safeParse(Object.fromEntries(values))
  const [issue] = error?.issues ?? []
  if (issue) throw startupError(`${String(issue.path[0])} ${issue.message.replace(/\s+/g, ' ')}.`)
  return data ?? Settings.parse({})
}

type Present<Names extends SettingName> = { [Each in Names]: NonNullable<ParsedSettings[Each]> }

function requireTogether<Required extends SettingName>(
  parsed: ParsedSettings,
  required: readonly Required[],
  { others, optional = [] }: { others?: string; optional?: readonly SettingName[] },
): (ParsedSettings & Present<Required>) | null {
  const isComplete = (all: ParsedSettings): all is ParsedSettings & Present<Required> =>
    required.every((name) => all[name] !== undefined)
  if (isComplete(parsed)) return parsed
  if ([...required, ...optional].every((name) => parsed[name] === undefined)) return null
  const missing = required.find((name) => parsed[name] === undefined)
  throw startupError(`${missing} must be set together with ${others ?? required.find((name) => name !== missing)}.`)
}

function readStripe(parsed: ParsedSettings) {
  const required = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_PRICE_STARTER',
    'STRIPE_PRICE_PLUS',
    'STRIPE_PRICE_PRO',
  ] as const
  const all = requireTogether(parsed, required, { others: 'the other STRIPE_ settings' })
  if (!all) return null
  const prices = { starter: all.STRIPE_PRICE_STARTER, plus: all.STRIPE_PRICE_PLUS, pro: all.STRIPE_PRICE_PRO }
  if (new Set(Object.values(prices)).size < 3)
    throw startupError('STRIPE_PRICE_STARTER, STRIPE_PRICE_PLUS and STRIPE_PRICE_PRO must be three different prices.')
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = all
  return { secretKey, webhookSecret, prices, apiBase, isTaxAutomatic: all.STRIPE_TAX === 'automatic' }
}

function readFiles(parsed: ParsedSettings) {
  const required = ['FILES_S3_ENDPOINT', 'FILES_S3_BUCKET', 'FILES_S3_KEY', 'FILES_S3_SECRET'] as const
  const all = requireTogether(parsed, required, { others: 'the other FILES_S3_ settings' })
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

function readModel(parsed: ParsedSettings, prefix: 'LLM' | 'TTS' | 'STT') {
  const required = [`${prefix}_BASE_URL`, `${prefix}_MODEL`] as const
  const all = requireTogether(parsed, required, { optional: [`${prefix}_API_KEY`] })
  return all && { baseUrl: all[`${prefix}_BASE_URL`], apiKey: all[`${prefix}_API_KEY`], model: all[`${prefix}_MODEL`] }
}

// An IP address is not allowed as the host of an email address.
const senderHost = (appUrl: string) =>
  /[a-z]/i.test(new URL(appUrl).hostname) ? new URL(appUrl).hostname : 'localhost'

export function describeSettings(): string {
  const rows = Object.entries(Settings.shape)
  const width = Math.max(...rows.map(([name]) => name.length))
  const lines = rows.map(([name, setting]) => {
    const { does, unset = '' } = help.get(setting) ?? {}
    const value = setting.def.type === 'prefault' ? setting.def.defaultValue : unset
    return `  ${name.padEnd(width)}  ${does}\n  ${' '.repeat(width)}  Default: ${value}\n`
  })
  return `npm start reads these settings from the environment:\n\n${lines.join('')}`
}
