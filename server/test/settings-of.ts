import type { GooglePeer } from '#server/test/peers/google-peer.ts'
import type { MailServer } from '#server/test/peers/mail-server.ts'
import type { ModelPeer } from '#server/test/peers/model/model-peer.ts'
import type { RecognitionPeer } from '#server/test/peers/recognition/recognition-peer.ts'
import type { StripePeer } from '#server/test/peers/stripe/stripe-peer.ts'
import type { VoicePeer } from '#server/test/peers/voice/voice-peer.ts'

export const modelSettingsOf = ({ settings: { baseUrl, apiKey, model } }: ModelPeer) => ({
  LLM_BASE_URL: baseUrl,
  LLM_API_KEY: apiKey ?? '',
  LLM_MODEL: model,
})

export const stripeSettingsOf = ({ settings: { secretKey, webhookSecret, prices, apiBase } }: StripePeer) => ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_PRICE_STARTER: prices.starter,
  STRIPE_PRICE_PLUS: prices.plus,
  STRIPE_PRICE_PRO: prices.pro,
  STRIPE_API_BASE: apiBase,
})

export const googleSettingsOf = ({ settings: { googleIssuer, googleClientId, googleClientSecret } }: GooglePeer) => ({
  GOOGLE_ISSUER: googleIssuer,
  GOOGLE_CLIENT_ID: googleClientId ?? '',
  GOOGLE_CLIENT_SECRET: googleClientSecret ?? '',
})

export const voiceSettingsOf = ({ settings: { baseUrl, apiKey, model } }: VoicePeer) => ({
  TTS_BASE_URL: baseUrl,
  TTS_API_KEY: apiKey ?? '',
  TTS_MODEL: model,
})

export const recognitionSettingsOf = ({ settings: { baseUrl, apiKey, model } }: RecognitionPeer) => ({
  STT_BASE_URL: baseUrl,
  STT_API_KEY: apiKey ?? '',
  STT_MODEL: model,
})

export const mailSettingsOf = ({ port }: Pick<MailServer, 'port'>) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` })
