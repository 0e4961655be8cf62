import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { CheckFooter } from './check-footer.tsx'
import type { Check } from './use-check.ts'
import type { WizardState } from './use-wizard.ts'

/** The ways on and back of the step that is being taken. */
export function WizardFooter({ wizard, check }: { wizard: WizardState; check: Check }) {
  const { t } = useTranslation('imports')
  const { step, reading, kind, text } = wizard
  if (step === 2) return <CheckFooter check={check} preview={wizard.preview.data} />
  if (reading.isPending) return <Button onClick={reading.cancel}>{t(($) => $.cancel)}</Button>
  return (
    <>
      <Button onClick={wizard.goBack}>{t(($) => $.back)}</Button>
      {kind === 'paste' && (
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => wizard.read({ kind: 'text', text })}>
          {t(($) => $.choose.pasteAction)}
        </Button>
      )}
    </>
  )
}
