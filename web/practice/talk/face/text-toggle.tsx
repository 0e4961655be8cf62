import { MessageSquareOff, MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/buttons/button.tsx'

/** Shows all that was said, or leaves the place to the face. */
export function TextToggle({ hasText, onPress }: { hasText: boolean; onPress: () => void }) {
  const { t } = useTranslation('practice')
  return (
    <Button variant="ghost" size="lg" icon={hasText ? <MessageSquareOff /> : <MessageSquareText />} onClick={onPress}>
      {hasText ? <span className="max-sm:sr-only">{t(($) => $.face.hideText)}</span> : t(($) => $.face.showText)}
    </Button>
  )
}
