import { anyText, apiBase, apiKey, modelBase, optional, priceId, storageAddress } from '#server/config-parsers.ts'
import { setting } from '#server/settings.ts'

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

const folder = 'files lie in DATA_DIR'

/** What is set of the bucket that keeps the files: all of it, or nothing. */
export const fileSettings = {
  endpoint: setting({
    name: 'FILES_S3_ENDPOINT',
    unset: '',
    shown: folder,
    does: 'Address of a storage that speaks like S3, such as https://s3.eu-central-1.amazonaws.com.',
    parse: optional(storageAddress),
  }),
  region: setting({
    name: 'FILES_S3_REGION',
    unset: 'us-east-1',
    does: 'Region of that storage, as its provider names it.',
    parse: anyText,
  }),
  bucket: setting({
    name: 'FILES_S3_BUCKET',
    unset: '',
    shown: folder,
    does: 'Name of the bucket, which is there already and private.',
    parse: optional(anyText),
  }),
  accessKeyId: setting({
    name: 'FILES_S3_KEY',
    unset: '',
    shown: folder,
    does: 'Id of a key that may read, write, list and delete in the bucket.',
    parse: optional(apiKey),
  }),
  secretAccessKey: setting({
    name: 'FILES_S3_SECRET',
    unset: '',
    shown: folder,
    does: 'Secret of that key.',
    parse: optional(apiKey),
  }),
}

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
