import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { FooterStart } from './footer-start.tsx'
import { CheckFooter } from './check/check-footer.tsx'
import type { Check } from './check/use-check.ts'
import type { WizardState } from './use-wizard.ts'

export function WizardFooter({ wizard, check }: { wizard: WizardState; check: Check }) {
  const { t } = useTranslation('imports')
  const { step, reading, kind, text } = wizard
  if (wizard.result) return <DoneFooter onSee={wizard.close} onAnother={check.startOver} />
  if (step === 2) return <CheckFooter check={check} preview={wizard.preview.data} />
  if (reading.isPending)
    return (
      <FooterStart>
        <Button onClick={reading.cancel}>{t(($) => $.cancel)}</Button>
      </FooterStart>
    )
  return (
    <>
      <FooterStart>
        <Button onClick={wizard.goBack}>{t(($) => $.back)}</Button>
      </FooterStart>
      {kind === 'paste' && (
        <Button variant="primary" disabled={text.trim() === ''} onClick={() => wizard.read({ kind: 'text', text })}>
          {t(($) => $.choose.pasteAction)}
        </Button>
      )}
    </>
  )
}

function DoneFooter({ onSee, onAnother }: { onSee: () => void; onAnother: () => void }) {
  const { t } = useTranslation('imports')
  return (
    <>
      <Button onClick={onAnother}>{t(($) => $.done.another)}</Button>
      <Button variant="primary" onClick={onSee}>
        {t(($) => $.done.see)}
      </Button>
    </>
  )
}
