import { useTranslation } from '../../lib/words/translation/use-translation.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { PageHeading } from '../page-heading.tsx'

interface ConfirmNameProps {
  name: string
  isPending: boolean
  onAnswer: (answer: 'is_me' | 'is_someone_else') => void
}

export function ConfirmName({ name, isPending, onAnswer }: ConfirmNameProps) {
  const { t } = useTranslation('join')
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-2">
        <PageHeading>{t(($) => $.confirmTitle, { name })}</PageHeading>
        <p className="text-muted">{t(($) => $.confirmText)}</p>
      </div>
      <Button variant="primary" size="lg" full pending={isPending} onClick={() => onAnswer('is_me')}>
        {t(($) => $.yes)}
      </Button>
      <Button size="lg" full pending={isPending} onClick={() => onAnswer('is_someone_else')}>
        {t(($) => $.no)}
      </Button>
    </div>
  )
}
