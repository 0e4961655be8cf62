import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeSettings, readConfig } from '#server/settings/config.ts'

const key = 'kQ3v9Zt1Lw8sXy5Rb2Nc7Md4Pf6Hg0Ja'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STARTER: 'price_a',
  STRIPE_PRICE_PLUS: 'price_b',
  STRIPE_PRICE_PRO: 'price_c',
}

test('without settings everything runs on this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    appUrl: 'http://127.0.0.1:3000',
    dataDir: resolve('data'),
    databaseUrl: undefined,
    authSecret: undefined,
    authSecretPrevious: undefined,
    trustProxy: [],
    trialDays: 14,
    limitFactor: 1,
    importsMegabytes: 500,
    mailsPerHour: 1000,
    defaultLanguage: 'en',
    metricsPort: undefined,
    logLevel: 'warn',
    smtpUrl: undefined,
    mailFrom: 'Tertulia <no-reply@localhost>',
    googleClientId: undefined,
    googleClientSecret: undefined,
    googleIssuer: 'https://accounts.google.com',
    files: null,
    stripe: null,
    tokensPerDay: 20_000_000,
    charactersPerDay: 2_000_000,
    spokenSecondsPerDay: 360_000,
    model: null,
    tts: null,
    stt: null,
  })
})

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('each setting is read', () => {
  const env = {
    PORT: '8080',
    HOST: '::1',
    APP_URL: 'https://School.example/',
    DATA_DIR: '/var/lib/school',
    DATABASE_URL: 'postgres://user:word@db.example:5432/school',
    AUTH_SECRET: key,
    AUTH_SECRET_PREVIOUS: `${key.slice(1)}${key[0]}`,
    TRUST_PROXY: '10.0.0.0/8, 192.168.1.1, fd00::/8',
    TRIAL_DAYS: '30',
    LIMIT_FACTOR: '2.5',
    IMPORTS_MB: '200',
    DEFAULT_LANGUAGE: 'de',
    SMTP_URL: 'smtps://user:word@mail.example',
    GOOGLE_CLIENT_ID: 'school',
    GOOGLE_CLIENT_SECRET: 'word',
    GOOGLE_ISSUER: 'https://id.example/school/',
    ...stripe,
    STRIPE_API_BASE: 'http://127.0.0.1:12111',
    STRIPE_TAX: 'automatic',
    MAILS_PER_HOUR: '250',
    METRICS_PORT: '9464',
    LOG_LEVEL: 'info',
    FILES_S3_ENDPOINT: 'http://minio:9000/',
    FILES_S3_REGION: 'eu-west-1',
    FILES_S3_BUCKET: 'school',
    FILES_S3_KEY: 'id',
    FILES_S3_SECRET: 'word',
    LLM_BASE_URL: 'https://llm.example/v1/',
    LLM_API_KEY: 'word',
    LLM_MODEL: 'small',
    TTS_BASE_URL: 'https://tts.example/v1/',
    TTS_API_KEY: 'sound',
    TTS_MODEL: 'voices',
    STT_BASE_URL: 'http://whisper:8000/v1/',
    STT_MODEL: 'small',
    STT_SECONDS_PER_DAY: '900',
    LLM_TOKENS_PER_DAY: '5000',
    TTS_CHARACTERS_PER_DAY: '700',
  }
  expect(readConfig(env)).toEqual({
    port: 8080,
    host: '::1',
    appUrl: 'https://school.example',
    dataDir: '/var/lib/school',
    databaseUrl: 'postgres://user:word@db.example:5432/school',
    authSecret: key,
    authSecretPrevious: `${key.slice(1)}${key[0]}`,
    trustProxy: ['10.0.0.0/8', '192.168.1.1', 'fd00::/8'],
    trialDays: 30,
    limitFactor: 2.5,
    importsMegabytes: 200,
    defaultLanguage: 'de',
    mailsPerHour: 250,
    metricsPort: 9464,
    logLevel: 'info',
    smtpUrl: 'smtps://user:word@mail.example',
    mailFrom: 'Tertulia <no-reply@school.example>',
    googleClientId: 'school',
    googleClientSecret: 'word',
    googleIssuer: 'https://id.example/school',
    files: {
      endpoint: 'http://minio:9000',
      region: 'eu-west-1',
      bucket: 'school',
      accessKeyId: 'id',
      secretAccessKey: 'word',
    },
    stripe: {
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      prices: { starter: 'price_a', plus: 'price_b', pro: 'price_c' },
      apiBase: 'http://127.0.0.1:12111',
      isTaxAutomatic: true,
    },
    tokensPerDay: 5_000,
    charactersPerDay: 700,
    spokenSecondsPerDay: 900,
    model: { baseUrl: 'https://llm.example/v1', apiKey: 'word', model: 'small' },
    tts: { baseUrl: 'https://tts.example/v1', apiKey: 'sound', model: 'voices' },
    stt: { baseUrl: 'http://whisper:8000/v1', apiKey: undefined, model: 'small' },
  })
})

