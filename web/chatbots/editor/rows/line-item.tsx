import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../../lib/words/translation/use-translation.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'

type LineItemProps = Omit<ComponentProps<typeof TextArea>, 'label'> & {
  label: string
  number: number
  onRemove: () => void
}

export function LineItem({ label, number, onRemove, ...field }: LineItemProps) {
  const { t } = useTranslation('editor')
  return (
    <li className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <TextArea {...field} rows={1} label={t(($) => $.numbered, { label, number })} labelHidden autoComplete="off" />
      </div>
      <IconButton label={t(($) => $.removeOne, { label, number })} icon={<X />} onClick={onRemove} />
    </li>
  )
}
