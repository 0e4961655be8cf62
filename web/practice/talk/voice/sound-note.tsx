import { useTranslation } from 'react-i18next'

/** What a tap on a word does: says it, or tells its meaning where this device has no voice. */
export function SoundNote({ isThere, hasMeanings }: { isThere: boolean; hasMeanings: boolean }) {
  const { t } = useTranslation('practice')
  if (!isThere && !hasMeanings) return null
  return (
    <p className="text-center text-sm text-muted">{isThere ? t(($) => $.sound.tap) : t(($) => $.sound.tapMeaning)}</p>
  )
}