test('the address of the app follows the port', () => {
  expect(readConfig({ PORT: '4000' }).appUrl).toBe('http://127.0.0.1:4000')
})

describe('an invalid setting is refused in one sentence that names it', () => {
  test.for([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Tertulia'],
    ['MAIL_FROM', 'A <a@b.example>\nBcc: x@y.example'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['GOOGLE_CLIENT_ID', 'alone'],
    ['METRICS_PORT', 'on'],
    ['LOG_LEVEL', 'loud'],
    ['FILES_S3_ENDPOINT', 'http://files.example'],
    ['FILES_S3_ENDPOINT', 'https://files.example/bucket'],
    ['FILES_S3_SECRET', 'two words'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'two words'],
    ['APP_URL', 'school.example'],
    ['APP_URL', 'ftp://school.example'],
    ['APP_URL', 'https://school.example/app'],
    ['DATABASE_URL', 'foo'],
    ['DATABASE_URL', 'mysql://user@host/school'],
    ['DATABASE_URL', 'postgres://user@host'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['TRIAL_DAYS', '-1'],
    ['TRIAL_DAYS', '1e3'],
    ['LIMIT_FACTOR', '0'],
    ['LIMIT_FACTOR', 'many'],
    ['DEFAULT_LANGUAGE', 'xx'],
    ['STRIPE_PRICE_PLUS', 'plus'],
    ['STRIPE_API_BASE', 'http://stripe.example'],
    ['LLM_BASE_URL', 'llm.example'],
    ['LLM_BASE_URL', 'http://llm.example/v1'],
    ['LLM_BASE_URL', 'https://llm.example/v1?key=word'],
    ['LLM_API_KEY', 'two words'],
    ['TTS_BASE_URL', 'http://tts.example/v1'],
    ['TTS_API_KEY', 'two words'],
  ])('%s=%s', ([name, value]) => {
    expect(() => readConfig({ [String(name)]: value })).toThrow(new RegExp(`^${name} must be [^\n]+\\.$`))
  })
})

test('an invalid URL is refused with an example', () => {
  expect(() => readConfig({ LLM_BASE_URL: 'llm' })).toThrow(/llm\.example.*:11434/)
  expect(() => readConfig({ TTS_BASE_URL: 'tts' })).toThrow(/tts\.example.*:8880/)
})

describe('a key that is too short or copied from an example is refused without being quoted', () => {
  test.for([
    'short',
    'x'.repeat(64),
    'abcdabcdabcdabcdabcdabcdabcdabcd',
    'change-me-change-me-change-me-123456',
    'this-is-an-example-of-a-long-key-17',
    '0123456789abcdef0123456789ABCDEF',
  ])('%s', (value) => {
    expect(() => readConfig({ AUTH_SECRET: value })).toThrow(/^AUTH_SECRET (must have|looks like)/)
    expect(() => readConfig({ AUTH_SECRET: value })).not.toThrow(value)
  })
})

test('an invalid database URL is not quoted, because it may contain a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:hunter2@host/school' })).not.toThrow('hunter2')
})

test('the help names every setting once', () => {
  const names = describeSettings()
    .match(/^ {2}[A-Z\d_]+/gm)
    ?.map((name) => name.trim())
  const expected =
    'PORT HOST APP_URL DATA_DIR DATABASE_URL DATABASE_ADMIN_URL AUTH_SECRET AUTH_SECRET_PREVIOUS TRUST_PROXY TRIAL_DAYS LIMIT_FACTOR IMPORTS_MB DEFAULT_LANGUAGE SMTP_URL MAIL_FROM MAILS_PER_HOUR METRICS_PORT LOG_LEVEL GOOGLE_CLIENT_ID GOOGLE_CLIENT_SECRET GOOGLE_ISSUER FILES_S3_ENDPOINT FILES_S3_REGION FILES_S3_BUCKET FILES_S3_KEY FILES_S3_SECRET STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STRIPE_PRICE_STARTER STRIPE_PRICE_PLUS STRIPE_PRICE_PRO STRIPE_TAX STRIPE_API_BASE LLM_BASE_URL LLM_API_KEY LLM_MODEL LLM_TOKENS_PER_DAY GRAMMAR_BASE_URL TTS_BASE_URL TTS_API_KEY TTS_MODEL TTS_CHARACTERS_PER_DAY STT_BASE_URL STT_API_KEY STT_MODEL STT_SECONDS_PER_DAY'
  expect(names).toEqual(expected.split(' '))
})
