import { X } from 'lucide-react'
import { useTranslation } from '../lib/words/translation/use-translation.tsx'
import { focusBeside } from '../lists/keep-focus.ts'
import { IconButton } from '../ui/buttons/icon-button.tsx'

export function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { t } = useTranslation('assignments')
  return (
    <IconButton
      size="sm"
      variant="danger"
      label={t(($) => $.remove, { name })}
      icon={<X />}
      onClick={({ currentTarget }) => {
        focusBeside(currentTarget)
        onRemove()
      }}
    />
  )
}
