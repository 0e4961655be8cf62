import { Dices, Undo2 } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { Link } from 'react-router'
import type { Look } from '#contract/values/looks.ts'
import { randomLook } from '../../../face/style/random-look.ts'
import { loadStyle } from '../../../face/style/styles.ts'
import { useStyle } from '../../../face/style/use-style.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { AvatarValues } from '../form/avatar-values.ts'
import { FormPart } from '../form-part.tsx'
import { LookParts } from './look-parts.tsx'
import { StyleChoice } from './style-choice.tsx'

export function LookFields() {
  const { t } = useTranslation('avatarEditor')
  const { control } = useFormContext<AvatarValues>()
  const { value: look, onChange } = useController({ control, name: 'look' }).field
  const [previous, setPrevious] = useState<Look | null>(null)
  const style = useStyle(look.style)
  // The preview renders first; the small faces follow when the main thread is idle.
  const shown = useDeferredValue(look)
  const shuffle = async () => {
    const drawn = await loadStyle(look.style)
    setPrevious(look)
    onChange(randomLook(drawn, Math.random))
  }
  const goBack = () => {
    if (previous) onChange(previous)
    setPrevious(null)
  }
  return (
    <FormPart
      title={t(($) => $.part.look)}
      actions={
        <>
          {previous && (
            <Button size="sm" variant="ghost" icon={<Undo2 aria-hidden="true" />} onClick={goBack}>
              {t(($) => $.look.previous)}
            </Button>
          )}
          <Button size="sm" icon={<Dices aria-hidden="true" />} onClick={() => void shuffle()}>
            {t(($) => $.look.shuffle)}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        <StyleChoice look={look} onChange={onChange} />
        <p className="text-xs text-muted">
          <Link to="/licences" className={quietClasses}>
            {t(($) => $.drawings)}
          </Link>
        </p>
      </div>
      {style && <LookParts key={look.style} style={style} look={shown} onChange={onChange} />}
    </FormPart>
  )
}

const quietClasses =
  'rounded-xs underline-offset-3 hover:text-text hover:underline pointer-coarse:inline-block pointer-coarse:py-3.5'
