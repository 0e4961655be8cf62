import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Callout } from '../ui/callout.tsx'
import { cardsPerSheet } from './card-sheets.tsx'
import type { Cards } from './links.api.ts'

/** How many cards and sheets there are, and who has none. */
export function CardsNotice({ cards: { items, left } }: { cards: Cards }) {
  const { t } = useTranslation('links')
  const { number } = useFormat()
  const sheets = Math.ceil(items.length / cardsPerSheet)
  const count = items.length
  return (
    <>
      <p className="text-muted tabular-nums">
        {t(($) => $.cards.count, { count, number: number(count) })} ·{' '}
        {t(($) => $.cards.sheets, { count: sheets, number: number(sheets) })}
      </p>
      {left > 0 && <Callout>{t(($) => $.cards.left, { count: left, number: number(left) })}</Callout>}
    </>
  )
}

/** Prints the cards as soon as all of them are drawn. */
export function PrintButton({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation('links')
  return (
    <Button variant="primary" icon={<Printer aria-hidden="true" />} disabled={!isReady} onClick={() => print()}>
      {t(($) => $.cards.print)}
    </Button>
  )
}
