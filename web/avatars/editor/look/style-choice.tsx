import { useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { type Look, type LookStyle, lookStyles } from '#contract/values/looks.ts'
import { firstLook } from '../../../face/style/first-look.ts'
import { PictureChoice } from './picture-choice.tsx'

type StyleChoiceProps = { look: Look; onChange: (look: Look) => void }

export function StyleChoice({ look, onChange }: StyleChoiceProps) {
  const { t } = useTranslation('faces')
  const [left, setLeft] = useState<Partial<Record<LookStyle, Look>>>({})
  const lookIn = (style: LookStyle): Look => (style === look.style ? look : (left[style] ?? firstLook(style)))
  const choose = (style: LookStyle) => {
    setLeft({ ...left, [look.style]: look })
    onChange(lookIn(style))
  }
  return (
    <PictureChoice
      legend={t(($) => $.style)}
      name="look-style"
      value={look.style}
      onChange={choose}
      options={lookStyles.map((style) => ({
        value: style,
        label: t(($) => $.styles[style]),
        look: lookIn(style),
      }))}
    />
  )
}
