import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Price } from '#contract/billing/billing.ts'

export function priceText({ amount, currency }: Price, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  return format.format(amount / 10 ** maximumFractionDigits)
}

export function usePriceText(): (price: Price) => string {
  const { language } = useTranslation().i18n
  return (price) => priceText(price, language)
}
