import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/buttons/button.tsx'

/** What can be done after an import: another one, or looking at the students. */
export function DoneFooter({ onSee, onAnother }: { onSee: () => void; onAnother: () => void }) {
  const { t } = useTranslation('imports')
  return (
    <>
      <Button onClick={onAnother}>{t(($) => $.done.another)}</Button>
      <Button variant="primary" onClick={onSee}>
        {t(($) => $.done.see)}
      </Button>
    </>
  )
}
