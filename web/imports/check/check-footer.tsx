import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import type { Preview } from '#contract/people/imports.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/cx.ts'
import { FooterStart } from '../footer-start.tsx'
import { hasNames } from './columns.ts'
import type { Check } from './use-check.ts'

export function CheckFooter({ check, preview }: { check: Check; preview: Preview | undefined }) {
  const { t } = useTranslation('imports')
  const { tickedCount, tooMany, run } = check
  const isEmpty = preview?.rows.length === 0
  const isNamed = preview !== undefined && !isEmpty && hasNames(preview.columns)
  const isBlocked = tickedCount === 0 || tooMany > 0 || check.columns.isPending
  const another = (
    <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={check.chooseAnother} disabled={run.isPending}>
      {t(($) => $.choose.again)}
    </Button>
  )
  return (
    <>
      {isEmpty ? another : <FooterStart>{another}</FooterStart>}
      <div
        aria-live="polite"
        className={cx(
          'text-sm text-muted sm:self-center sm:text-end',
          tooMany > 0 ? 'max-sm:order-1' : 'max-sm:absolute',
        )}
      >
        {tooMany > 0 ? (
          <span className="text-danger-text">{t(($) => $.check.tooMany, { count: tooMany })}</span>
        ) : (
          isNamed && <span className="max-sm:sr-only">{t(($) => $.check.selected, { count: tickedCount })}</span>
        )}
      </div>
      {isNamed && (
        <Button
          variant="primary"
          disabled={isBlocked}
          pending={run.isPending}
          pendingLabel={t(($) => $.check.adding)}
          onClick={check.add}
        >
          {labelOf()}
        </Button>
      )}
    </>
  )

  function labelOf(): string {
    if (tickedCount === 0) return t(($) => $.check.nothing)
    const fits = check.isAsProposed && (preview?.summary.over_limit ?? 0) > 0
    return t(($) => (fits ? $.check.addFitting : $.check.add), { count: tickedCount })
  }
}
