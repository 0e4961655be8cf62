import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Checkout, TestCard } from '#contract/billing/checkouts.ts'
import { BrandMark } from '../../billing/cards/brand-mark.tsx'
import { CardName } from '../../billing/cards/card-name.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { testCards } from './test-cards.ts'

type CardChoiceProps = {
  purpose: Checkout['purpose']
  card: TestCard
  isPending: boolean
  notice: ReactNode
  onCard: (card: TestCard) => void
  onPay: () => void
}

export function CardChoice({ purpose, card, isPending, notice, onCard, onPay }: CardChoiceProps) {
  const { t } = useTranslation('checkout')
  const isCard = purpose === 'card'
  const doesOf = (one: TestCard) =>
    one === 'failing' && !isCard ? t(($) => $.pay.does.failingNow) : t(($) => $.pay.does[one])
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) onPay()
      }}
    >
      <RadioCards
        legend={t(($) => $.pay.legend)}
        name="card"
        columns={1}
        value={card}
        onChange={(next) => !isPending && onCard(next)}
        options={testCards.map(({ card: value, ...testCard }) => ({
          value,
          media: <BrandMark brand={testCard.brand} />,
          label: <CardName card={testCard} id={`card-${value}`} />,
          description: doesOf(value),
        }))}
      />
      {notice}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        full
        pending={isPending}
        pendingLabel={t(($) => (isCard ? $.pay.adding : $.pay.paying))}
      >
        {t(($) => (isCard ? $.pay.add : $.pay.subscribe))}
      </Button>
      <p className="flex gap-2 text-sm text-muted">
        <Lock className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        {t(($) => $.pay.noNumber)}
      </p>
    </form>
  )
}
