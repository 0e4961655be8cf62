import { useState } from 'react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Checkout, TestCard } from '#contract/billing/checkouts.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import { Callout } from '../../ui/states/callout.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { BankStep } from './bank-step.tsx'
import { CardChoice } from './card-choice.tsx'
import { usePay } from './checkout.api.ts'

type CheckoutFailure = 'declined' | 'refused'

export function CheckoutForm({ id, checkout }: { id: string; checkout: Checkout }) {
  const { t } = useTranslation('checkout')
  const errorText = useErrorText()
  const pay = usePay(id, checkout)
  const [card, setCard] = useState<TestCard>('good')
  const [isAsked, setIsAsked] = useState(false)
  const [setback, setSetback] = useState<CheckoutFailure | null>(null)

  const forget = () => {
    setSetback(null)
    pay.reset()
  }
  const send = (confirmed: boolean) => {
    forget()
    pay.mutate(
      { card, ...(confirmed && { confirmed }) },
      {
        onSuccess: ({ outcome }) => {
          setIsAsked(outcome === 'confirm')
          if (outcome === 'declined') setSetback('declined')
        },
      },
    )
  }
  // The page stays for a moment after the last answer.
  const isBusy = pay.isPending || pay.data?.outcome === 'done'
  const notice = setback ? (
    <Callout tone={setback === 'declined' ? 'danger' : 'warning'} urgent title={t(($) => $.pay[setback].title)}>
      {t(($) => $.pay[setback].text)}
    </Callout>
  ) : (
    pay.error && (
      <Callout tone="danger" urgent>
        {errorText(pay.error)}
      </Callout>
    )
  )
  return (
    <Card>
      {isAsked ? (
        <BankStep
          card={card}
          isPending={isBusy}
          notice={notice}
          onConfirm={() => send(true)}
          onRefuse={() => {
            forget()
            setIsAsked(false)
            setSetback('refused')
          }}
        />
      ) : (
        <CardChoice
          purpose={checkout.purpose}
          card={card}
          isPending={isBusy}
          notice={notice}
          onCard={(next) => {
            forget()
            setCard(next)
          }}
          onPay={() => send(false)}
        />
      )}
    </Card>
  )
}
