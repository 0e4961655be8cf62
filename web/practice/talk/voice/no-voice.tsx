import { VolumeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import type { PracticeLanguage } from '#contract/values/languages.ts'
import { useFormat } from '../../../lib/words/format.ts'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

export function NoVoice({ language }: { language: PracticeLanguage }) {
  const { t } = useTranslation('practice')
  const { languageInside } = useFormat()
  const [isOpen, setIsOpen] = useState(false)
  const text = t(($) => $.sound.none, { language: languageInside(language) })
  return (
    <span className="relative grid max-[15rem]:hidden">
      <IconButton
        label={text}
        icon={<VolumeOff />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        onBlur={() => setIsOpen(false)}
        onKeyDown={({ key }) => key === 'Escape' && setIsOpen(false)}
      />
      {isOpen && (
        <output className="absolute -end-20 top-full z-20 w-max max-w-56 rounded-md border border-border bg-surface-raised px-3 py-2 text-sm shadow-card">
          {text}
        </output>
      )}
    </span>
  )
}
