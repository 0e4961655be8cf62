import { Landmark } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { TestCard } from '#contract/billing/checkouts.ts'
import { useCardName } from '../../billing/cards/card-name.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { testCards } from './test-cards.ts'

type BankStepProps = {
  card: TestCard
  isPending: boolean
  notice: ReactNode
  onConfirm: () => void
  onRefuse: () => void
}

export function BankStep({ card, isPending, notice, onConfirm, onRefuse }: BankStepProps) {
  const { t } = useTranslation('checkout')
  const cardName = useCardName()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const testCard = testCards.find((one) => one.card === card)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 py-4 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-info-soft text-info-text">
        <Landmark className="size-6" aria-hidden="true" />
      </span>
      <div className="grid gap-1.5">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
          {t(($) => $.bank.title)}
        </h2>
        <p className="max-w-prose text-muted">{testCard && t(($) => $.bank.text, { card: cardName(testCard) })}</p>
      </div>
      {notice}
      <div className="flex w-full flex-col-reverse gap-2 sm:flex-row sm:justify-center">
        <Button size="lg" disabled={isPending} onClick={onRefuse}>
          {t(($) => $.bank.refuse)}
        </Button>
        <Button
          variant="primary"
          size="lg"
          pending={isPending}
          pendingLabel={t(($) => $.bank.confirming)}
          onClick={onConfirm}
        >
          {t(($) => $.bank.confirm)}
        </Button>
      </div>
    </div>
  )
}
