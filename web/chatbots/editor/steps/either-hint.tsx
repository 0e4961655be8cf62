import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Callout } from '../../../ui/states/callout.tsx'
import { useTargetLanguage } from '../form/use-field.ts'
import { alternativesIn } from './alternatives-in.ts'

type EitherHintProps = { fieldId: string; value: string; onChange: (value: string) => void }

/** Where several words are listed, of which one may be enough, offers to write them so. */
export function EitherHint({ fieldId, value, onChange }: EitherHintProps) {
  const { t } = useTranslation('editor')
  const { lang } = useTargetLanguage()
  const changed = alternativesIn(value, lang)
  if (changed === null) return null
  const change = () => {
    onChange(changed)
    document.getElementById(fieldId)?.focus()
  }
  return (
    <Callout
      actions={
        <Button size="sm" onClick={change}>
          {t(($) => $.pattern.oneIsEnough)}
        </Button>
      }
    >
      {t(($) => $.pattern.needsAll)}
    </Callout>
  )
}
