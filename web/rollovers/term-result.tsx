import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Rollover, Undone } from '#contract/people/rollovers.ts'
import { cardLimit } from '#contract/people/links.ts'
import { useErrorText } from '../lib/api/error-text.ts'
import { useFormat } from '../lib/words/format.ts'
import { cardsLocation } from '../links/cards/card-selection.ts'
import { Button } from '../ui/buttons/button.tsx'
import { ButtonLink } from '../ui/buttons/button-link.tsx'
import { Card } from '../ui/layout/card.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { Callout } from '../ui/states/callout.tsx'
import { useUndoTerm } from './rollovers.api.ts'

export function TermResult({ rollover }: { rollover: Rollover }) {
  const { t } = useTranslation('rollovers')
  const { dateTime } = useFormat()
  const errorText = useErrorText()
  const undo = useUndoTerm()
  const [isAsking, setIsAsking] = useState(false)
  const { id, by, created_at, undo_until, undone_at } = rollover
  const close = () => setIsAsking(false)
  if (undone_at)
    return (
      <>
        <Callout tone="info" title={t(($) => $.result.undone, { at: dateTime(undone_at) })}>
          {undo.data?.kept.length === 0 && t(($) => $.result.allBack)}
        </Callout>
        {undo.data && <Kept kept={undo.data.kept} />}
        <BackToClasses />
      </>
    )
  return (
    <>
      <Callout
        tone="success"
        title={t(($) => $.result.title)}
        actions={
          <Button size="sm" onClick={() => setIsAsking(true)}>
            {t(($) => $.result.undo)}
          </Button>
        }
      >
        <p>
          {factsOf(rollover)
            .map(([fact, count]) => t(($) => $.fact[fact], { count }))
            .join(' ')}
        </p>
        <p className="text-sm">
          {by && t(($) => $.result.by, { by, at: dateTime(created_at) })}{' '}
          {t(($) => $.result.until, { at: dateTime(undo_until) })}
        </p>
      </Callout>
      <Cards cards={rollover.cards} />
      <BackToClasses />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => !isOpen && !undo.isPending && close()}
        closeLabel={t(($) => $.result.close)}
        title={t(($) => $.undoing.title)}
        description={t(($) => $.undoing.text)}
        confirmLabel={t(($) => $.undoing.confirm)}
        cancelLabel={t(($) => $.undoing.keep)}
        pending={undo.isPending}
        pendingLabel={t(($) => $.undoing.pending)}
        error={undo.error ? errorText(undo.error) : undefined}
        onConfirm={() => undo.mutate(id, { onSuccess: close })}
      />
    </>
  )
}

const facts = ['archived', 'carried_on', 'moved', 'inactivated', 'renewed'] as const
const factsOf = (rollover: Rollover) =>
  facts.map((fact) => [fact, rollover[fact]] as const).filter(([, count]) => count > 0)

function Kept({ kept }: Pick<Undone, 'kept'>) {
  const { t } = useTranslation('rollovers')
  const { list } = useFormat()
  return kept.map(({ what, names }) => (
    <Callout key={what} tone="warning" title={t(($) => $.kept[what], { count: names.length })}>
      <span dir="auto">{list(names)}</span>
    </Callout>
  ))
}

function Cards({ cards: { classes, others } }: Pick<Rollover, 'cards'>) {
  const { t } = useTranslation('rollovers')
  if (classes.length + others.length === 0) return null
  const rest = cardsLocation({ ids: others.slice(0, cardLimit) })
  return (
    <Card>
      <h2 className="text-base font-semibold">{t(($) => $.cards.title)}</h2>
      <p className="mt-1 text-muted">{t(($) => $.cards.text)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {classes.map(({ id, name, students }) => (
          <ButtonLink
            key={id}
            icon={<Printer aria-hidden="true" />}
            render={<Link to={cardsLocation({ class_id: id }).to} />}
          >
            <span dir="auto">{t(($) => $.cards.of, { name, count: students })}</span>
          </ButtonLink>
        ))}
        {others.length > 0 && (
          <ButtonLink icon={<Printer aria-hidden="true" />} render={<Link to={rest.to} state={rest.state} />}>
            {t(($) => $.cards.others, { count: others.length })}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function BackToClasses() {
  const { t } = useTranslation('rollovers')
  return (
    <div>
      <ButtonLink variant="primary" render={<Link to="/classes" />}>
        {t(($) => $.result.toClasses)}
      </ButtonLink>
    </div>
  )
}
