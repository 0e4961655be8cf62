import { Square, Volume2 } from 'lucide-react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'

export function ListenButton({ isSaying, onPress }: { isSaying: boolean; onPress: () => void }) {
  const { t } = useTranslation('practice')
  return isSaying ? (
    <IconButton label={t(($) => $.sound.stop)} icon={<Square className="fill-current" />} onClick={onPress} />
  ) : (
    <IconButton label={t(($) => $.sound.listen)} icon={<Volume2 />} onClick={onPress} />
  )
}
