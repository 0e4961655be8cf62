import type { GooglePeer } from '#server/test/peers/google-peer.ts'
import type { MailServer } from '#server/test/peers/mail-server.ts'
import type { ModelPeer } from '#server/test/peers/model/model-peer.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import type { VoicePeer } from '#server/test/peers/voice/voice-peer.ts'

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

/** What a server is told of Google. */
export const googleSettingsOf = ({ settings: { googleIssuer, googleClientId, googleClientSecret } }: GooglePeer) => ({
  GOOGLE_ISSUER: googleIssuer,
  GOOGLE_CLIENT_ID: googleClientId ?? '',
  GOOGLE_CLIENT_SECRET: googleClientSecret ?? '',
})

/** What a server is told of the voice. */
export const voiceSettingsOf = ({ settings: { baseUrl, apiKey, model } }: VoicePeer) => ({
  TTS_BASE_URL: baseUrl,
  TTS_API_KEY: apiKey ?? '',
  TTS_MODEL: model,
})

/** What a server is told of the mail server. */
export const mailSettingsOf = ({ port }: Pick<MailServer, 'port'>) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` })
