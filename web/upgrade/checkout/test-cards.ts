import type { TestCard } from '#contract/billing/checkouts.ts'

export const testCards: readonly { card: TestCard; brand: string; last4: string }[] = [
  { card: 'good', brand: 'visa', last4: '4242' },
  { card: 'confirmed', brand: 'mastercard', last4: '3155' },
  { card: 'expiring', brand: 'amex', last4: '0005' },
  { card: 'failing', brand: 'visa', last4: '0341' },
  { card: 'declined', brand: 'visa', last4: '0002' },
]
