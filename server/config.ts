import type { Tier } from '#contract/plans.ts'
import { refusal } from '#server/refusal.ts'
import { fileSettings, modelSettings, stripeSettings, ttsSettings } from '#server/settings-of-others.ts'
import { type Setting, settings } from '#server/settings.ts'

type Read<Table extends Record<string, Setting<unknown>>> = { [Key in keyof Table]: ReturnType<Table[Key]['parse']> }
type Plain = Read<typeof settings>

/** What belongs to Stripe. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  /** The ids of the monthly prices. */
  prices: Record<Tier, string>
  apiBase: string
}

/** A model behind an API that speaks like that of OpenAI: the one that answers students, or the one that speaks aloud. */
export interface ModelSettings {
  /** Root of its API, without a slash at its end. */
  baseUrl: string
  apiKey: string | undefined
  model: string
}

/** A bucket that keeps the files. */
export interface FileSettings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** All settings, read and checked. */
export type Config = Omit<Plain, 'appUrl' | 'mailFrom'> & {
  appUrl: string
  mailFrom: string
  /** Null where files lie in the data folder. */
  files: FileSettings | null
  /** Null where payments are played. */
  stripe: StripeSettings | null
  /** Null where conversations are guided. */
  model: ModelSettings | null
  /** Null where the browsers' voices speak. */
  tts: ModelSettings | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings from an environment; an empty one counts as unset, and a wrong one is refused in one sentence. */
export function readConfig(env: Environment): Config {
  const plain = readTable(settings, env)
  const appUrl = plain.appUrl ?? `http://127.0.0.1:${plain.port}`
  if (!plain.googleClientId !== !plain.googleClientSecret)
    throw refusal('GOOGLE_CLIENT_ID must be set together with GOOGLE_CLIENT_SECRET.')
  const mailFrom = plain.mailFrom ?? `Tertulia <no-reply@${senderHost(appUrl)}>`
  return {
    ...plain,
    appUrl,
    mailFrom,
    files: readFiles(env),
    stripe: readStripe(env),
    model: readModel(modelSettings, env),
    tts: readModel(ttsSettings, env),
  }
}

function readStripe(env: Environment): StripeSettings | null {
  const { secretKey, webhookSecret, starter, plus, pro, apiBase } = readTable(stripeSettings, env)
  if (secretKey && webhookSecret && starter && plus && pro) {
    if (new Set([starter, plus, pro]).size < 3)
      throw refusal('STRIPE_PRICE_PLUS must be another price than those of the other plans.')
    return { secretKey, webhookSecret, prices: { starter, plus, pro }, apiBase }
  }
  if (!secretKey && !webhookSecret && !starter && !plus && !pro) return null
  throw refusal(`${missingOf(stripeSettings, env)} must be set together with the other settings of Stripe.`)
}

const missingOf = (table: Record<string, Setting<unknown>>, env: Environment) =>
  Object.values(table).find(({ name, unset }) => !unset && !env[name]?.trim())?.name

function readFiles(env: Environment): FileSettings | null {
  const { region, endpoint, bucket, accessKeyId, secretAccessKey } = readTable(fileSettings, env)
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, region, bucket, accessKeyId, secretAccessKey }
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null
  throw refusal(`${missingOf(fileSettings, env)} must be set together with the other settings of FILES_S3.`)
}

function readModel(table: typeof modelSettings, env: Environment): ModelSettings | null {
  const { baseUrl, apiKey, model } = readTable(table, env)
  if (baseUrl && model) return { baseUrl, apiKey, model }
  if (baseUrl) throw refusal(`${table.model.name} must be set together with ${table.baseUrl.name}.`)
  if (model || apiKey) throw refusal(`${table.baseUrl.name} must be set together with ${table.model.name}.`)
  return null
}

function readTable<Table extends Record<string, Setting<unknown>>>(table: Table, env: Environment): Read<Table> {
  const entries = Object.entries(table).map(([key, one]) => [key, read(one, env)])
  // The entries are those of the table, each with what its own parser returned.
  return Object.fromEntries(entries) as Read<Table>
}

// An address of numbers is no host of a mail address.
const senderHost = (appUrl: string) =>
  /[a-z]/i.test(new URL(appUrl).hostname) ? new URL(appUrl).hostname : 'localhost'

function read<T>({ name, unset, parse }: Setting<T>, env: Environment): T {
  try {
    return parse(env[name]?.trim() || unset)
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error)
    throw refusal(`${name} ${complaint.replace(/\s+/g, ' ')}.`, error)
  }
}

/** The settings as a table of text, for `npm start -- --help`. */
export function describeSettings(): string {
  const tables: Record<string, Setting<unknown>>[] = [
    settings,
    fileSettings,
    stripeSettings,
    modelSettings,
    ttsSettings,
  ]
  const rows = tables.flatMap(Object.values<Setting<unknown>>).map(({ name, unset, shown, does }) => ({
    name,
    does,
    value: shown ?? unset,
  }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(
    ({ name, does, value }) => `  ${name.padEnd(width)}  ${does}\n  ${' '.repeat(width)}  Unset: ${value}\n`,
  )
  return `npm start reads these settings from the environment:\n\n${lines.join('')}`
}
