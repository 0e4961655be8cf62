import { Printer } from 'lucide-react'
import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { PracticeCard } from '#contract/people/links.ts'
import { useFormat } from '../../lib/words/format.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Callout } from '../../ui/states/callout.tsx'
import { cardsPerSheet } from './card-sheets.tsx'
import type { CardSelection } from './card-selection.ts'
import type { Cards } from '../links.api.ts'

export function CardsNotice({ cards: { items, leftOut }, chosen }: { cards: Cards; chosen: CardSelection }) {
  const { t, i18n } = useTranslation('links')
  const { number, languageName } = useFormat()
  const sheets = Math.ceil(items.length / cardsPerSheet)
  const count = items.length
  return (
    <>
      <p className="text-muted tabular-nums">
        {t(($) => $.cards.count, { count, number: number(count) })} ·{' '}
        {t(($) => $.cards.sheets, { count: sheets, number: number(sheets) })}
      </p>
      {items.some(({ native_language }) => native_language === null) && (
        <p className="max-w-prose text-muted">
          {t(($) => $.cards.language, { language: languageName(i18n.language) })}
        </p>
      )}
      {leftOut > 0 && <Callout>{t(($) => $.cards.left, { count: leftOut, number: number(leftOut) })}</Callout>}
      <NoPartnerNotice alone={items.filter(({ has_partner }) => !has_partner)} chosen={chosen} />
    </>
  )
}

type AloneNoticeProps = { alone: readonly PracticeCard[]; chosen: CardSelection }

/** More are counted instead of named. */
const maxNamed = 3

function NoPartnerNotice({ alone, chosen }: AloneNoticeProps) {
  const { t } = useTranslation('links')
  const { number, list } = useFormat()
  const [one] = alone
  if (!one) return null
  const count = alone.length
  const names = list(alone.map(({ name }) => name))
  return (
    <Callout
      tone="warning"
      actions={
        <ButtonLink size="sm" render={<Link to={assignPath(one, count, chosen)} />}>
          {t(($) => $.cards.assign)}
        </ButtonLink>
      }
    >
      {count > maxNamed
        ? t(($) => $.cards.alone, { count, number: number(count) })
        : t(($) => $.cards.aloneNamed, { count, names })}
    </Callout>
  )
}

function assignPath({ student_id }: PracticeCard, count: number, chosen: CardSelection): string {
  if ('class_id' in chosen) return `/classes/${chosen.class_id}`
  return count === 1 ? `/students/${student_id}` : '/manage'
}

/** Prints when all cards have been rendered. */
export function PrintButton({ isReady }: { isReady: boolean }) {
  const { t } = useTranslation('links')
  return (
    <Button variant="primary" icon={<Printer aria-hidden="true" />} disabled={!isReady} onClick={() => print()}>
      {t(($) => $.cards.print)}
    </Button>
  )
}
