import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/settings/config.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_STARTER: 'price_a',
  STRIPE_PRICE_PLUS: 'price_b',
  STRIPE_PRICE_PRO: 'price_c',
}

test('Stripe needs all its settings, with a different price for each plan, or none', () => {
  for (const name of Object.keys(stripe))
    expect(() => readConfig({ ...stripe, [name]: '' })).toThrow(new RegExp(`^${name} must be set together`))
  expect(() => readConfig({ ...stripe, STRIPE_PRICE_PRO: 'price_a' })).toThrow(/must be three different prices\.$/)
  expect(readConfig(stripe).stripe?.apiBase).toBe('https://api.stripe.com')
})

test('a language model needs a URL and a name; the key is optional', () => {
  const model = { LLM_BASE_URL: 'http://127.0.0.1:11434/v1', LLM_MODEL: 'small' }
  expect(readConfig(model).model).toEqual({ baseUrl: 'http://127.0.0.1:11434/v1', apiKey: undefined, model: 'small' })
  expect(() => readConfig({ ...model, LLM_MODEL: '' })).toThrow(/^LLM_MODEL must be set together with LLM_BASE_URL\.$/)
  for (const missing of [{ LLM_MODEL: 'small' }, { LLM_API_KEY: 'word' }])
    expect(() => readConfig(missing)).toThrow(/^LLM_BASE_URL must be set together with LLM_MODEL\.$/)
})

test('a server voice needs a URL and a model, independently of the language model; the key is optional', () => {
  const tts = { TTS_BASE_URL: 'http://127.0.0.1:8880/v1', TTS_MODEL: 'kokoro' }
  const read = readConfig(tts)
  expect(read.tts).toEqual({ baseUrl: 'http://127.0.0.1:8880/v1', apiKey: undefined, model: 'kokoro' })
  expect(read.model).toBeNull()
  expect(() => readConfig({ ...tts, TTS_MODEL: '' })).toThrow(/^TTS_MODEL must be set together with TTS_BASE_URL\.$/)
  for (const missing of [{ TTS_MODEL: 'kokoro' }, { TTS_API_KEY: 'sound' }])
    expect(() => readConfig(missing)).toThrow(/^TTS_BASE_URL must be set together with TTS_MODEL\.$/)
})

describe('a language model without TLS must be on a private network', () => {
  test.for(['localhost:11434', '192.168.1.20:8000', '10.0.0.7', 'ollama:11434', 'gpu.local', 'gpu.internal:8080'])(
    '%s',
    (host) => {
      const read = readConfig({ LLM_BASE_URL: `http://${host}/v1`, LLM_MODEL: 'small' })
      expect(read.model?.baseUrl).toBe(`http://${host}/v1`)
    },
  )
})

test('an invalid URL of a language model is not quoted, because it may contain a key', () => {
  const env = { LLM_BASE_URL: 'https://user:hunter2@llm.example/v1', LLM_MODEL: 'small' }
  expect(() => readConfig(env)).toThrow(/^LLM_BASE_URL must be/)
  expect(() => readConfig(env)).not.toThrow('hunter2')
})

test('a bucket needs all its settings or none', () => {
  const env = { FILES_S3_ENDPOINT: 'https://s3.example', FILES_S3_BUCKET: 'school', FILES_S3_KEY: 'id' }
  expect(() => readConfig(env)).toThrow('FILES_S3_SECRET must be set together with the other FILES_S3_ settings.')
  expect(readConfig({ FILES_S3_REGION: 'eu-west-1' }).files).toBeNull()
})

test('DATABASE_ADMIN_URL needs DATABASE_URL', () => {
  const address = 'postgres://tertulia@127.0.0.1/tertulia'
  expect(() => readConfig({ DATABASE_ADMIN_URL: address })).toThrow(/^DATABASE_ADMIN_URL must be set together with/)
  expect(readConfig({ DATABASE_ADMIN_URL: address, DATABASE_URL: address }).databaseAdminUrl).toBe(address)
})
