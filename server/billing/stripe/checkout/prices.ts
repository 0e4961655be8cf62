import type { Logger } from 'pino'
import type { Stripe } from 'stripe'
import type { Price, Prices } from '#contract/billing/billing.ts'
import { type Tier, tiers } from '#contract/billing/plans.ts'
import { idOf } from '#server/billing/stripe/convert.ts'
import { logFailure } from '#server/billing/stripe/failures.ts'

const second = 1000
const cacheMs = { found: 600 * second, failed: 30 * second }

export interface PriceRef {
  id: string
  product: string | null
}

export interface PriceCatalogue {
  idOf: (tier: Tier) => string
  prices: () => Promise<Prices>
  tierOf: (price: PriceRef) => Promise<Tier | null>
}

export function createPriceCatalogue(
  stripe: Stripe,
  log: Logger,
  ids: Record<Tier, string>,
  now: () => number,
): PriceCatalogue {
  const cache = new Map<Tier, { until: number; price: Promise<Stripe.Price | null> }>()
  // Cached for good: a price never moves to another product.
  const products = new Map<Tier, string | null>()

  const fetchPrice = (tier: Tier): Promise<Stripe.Price | null> => {
    const before = cache.get(tier)
    if (before && before.until > now()) return before.price
    const entry = { until: Infinity, price: stripe.prices.retrieve(ids[tier]).then(onPrice, onFailure) }
    cache.set(tier, entry)
    return entry.price

    function onPrice(price: Stripe.Price): Stripe.Price {
      entry.until = now() + cacheMs.found
      products.set(tier, idOf(price.product))
      return price
    }
    function onFailure(error: unknown): null {
      entry.until = now() + cacheMs.failed
      logFailure(log, error, 'reading a price from Stripe failed')
      return null
    }
  }

  return {
    idOf: (tier) => ids[tier],
    prices: async () => {
      const [starter, plus, pro] = await Promise.all([fetchPrice('starter'), fetchPrice('plus'), fetchPrice('pro')])
      return { starter: monthly(starter), plus: monthly(plus), pro: monthly(pro) }
    },
    tierOf: async ({ id, product }) => {
      const configured = tiers.find((tier) => ids[tier] === id)
      if (configured || !product) return configured ?? null
      await Promise.all(tiers.filter((tier) => !products.has(tier)).map(fetchPrice))
      const [tier, another] = tiers.filter((one) => products.get(one) === product)
      // One product with a price for each tier says nothing about the tier.
      return tier && !another ? tier : null
    },
  }
}

function monthly(price: Stripe.Price | null): Price | null {
  const isMonthly = price?.recurring?.interval === 'month' && price.recurring.interval_count === 1
  return isMonthly && price.unit_amount !== null ? { amount: price.unit_amount, currency: price.currency } : null
}
