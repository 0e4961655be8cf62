import { X } from 'lucide-react'
import { useTranslation } from '../../../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../../../ui/buttons/icon-button.tsx'
import { sideOf } from '../../../../messages/reading-side.ts'

interface HeardWordsProps {
  text: string
  language: string
  onDiscard: () => void
}

export function RecognizedText({ text, language, onDiscard }: HeardWordsProps) {
  const { t } = useTranslation('practice')
  return (
    <div className="flex items-start gap-1 rounded-xl border border-border-strong bg-surface-raised ps-4">
      <p
        lang={language}
        dir={sideOf(language, text)}
        className="min-w-0 flex-1 py-2.5 whitespace-pre-line wrap-anywhere"
      >
        {text}
      </p>
      <IconButton label={t(($) => $.face.discard)} icon={<X />} onClick={onDiscard} />
    </div>
  )
}
