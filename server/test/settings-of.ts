import type { MailServer } from '#server/test/mail-server.ts'
import type { ModelPeer } from '#server/test/model-peer/model-peer.ts'
import type { StripePeer } from '#server/test/stripe-peer/stripe-peer.ts'

/** What a server is told of the language model. */
export const modelSettingsOf = ({ settings: { baseUrl, apiKey, model } }: ModelPeer) => ({
  LLM_BASE_URL: baseUrl,
  LLM_API_KEY: apiKey ?? '',
  LLM_MODEL: model,
})

/** What a server is told of Stripe. */
export const stripeSettingsOf = ({ settings: { secretKey, webhookSecret, prices, apiBase } }: StripePeer) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_STARTER: prices.starter,
  STRIPE_PRICE_PLUS: prices.plus,
  STRIPE_PRICE_PRO: prices.pro,
  STRIPE_API_BASE: apiBase,
})

/** What a server is told of the mail server. */
export const mailSettingsOf = ({ port }: Pick<MailServer, 'port'>) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` })
